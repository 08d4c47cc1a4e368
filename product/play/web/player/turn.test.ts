import { expect, test } from 'vitest';
import { EMPTY_STAGE } from '../../rules/stage/stage.ts';
import type { Play } from '../../rules/story/plays.ts';
import type { Line, Option } from '../../rules/story/tags.ts';
import type { Showing, View } from './story/play-through.ts';
import { afterGame, firstTurn, isAnswering, nextTurn, type Phase, stepOn, type Turn } from './turn.ts';

const line = (more: Partial<Line> = {}): Showing => ({
  kind: 'line',
  line: {
    text: 'Hello.',
    source: 'Hello.',
    who: 'narrator',
    face: null,
    place: null,
    play: null,
    keepsake: null,
    panel: false,
    stage: null,
    ...more,
  },
});
const option = (id: string, out: string | null): Option => ({
  id,
  text: id,
  source: id,
  evidence: {},
  picture: null,
  out,
});
const wait: Play = { kind: 'wait', secs: 10, thing: null, clock: null, act: 'near' };
const ask = (play: Play | null, options: Option[]): Showing => ({
  kind: 'ask',
  ask: { type: 'ask', id: 'what', line: null, options, hint: null, play },
});
const viewOf = (showing: Showing): View => ({
  showing,
  stage: EMPTY_STAGE,
  ahead: { lines: [], ask: null },
  progress: { at: 0, total: 1 },
});
const turnOf = (showing: Showing, phase: Phase = 'told'): Turn => ({
  ...firstTurn(viewOf(showing), []),
  phase,
});
const answers = [option('calm', 'waited'), option('oops', 'rushed')];

test.each<{ when: string; turn: Turn; step: ReturnType<typeof stepOn> }>([
  { when: 'a line', turn: turnOf(line()), step: 'advance' },
  { when: 'a line with a game', turn: turnOf(line({ play: wait })), step: 'game' },
  { when: 'a line whose game is played', turn: turnOf(line({ play: wait }), 'game'), step: 'advance' },
  { when: 'a line that brings a keepsake', turn: turnOf(line({ keepsake: 'brave' })), step: 'keepsake' },
  {
    when: 'a line whose keepsake was given',
    turn: turnOf(line({ keepsake: 'brave' }), 'keepsake'),
    step: 'advance',
  },
  { when: 'a question with a game', turn: turnOf(ask(wait, answers)), step: 'game' },
  { when: 'a question', turn: turnOf(ask(null, answers)), step: null },
  { when: 'the end', turn: turnOf({ kind: 'end' }), step: null },
])('going on from $when leads to $step', ({ turn, step }) => expect(stepOn(turn)).toBe(step));

test.each<{ when: string; turn: Turn; out: string | null; next: unknown }>([
  { when: 'of a line', turn: turnOf(line({ play: wait }), 'game'), out: 'waited', next: 'advance' },
  {
    when: 'of a line with a keepsake',
    turn: turnOf(line({ play: wait, keepsake: 'brave' }), 'game'),
    out: null,
    next: 'keepsake',
  },
  { when: 'that decides', turn: turnOf(ask(wait, answers), 'game'), out: 'rushed', next: answers[1] },
  {
    when: 'whose outcome is not offered',
    turn: turnOf(ask(wait, answers), 'game'),
    out: 'slip',
    next: answers[1],
  },
  { when: 'that decides nothing', turn: turnOf(ask(wait, answers), 'game'), out: null, next: 'answer' },
  {
    when: 'with options of no outcome',
    turn: turnOf(ask(wait, [option('a', null)]), 'game'),
    out: 'waited',
    next: 'answer',
  },
  { when: 'after the end', turn: turnOf({ kind: 'end' }), out: null, next: null },
])('a game $when', ({ turn, out, next }) => expect(afterGame(turn, { out, taps: 1 })).toEqual(next));

test('a new view begins told and without a hint, and counts as another turn', () => {
  const hinted = nextTurn(turnOf(ask(null, answers), 'answer'), { type: 'hint', text: 'Breathe.' });
  expect(hinted).toMatchObject({ phase: 'answer', hint: 'Breathe.', number: 0 });
  const shown = nextTurn(hinted, { type: 'show', view: viewOf(line()), picks: [['what', 'calm']] });
  expect(shown).toMatchObject({ phase: 'told', hint: null, number: 1, picks: [['what', 'calm']] });
});

test('that there is no hurry is said on one page: the next one, and what happens on it, say nothing of it', () => {
  const show = { type: 'show', view: viewOf(line()), picks: [] } as const;
  const hurried = nextTurn(turnOf(ask(null, answers)), { ...show, isHurried: true });
  expect(hurried.isHurried).toBe(true);
  expect(nextTurn(hurried, { type: 'phase', phase: 'game' }).isHurried).toBe(true);
  expect(nextTurn(hurried, show).isHurried).toBe(false);
});

test('options are chosen from where no game comes first, or after it', () => {
  expect(isAnswering(viewOf(ask(null, answers)), 'told')).toBe(true);
  expect(isAnswering(viewOf(ask(wait, answers)), 'told')).toBe(false);
  expect(isAnswering(viewOf(ask(wait, answers)), 'answer')).toBe(true);
  expect(isAnswering(viewOf(line()), 'told')).toBe(false);
});
