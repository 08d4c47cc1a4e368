import { type Column, table } from '#platform/contract/table.ts';
import { groupAdmins } from '#product/access/rules/policies.ts';
import { aboutStudent } from '#product/rosters/tables-contract.ts';
import { findEducators, findSchools } from '#product/schools/contract.ts';
import { CHILD_STANDINGS } from './rules/child-standing.ts';
import { TEXT_VERSIONS } from './rules/texts/versions.ts';

/** A cell says how it stands; a file says beside it who decided, when, and about which text. */
const standing = <const Name extends string>(name: Name) =>
  ({
    label: `consents.activities.${name}`,
    kind: 'choice',
    choices: CHILD_STANDINGS,
    labels: 'consents.standings',
    filter: 'choices',
    inFiles: [column(name), `${column(name)}_by`, `${column(name)}_at`, `${column(name)}_text`],
  }) as const satisfies Column;
const column = (activity: string): string => activity.replace('-', '_');

const by = (label: string) => ({ label, kind: 'text', hidden: true }) as const satisfies Column;
const at = (label: string) => ({ label, kind: 'moment', time: true, hidden: true }) as const satisfies Column;
const read = (label: string) =>
  ({
    label,
    kind: 'choice',
    choices: TEXT_VERSIONS,
    labels: 'consents.versions',
    hidden: true,
  }) as const satisfies Column;

const { hidden: _, ...shownTeacher } = aboutStudent.teacher;

/** A row a child of the schools one runs, a column an activity. Who runs a district reads counts, and no child. */
export const consentRegister = table({
  name: 'consents',
  guarded: true,
  path: '/educator/consents/register',
  summary:
    'The children of the schools one runs: how each stands to each activity, who decided, when, and about which text.',
  access: groupAdmins,
  columns: {
    ...aboutStudent,
    teacher: shownTeacher,
    play: standing('play'),
    check_ins: standing('check-ins'),
    follow_up: standing('follow-up'),
    observations: standing('observations'),
    norms: standing('norms'),
    /** The newest decision about this child, or its school's. */
    decided_by: { label: 'consents.columns.by', kind: 'text' },
    decided_at: { label: 'consents.columns.at', kind: 'moment' },
    text: {
      label: 'consents.columns.text',
      kind: 'choice',
      choices: TEXT_VERSIONS,
      labels: 'consents.versions',
    },
    play_by: by('consents.columns.play-by'),
    play_at: at('consents.columns.play-at'),
    play_text: read('consents.columns.play-text'),
    check_ins_by: by('consents.columns.check-ins-by'),
    check_ins_at: at('consents.columns.check-ins-at'),
    check_ins_text: read('consents.columns.check-ins-text'),
    follow_up_by: by('consents.columns.follow-up-by'),
    follow_up_at: at('consents.columns.follow-up-at'),
    follow_up_text: read('consents.columns.follow-up-text'),
    observations_by: by('consents.columns.observations-by'),
    observations_at: at('consents.columns.observations-at'),
    observations_text: read('consents.columns.observations-text'),
    norms_by: by('consents.columns.norms-by'),
    norms_at: at('consents.columns.norms-at'),
    norms_text: read('consents.columns.norms-text'),
    school: { label: 'rosters.columns.school', kind: 'text', hidden: true },
  },
  filters: {
    school_id: { kind: 'id', label: 'rosters.columns.school', find: findSchools },
    educator_id: { kind: 'id', label: 'rosters.columns.educator', find: findEducators },
    archived: { kind: 'yes-no', label: 'rosters.filters.archived', segment: true },
    said_no: { kind: 'yes-no', label: 'consents.filters.said-no' },
  },
  sort: 'name',
});
