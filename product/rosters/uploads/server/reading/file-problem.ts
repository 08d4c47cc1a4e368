import type { Message } from '#platform/contract/message.ts';

/** A line of the file with its number there, as somebody would look it up. */
export type FileLine = {
  line: number;
  cells: string[];
  /** Says that the student has left. */
  remove?: boolean;
  /** Why it cannot be used, whatever it says. */
  fault?: string | undefined;
};

/** Why a file cannot be used, in words for whoever chose it. */
export class FileProblem extends Error {
  readonly reason: Message;

  constructor(i18n: string, values?: Message['values']) {
    super(i18n);
    this.name = 'FileProblem';
    this.reason = values === undefined ? { i18n } : { i18n, values };
  }

  static of({ i18n, values }: Message): FileProblem {
    return new FileProblem(i18n, values);
  }
}
