import { places } from '../limits/places.ts';

/** A file keeps a connection to the database for as long as it is read. */
export const takePlace = places({ all: 6, each: 2 });
