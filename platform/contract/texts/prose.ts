import * as z from 'zod/mini';

/** What texts to read are made of, on a page and on paper. Texts may hold `**bold**` words. */
export const paragraph = z.object({ kind: z.literal('paragraph'), text: z.string() });
/** With numbers from `start` on, or with points. */
export const list = z.object({
  kind: z.literal('list'),
  start: z.nullable(z.number()),
  items: z.array(z.string()),
});
export const table = z.object({
  kind: z.literal('table'),
  heads: z.array(z.string()),
  rows: z.array(z.array(z.string())),
});
export const proseBlock = z.discriminatedUnion('kind', [paragraph, list, table]);
export type ProseBlock = z.infer<typeof proseBlock>;

/** Bold words and plain ones, in turn. */
export function inkOf(text: string): { text: string; isBold: boolean }[] {
  return text
    .split(/\*\*([^*]+)\*\*/)
    .map((part, at) => ({ text: part, isBold: at % 2 === 1 }))
    .filter((part) => part.text !== '');
}

/** Without its marks. */
export const plainOf = (text: string): string => text.replaceAll('**', '');
