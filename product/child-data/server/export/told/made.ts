import * as z from 'zod/mini';
import { listed } from '#platform/contract/texts/lists.ts';
import { madePanels } from '#product/play/comics-contract.ts';
import { myFigure } from '#product/play/mine-contract.ts';
import { partsOf } from '#product/play/rules/mine/figure.ts';
import { titleIn } from '#product/play/rules/story/titles.ts';
import { quoted } from '#product/reports/rules/words.ts';
import type { ExportSection } from '../../../rules/export/sections.ts';
import { keepsakeIn } from './play.ts';
import { type Telling, toldAs } from './telling.ts';

const comics = z.array(
  z.object({
    title: z.string(),
    program: z.string(),
    story: z.nullable(z.string()),
    panels: madePanels,
    updated_at: z.date(),
  }),
);

/** A comic by its title and the words in it: its pictures are drawn from the file for machines alone. */
export function toldComics(section: ExportSection, { stories, language, say }: Telling): ExportSection {
  const { entries } = stories.catalog;
  const kept = z.parse(comics, section.rows);
  const rows = kept.map(({ title, program, story, panels, updated_at }) => ({
    title,
    program,
    story: story === null ? null : titleIn(entries, story, language),
    words: panels.flatMap(({ caption, figures }) =>
      [caption, ...figures.map(({ says }) => says)].filter((text) => text !== ''),
    ),
    made: updated_at,
  }));
  const titles = kept.map(({ title }) => title);
  return {
    ...toldAs(section, say, ['title', 'program', 'story', 'words', 'made'], rows),
    sums: [{ label: section.title, value: quoted(titles, language) }],
  };
}

const mine = z.array(
  z.object({
    figure: z.unknown(),
    things: z.array(z.object({ keepsake: z.string() })),
    updated_at: z.date(),
  }),
);

/** The figure by what was chosen for it, the room by what stands in it. */
export function toldMine(section: ExportSection, { language, say }: Telling): ExportSection {
  const rows = z.parse(mine, section.rows).map(({ figure, things, updated_at }) => {
    // What can be chosen changes with time; what is gone has no words any more.
    const known = z.safeParse(myFigure, figure);
    const chosen = (known.success ? partsOf(known.data) : []).flatMap(({ name, choices }) =>
      choices
        .filter(({ isChosen }) => isChosen)
        .map(({ id }) => say({ i18n: `play-mine.choices.${name}.${id}` })),
    );
    return {
      figure: listed(chosen, language),
      room: things.map(({ keepsake }) => keepsakeIn(keepsake, say)),
      changed: updated_at,
    };
  });
  const sums = rows.map(({ figure }) => ({ label: section.title, value: figure === '' ? '–' : figure }));
  return { ...toldAs(section, say, ['figure', 'room', 'changed'], rows), sums };
}
