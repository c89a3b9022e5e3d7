/**
 * Milliseconds in which an answer of the server usually comes. Until then nothing on the page says that it is waited
 * for: showing that costs a picture of the whole table, and the answer would have to wait for it.
 */
export const SOON = 60
