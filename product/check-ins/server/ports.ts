/** What check-ins are handed of those who answer for hard weeks. */
export type CheckInPorts = {
  /** SQL of a condition on students `s`: those whom an adult answers for. `who` is an id in SQL. */
  answersFor: (who: string) => string;
};
