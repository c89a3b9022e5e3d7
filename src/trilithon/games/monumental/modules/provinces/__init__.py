"""Special Provinces (MO-PROV): ten kinds of Provinces with a rule each, on maps that have room for them."""
