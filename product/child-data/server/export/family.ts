import { PERSONAL_DATA } from '#database/personal-data/personal-data.ts';
import { RETENTIONS } from '#database/personal-data/slices/columns.ts';
import type { Tables } from '#database/tables.ts';
import type { Say } from '#platform/server/texts.ts';
import type { StudentPage } from '#product/insight/rules/student/page-shape.ts';
import type { comicsOf } from '#product/play/server/comics/comics.ts';
import type { ExportField, ExportPart, ExportSection } from '../../rules/export/sections.ts';

type Comics = Awaited<ReturnType<typeof comicsOf>>;
type Rows = ExportSection['rows'];
/** A column of a family's file, and the one in the database that it is made of. */
type Made = readonly [name: string, table: keyof Tables, column: string];

/** What a family's page shows of a school's child, as tables: nothing beyond it. */
export function familySections(page: StudentPage, comics: Comics, say: Say): ExportSection[] {
  const { first_name, last_name, grade, program, teacher, school } = page;
  const section = (name: string, part: ExportPart, columns: readonly Made[], rows: Rows): ExportSection => ({
    name,
    part,
    title: say({ i18n: `child-data-export.family.${name}` }),
    fields: columns.map((column) => fieldOf(column, say)),
    rows,
  });
  const days = page.feelings?.weeks.flatMap((week) => week.days) ?? [];
  return [
    section(
      'child',
      'child',
      [
        ['first_name', 'students', 'first_name'],
        ['last_name', 'students', 'last_name'],
        ['grade', 'students', 'grade'],
        ['program', 'students', 'active_program'],
        ['teacher', 'students', 'teacher'],
        ['school', 'students', 'school_id'],
      ],
      [{ first_name, last_name, grade, program, teacher, school }],
    ),
    ...(page.feelings === null
      ? []
      : [
          section(
            'feelings',
            'feelings',
            [
              ['day', 'check_ins', 'at'],
              ['feeling', 'check_ins', 'feeling'],
            ],
            days.flatMap(({ day, said }) => (said === null ? [] : [{ day, feeling: said }])),
          ),
        ]),
    section(
      'play-days',
      'play',
      [
        ['day', 'play_days', 'on_day'],
        ['program_minutes', 'play_days', 'seconds'],
        ['calm_minutes', 'play_days', 'seconds'],
      ],
      page.play.days
        .filter(({ program: played, calm }) => played + calm > 0)
        .map(({ day, minutes }) => ({
          day,
          program_minutes: minutes.program,
          calm_minutes: minutes.calm,
        })),
    ),
    section(
      'skills',
      'skills',
      [
        ['skill', 'measurements', 'skills'],
        ['says', 'measurements', 'levels'],
      ],
      (page.family?.skills ?? []).map(({ name, says }) => ({
        skill: name,
        says: say({ i18n: `insight-student.family.says.${says}` }),
      })),
    ),
    section(
      'moments',
      'made',
      [
        ['day', 'told_events', 'client_at'],
        ['story', 'told_events', 'scene'],
        ['happened', 'told_events', 'ask'],
        ['choice', 'told_events', 'opt'],
      ],
      (page.moments ?? []).map(({ day, title, told, choice }) => ({
        day,
        story: title,
        happened: told.map(({ text }) => text).join(' '),
        choice,
      })),
    ),
    section(
      'home',
      'skills',
      [['idea', 'measurements', 'levels']],
      (page.family?.home ?? []).map(({ strong, text }) => ({
        idea: [strong, text].filter((one) => one !== null).join(' '),
      })),
    ),
    section(
      'comics',
      'made',
      [
        ['title', 'play_comics', 'title'],
        ['made_on', 'play_comics', 'updated_at'],
        ['words', 'play_comics', 'panels'],
      ],
      comics.map(({ title, made_on, panels }) => ({
        title,
        made_on,
        words: panels.flatMap(({ caption, figures }) =>
          [caption, ...figures.map(({ says }) => says)].filter((text) => text !== ''),
        ),
      })),
    ),
  ];
}

function fieldOf([name, table, column]: Made, say: Say): ExportField {
  const key = name.replaceAll('_', '-');
  const label = say({ i18n: `child-data-export.family-fields.${key}` });
  const about = new Map(Object.entries(PERSONAL_DATA[table].personal ?? {})).get(column);
  return {
    name,
    label,
    purpose: about?.purpose ?? '',
    retention: about === undefined ? '' : RETENTIONS[about.retention],
  };
}
