import type { Brand, Locale } from '#brands/brand.ts';
import type { Day } from '#platform/contract/days.ts';
import { SKILLS } from '#product/play/rules/story/skills.ts';
import { inARow, type Say, shownDay } from '#product/reports/rules/words.ts';
import type { GroupProgram } from '../programs.ts';
import type { DistrictComics } from '../school-comics.ts';
import type { DistrictLevels } from '../school-levels.ts';
import type { ListPage } from './page-shape.ts';

/** What is told of schools, in rows: the sum of those that are shown comes first, as on the screen. */
export type SchoolRows = { header: string[]; rows: (string | number)[][] };

type SkillShares = DistrictLevels['schools'][number]['skills'][number];
type Made = DistrictComics['schools'][number]['own'];

const LEVELS = ['emerging', 'improving', 'proficient', 'unclear'] as const;

export function levelRows({ all, schools }: DistrictLevels, say: Say): SchoolRows {
  const few = say({ i18n: 'group-data.schools.few' });
  const cells = (skills: readonly SkillShares[]): (string | number)[] =>
    skills.flatMap((told): (string | number)[] =>
      told === null
        ? [few, ...LEVELS.map(() => '')]
        : [told.children, ...LEVELS.map((level) => told.shares[level])],
    );
  const row = (name: string, children: number | null, skills: readonly SkillShares[]) => [
    name,
    children ?? few,
    ...(children === null ? SKILLS.flatMap(() => ['', ...LEVELS.map(() => '')]) : cells(skills)),
  ];
  return {
    header: [
      say({ i18n: 'group-data.schools.school' }),
      say({ i18n: 'group-data.schools.children' }),
      ...SKILLS.flatMap((one) => {
        const skill = say({ i18n: `group-data.skills.${one}` });
        return [
          say({ i18n: 'group-data-page.schools.skill-children', values: { skill } }),
          ...LEVELS.map((level) =>
            say({
              i18n: 'group-data-page.schools.skill-share',
              values: { skill, level: say({ i18n: `group-data-page.schools.levels.${level}` }) },
            }),
          ),
        ];
      }),
    ],
    rows: [
      ...(all === null ? [] : [row(say({ i18n: 'group-data.schools.all' }), all.children, all.skills)]),
      ...schools.map(({ name, children, skills }) => row(name, children, skills)),
    ],
  };
}

const MADE = ['children', 'finished', 'makers', 'own'] as const;

export function comicRows({ all, schools }: DistrictComics, say: Say): SchoolRows {
  const few = say({ i18n: 'group-data.schools.few' });
  const cells = (made: Made): (string | number)[] =>
    made === null ? [few, ''] : [made.children, made.comics];
  return {
    header: [
      say({ i18n: 'group-data.schools.school' }),
      ...MADE.map((name) => say({ i18n: `group-data.comics.schools.${name}` })),
    ],
    rows: [
      ...(all === null
        ? []
        : [[say({ i18n: 'group-data.schools.all' }), ...cells(all.finished), ...cells(all.own)]]),
      ...schools.map(({ name, finished, own }) => [name, ...cells(finished), ...cells(own)]),
    ],
  };
}

export type AboutSchools = {
  brand: Brand;
  program: GroupProgram;
  language: Locale;
  reader: string;
  today: Day;
  /** When schools were counted; null where it was done just now. */
  countedOn: Day | null;
};

type Content = Pick<ListPage, 'columns' | 'rows' | 'small'> & { title: string };

function schoolPage(
  { brand, program, language, reader, today, countedOn }: AboutSchools,
  { title, ...content }: Content,
  say: Say,
): ListPage {
  const dated = (i18n: string, day: Day): string => say({ i18n, values: { date: shownDay(day, language) } });
  return {
    language,
    name: say({ i18n: title }),
    about: say({ i18n: 'group-data-page.about', values: { program: brand.programs[language][program] } }),
    facts: [
      reader,
      ...(countedOn === null ? [] : [dated('group-data.schools.as-of', countedOn)]),
      dated('group-data-page.made', today),
    ],
    ...content,
  };
}

const NAME_SHARE = 0.15;
const CHILDREN_SHARE = 0.09;

/** Shares of children by level, a row a school. */
export function levelsPage(about: AboutSchools, { all, schools }: DistrictLevels, say: Say): ListPage {
  const few = [say({ i18n: 'group-data.schools.few' })];
  const cell = (told: SkillShares, reported: number): string[] =>
    told === null
      ? few
      : [
          ...LEVELS.map((level) =>
            say({ i18n: `group-data-page.schools.lines.${level}`, values: { share: told.shares[level] } }),
          ),
          say({ i18n: 'group-data-page.schools.of', values: { some: told.children, all: reported } }),
        ];
  const row = (name: string, children: number | null, skills: readonly SkillShares[]) => ({
    cells:
      children === null
        ? [[name], few]
        : [[name], [String(children)], ...skills.map((told) => cell(told, children))],
  });
  return schoolPage(
    about,
    {
      title: 'group-data.schools.title',
      columns: [
        { name: say({ i18n: 'group-data.schools.school' }), share: NAME_SHARE },
        { name: say({ i18n: 'group-data.schools.children' }), share: CHILDREN_SHARE },
        ...SKILLS.map((skill) => ({
          name: say({ i18n: `group-data.skills.${skill}` }),
          share: (1 - NAME_SHARE - CHILDREN_SHARE) / SKILLS.length,
        })),
      ],
      rows: [
        ...(all === null
          ? []
          : [{ ...row(say({ i18n: 'group-data.schools.all' }), all.children, all.skills), isSum: true }]),
        ...schools.map(({ name, children, skills }) => row(name, children, skills)),
      ],
      small: inARow(
        ['group-data.schools.order', 'group-data.schools.text', 'group-data-page.schools.small'].map((i18n) =>
          say({ i18n }),
        ),
        about.language,
      ),
    },
    say,
  );
}

/** Children who made comics, and how many, a row a school. */
export function comicsBySchoolPage(about: AboutSchools, shown: DistrictComics, say: Say): ListPage {
  const { header, rows } = comicRows(shown, say);
  return schoolPage(
    about,
    {
      title: 'group-data.comics.schools.title',
      columns: header.map((name, at) => ({ name, share: at === 0 ? 0.36 : 0.16 })),
      rows: rows.map((cells, at) => ({
        cells: cells.map((cell) => [String(cell)]),
        isSum: at === 0 && shown.all !== null,
      })),
      small: say({ i18n: 'group-data.comics.schools.text' }),
    },
    say,
  );
}
