/** Nobody plans further than to the same week of next year. */
export const PLANNED_AHEAD_DAYS = 366;
