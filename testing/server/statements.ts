import * as z from 'zod/mini';
import { type Shape, watchStatements } from '#platform/server/database/statement.ts';

export type Made = { text: string; shape: Shape | null };

/** Every statement that a module made when it was read, in this process. */
export const statements: Made[] = [];

const schemas = new WeakMap<Shape, z.ZodMiniType>();
const misfits: string[] = [];

/** From here on every row is held against the shape of its statement. */
export function checkRows(): void {
  watchStatements({
    made: (text, shape) => statements.push({ text, shape }),
    answered(text, shape, rows) {
      for (const row of rows) checkRow(text, shape, row);
    },
  });
}

/** Who asks is told, and so is the test: a server would answer 500, and a job would try again. */
function checkRow(text: string, shape: Shape, row: unknown): void {
  const { success, error } = schemaOf(shape).safeParse(row);
  if (success) return;
  const misfit = `A row is not of the shape its statement names.\n${error.issues.map(tell).join('\n')}\n${text}`;
  misfits.push(misfit);
  throw new Error(misfit);
}

/** Without what was read: it may be about a person. */
function tell(issue: z.core.$ZodIssue): string {
  return `${issue.path.join('.')}: ${JSON.stringify({ ...issue, path: undefined, message: undefined, input: undefined })}`;
}

function schemaOf(shape: Shape): z.ZodMiniType {
  const known = schemas.get(shape);
  if (known !== undefined) return known;
  const made = z.strictObject(shape);
  schemas.set(shape, made);
  return made;
}

/** What was found since it was asked for last. */
export function takeMisfits(): string[] {
  return misfits.splice(0);
}
