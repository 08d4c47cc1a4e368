import * as z from 'zod/mini';
import { titleIn } from '#product/play/rules/story/titles.ts';
import type { ExportSection } from '../../../rules/export/sections.ts';
import { type Telling, toldAs } from './telling.ts';

const answers = z.array(
  z.object({ client_at: z.date(), program: z.string(), scene: z.string(), ask: z.string(), opt: z.string() }),
);

/** Each first choice in the words of its story: what happened there, and what the child chose. */
export function toldAnswers(section: ExportSection, telling: Telling): ExportSection {
  const { stories, language, say } = telling;
  const { entries } = stories.catalog;
  const kept = z.parse(answers, section.rows);
  const rows = kept.map(({ client_at, program, scene, ask, opt }) => {
    const inWords = stories.tell({ scene, ask, option: opt }, language);
    return {
      answered: client_at,
      program,
      story: titleIn(entries, scene, language),
      happened: inWords?.told.map(({ text }) => text).join(' ') ?? '',
      // This build has no words for what an earlier edition of the story asked.
      choice: inWords?.choice ?? say({ i18n: 'child-data-export.earlier-edition' }),
    };
  });
  const played = new Set(kept.map(({ scene }) => scene)).size;
  const choices = say({ i18n: 'child-data-export.sums.choices', values: { count: kept.length } });
  const inStories = say({ i18n: 'child-data-export.sums.stories', values: { count: played } });
  return {
    ...toldAs(section, say, ['answered', 'program', 'story', 'happened', 'choice'], rows),
    sums: [{ label: section.title, value: `${choices}, ${inStories}` }],
  };
}
