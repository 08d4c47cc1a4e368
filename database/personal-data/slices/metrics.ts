import { child, type Registry } from './columns.ts';

/** Says the same as the events of play. */
const SCENE_PLAYS = [
  'scene',
  'epoch',
  'iteration',
  'program',
  'is_first',
  'started_on',
  'finished_on',
  'stopped_at',
  'answers',
] as const;

export const metrics = {
  scene_plays: {
    plain: ['student_id', 'version'],
    personal: Object.fromEntries(
      SCENE_PLAYS.map((column) => [column, child('tells writers where children stop, without a name', null)]),
    ),
  },
  metric_days: { plain: ['program', 'on_day', 'metric', 'value'] },
  active_days: { plain: ['program', 'on_day', 'previous_day', 'children'] },
  active_months: { plain: ['program', 'month', 'previous_day', 'children'] },
  metric_state: {
    plain: ['id', 'tracked_through', 'counted_at', 'plays_received_at', 'programs_counted_at'],
  },
  metric_late_days: { plain: ['id', 'on_day'] },
  scene_figures: {
    plain: ['program', 'scene', 'started', 'finished', 'stopped_most_at', 'stopped_most'],
  },
  question_figures: {
    plain: [
      ...(['id', 'program', 'scene', 'version', 'is_current', 'ask', 'skill', 'answers'] as const),
      ...(['best', 'partly', 'not_yet', 'left_out', 'seconds', 'stopped', 'look', 'stop_here'] as const),
      ...(['form', 'differs', 'splits'] as const),
    ],
  },
  scene_cells: {
    plain: [
      ...(['program', 'period', 'grade', 'scene', 'started', 'finished'] as const),
      ...(['stopped_most_at', 'stopped_most'] as const),
    ],
  },
  question_cells: {
    plain: [
      ...(['program', 'period', 'grade', 'scene', 'version', 'ask', 'answers', 'best'] as const),
      ...(['partly', 'not_yet', 'left_out', 'seconds', 'stopped', 'look', 'stop_here'] as const),
    ],
  },
  version_figures: { plain: ['scene', 'version', 'children', 'last_on'] },
} satisfies Partial<Registry>;
