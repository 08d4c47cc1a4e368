/** How a reader is shown their own changes, though they read at a copy of the database: by the place behind them. */
export const POSITION_HEADER = 'Kindred-Position';
export const SEEN_HEADER = 'Kindred-Seen';
