import type { ProgramId } from '#brands/brand.ts';
import { FORMS, type Form, formOf } from '../story/programs.ts';
import { hash } from '../story/seeded.ts';

/** Which form somebody begins with is drawn by lot, so that the forms can be compared; the lot falls the same at every look. */
export function drawnForm(studentId: number, program: ProgramId, epoch: number): Form {
  return FORMS[hash(`form/${program}/${epoch}/${studentId}`) % FORMS.length] ?? FORMS[0];
}

const other = (form: Form): Form => (form === 'a' ? 'b' : 'a');

/**
 * The form of each check up to this one, the first first. A check that was begun keeps its form, whatever was added since;
 * the others take turns.
 */
export function formsUntil(
  iteration: number,
  begunIn: (iteration: number) => Form | null | undefined,
  drawn: Form,
): Form[] {
  const forms: Form[] = [];
  for (let at = 1; at <= iteration; at += 1) {
    const before = forms.at(-1);
    forms.push(begunIn(at) ?? (before === undefined ? drawn : other(before)));
  }
  return forms;
}

/** The form of a check of this iteration that was played to its end. */
export function formDone(
  done: readonly { scene: string; iteration: number }[],
  iteration: number,
): Form | null {
  return done.flatMap((one) => (one.iteration === iteration ? (formOf(one.scene) ?? []) : []))[0] ?? null;
}
