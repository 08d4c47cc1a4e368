/** The upright body: half widths, and where head, shoulders and hips are above the ground. */
export type BodyPlan = {
  headY: number;
  headScale: number;
  width: number;
  shoulderY: number;
  hipY: number;
  arm: number;
};
