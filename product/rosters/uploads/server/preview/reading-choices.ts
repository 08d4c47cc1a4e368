import * as z from 'zod/mini';
import { ENCODINGS } from '../../rules/encodings.ts';
import type { Choices } from '../reading/open.ts';
import type { Upload } from '../store/store.ts';

// Written by us, in jsonb; what was not chosen is left to the reader.
const choices = z.object({
  encoding: z._default(z.nullable(z.enum(ENCODINGS)), null),
  sheet: z._default(z.nullable(z.number()), null),
  header: z._default(z.nullable(z.number()), null),
});

export function choicesOf(upload: Pick<Upload, 'choices'>): Choices {
  return z.parse(choices, upload.choices);
}

const reading = z.object({
  encoding: z._default(z.nullable(z.enum(ENCODINGS)), null),
  names: z._default(z.array(z.string()), []),
  broken: z._default(z.number(), 0),
  sheets: z._default(z.array(z.string()), []),
  sheet: z._default(z.nullable(z.number()), null),
  header: z._default(z.nullable(z.number()), null),
  head: z._default(z.array(z.object({ line: z.number(), text: z.string() })), []),
});

export function readingOf(upload: Pick<Upload, 'reading'>): z.infer<typeof reading> {
  return z.parse(reading, upload.reading);
}
