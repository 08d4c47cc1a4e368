/** What is decided about, each by itself. */
export const ACTIVITIES = ['play', 'check-ins', 'follow-up', 'observations', 'norms'] as const;
export type Activity = (typeof ACTIVITIES)[number];

export const DECISIONS = ['yes', 'no'] as const;
export type Decision = (typeof DECISIONS)[number];

/** How a family told the school. */
export const TOLD_HOW = ['paper', 'in-person', 'phone', 'message'] as const;
export type ToldHow = (typeof TOLD_HOW)[number];

/** In whose name a child's decision was made. */
export const CAPACITIES = ['family', 'school'] as const;
export type Capacity = (typeof CAPACITIES)[number];

/** Whoever decides for a whole school: who runs it, or its district. */
export const SCHOOL_CAPACITIES = ['school', 'district'] as const;
