/** Which letters about follow-ups a person wants. Home tells all of it, whatever is chosen. */
export type FollowUpLetters = {
  /** At once, when a child they teach would like to talk. */
  talk: boolean;
  /** At once, when nobody has taken what concerns a child they teach: after two hours, and after two more. */
  steps: boolean;
  /** In the morning, while something waits. */
  mornings: boolean;
};

export const DEFAULT_LETTERS: FollowUpLetters = { talk: true, steps: false, mornings: true };

export type Addressee = {
  /** Has not turned such letters off. */
  wants: boolean;
  /** Is one of the two who answer at a school: they have said yes to being asked. */
  answers: boolean;
};

/** Of those who are told of a request: who is sent a letter. Where nobody wants one, everybody gets it. */
export function mailed<Person extends Addressee>(people: readonly Person[]): Person[] {
  const some = people.filter(({ wants, answers }) => wants || answers);
  return some.length > 0 ? some : [...people];
}
