import * as z from 'zod/mini';
import { LOCALES } from '#brands/brand.ts';
import { list, paragraph, table } from '#platform/contract/texts/prose.ts';
import type { Role } from '#product/access/rules/scopes.ts';

export const GUIDE_GROUPS = ['getting-started', 'program-guides', 'miscellaneous'] as const;

const GUIDE_AUDIENCES = ['educator', 'clinician', 'administrator', 'home', 'parent'] as const;
export type GuideAudience = (typeof GUIDE_AUDIENCES)[number];

/** What `npm run guide:pictures` takes of the product, and what a guide may show. */
export const GUIDE_PICTURES = [
  'check-in-faces',
  'class-code',
  'class-page',
  'comic',
  'cool-down-corner',
  'family-letter',
  'follow-ups',
  'group-data',
  'lesson',
  'login-cards',
  'manage-students',
  'progress',
  'report',
  'scene',
  'student-page',
  'upload-preview',
  'world-map',
] as const;
export type GuidePicture = (typeof GUIDE_PICTURES)[number];

/** Texts may hold `**bold**`, which are words on the screen, and placeholders. */
const guideBlock = z.discriminatedUnion('kind', [
  paragraph,
  list,
  z.object({ kind: z.literal('picture'), name: z.enum(GUIDE_PICTURES) }),
  /** A question to oneself, with the answer to open: on the screen alone. */
  z.object({ kind: z.literal('check'), question: z.string(), answer: z.string() }),
  table,
]);
export type GuideBlock = z.infer<typeof guideBlock>;

const guideSection = z.object({
  /** Of the English heading, in every language: addresses stay. */
  anchor: z.string(),
  heading: z.string(),
  blocks: z.array(guideBlock),
});
export type GuideSection = z.infer<typeof guideSection>;

/** A page of the dashboard, below the home path of whoever reads. */
const guideLink = z.object({ path: z.string(), hash: z.nullable(z.string()), label: z.string() });
export type GuideLink = z.infer<typeof guideLink>;

export const guideFacts = z.object({
  id: z.string(),
  group: z.enum(GUIDE_GROUPS),
  title: z.string(),
  audience: z.array(z.enum(GUIDE_AUDIENCES)),
  pages: z.number(),
  minutes: z.number(),
  next: z.array(z.string()),
});

export const guide = z.object({
  ...guideFacts.shape,
  sections: z.array(guideSection),
  links: z.array(guideLink),
});
export type Guide = z.infer<typeof guide>;

/** What a translation says anew. */
export type GuideTranslation = Pick<Guide, 'id' | 'title' | 'sections' | 'links'>;

/** One guide in the languages it is in, English always. */
const guideTexts = z.partialRecord(z.enum(LOCALES), guide);
export type GuideTexts = z.infer<typeof guideTexts>;

/** The same guide with every text that is read said by `say`; names and addresses stay. */
export function sayGuide(told: Guide, say: (text: string) => string): Guide {
  const block = (one: GuideBlock): GuideBlock => {
    switch (one.kind) {
      case 'paragraph':
        return { ...one, text: say(one.text) };
      case 'list':
        return { ...one, items: one.items.map(say) };
      case 'table':
        return { ...one, heads: one.heads.map(say), rows: one.rows.map((row) => row.map(say)) };
      case 'check':
        return { ...one, question: say(one.question), answer: say(one.answer) };
      case 'picture':
        return one;
    }
  };
  return {
    ...told,
    title: say(told.title),
    sections: told.sections.map(({ anchor, heading, blocks }) => ({
      anchor,
      heading: say(heading),
      blocks: blocks.map(block),
    })),
    links: told.links.map((link) => ({ ...link, label: say(link.label) })),
  };
}

export const hasSelfCheck = ({ sections }: Pick<Guide, 'sections'>): boolean =>
  sections.some(({ blocks }) => blocks.some(({ kind }) => kind === 'check'));

/** What is handed on as it is: on paper it says neither for whom it is nor what to read next. */
export const LETTERS: readonly string[] = ['203'];

/** As whom somebody reads: guides for them stand first. Staff read all alike. */
export function audiencesOf(reader: {
  scope: string;
  role: Role | null;
  runsGroup: boolean;
}): GuideAudience[] {
  if (reader.scope === 'parent') return ['parent'];
  if (reader.scope !== 'educator') return [];
  const own: GuideAudience = reader.role ?? 'educator';
  return reader.runsGroup && own !== 'administrator' ? [own, 'administrator'] : [own];
}

export const isForReader = (
  { audience }: Pick<Guide, 'audience'>,
  reader: readonly GuideAudience[],
): boolean => reader.length === 0 || audience.some((one) => reader.includes(one));
