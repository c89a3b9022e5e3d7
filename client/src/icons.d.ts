/* `import sandal from 'icon:sandal'`: the drawing of one icon of game-icons, taken in when the client is built. */
declare module 'icon:*' {
  const body: string
  export default body
}
