import { type Day, dayIn } from '#platform/contract/days.ts';
import { type DaysOff, isWithin } from '#product/schools/rules/school-days.ts';
import { dueAfter, type ResponderCalendar } from './calendar.ts';

/** So long somebody looks before the next one is asked. */
const STEP_MS = 2 * 3_600_000;

/** Opened, the counselor was asked, the backup was. */
export const STEPS = [0, 1, 2] as const;
type Step = (typeof STEPS)[number];

type Absence = DaysOff & { account_id: number };

/** Who answers at a school, and when. Ids are null where an account is gone. */
export type Responders = {
  calendar: ResponderCalendar;
  responder: number | null;
  backup: number | null;
  absences: readonly Absence[];
};

export type Clock = {
  step: Step;
  /** Since when this step runs. */
  from: Date;
  due: Date | null;
  asked: readonly number[];
  late: boolean;
};

/** Something the clock does: who is asked now, and how it stands afterwards. */
export type ClockMove = {
  kind: 'asked' | 'late' | 'passed-over';
  /** When it was due, which may have been while nobody was at work. */
  at: Date;
  ask: number[];
  after: Clock;
};

function isAbsent(absences: readonly Absence[], id: number, day: Day): boolean {
  return absences.some((absence) => absence.account_id === id && isWithin(day, absence));
}

export function startClock(responders: Responders, from: Date, asked: readonly number[] = []): Clock {
  return {
    step: 0,
    from,
    due: dueAfter(responders.calendar, from, STEP_MS),
    asked: [...new Set(asked)],
    late: false,
  };
}

/** Handed to somebody: they have the time of one step. Of the two responders nobody is asked a first time again. */
export function passClock(responders: Responders, clock: Clock, to: number, now: Date): Clock {
  const isResponder = to === responders.responder || to === responders.backup;
  const started = startClock(responders, now, [to]);
  return { ...started, step: isResponder ? 1 : 0, late: clock.late };
}

/** The same step by another calendar: hours or holidays were changed. */
export function recount(responders: Responders, clock: Clock): Clock {
  if (clock.step === 2) return clock;
  return { ...clock, due: dueAfter(responders.calendar, clock.from, STEP_MS) };
}

/**
 * All that is due by now, one after the other. It does not matter how often it is looked: after a night without a worker
 * the same has happened as with one that looked every minute.
 */
export function movesBy(responders: Responders, clock: Clock, now: Date): ClockMove[] {
  const moves: ClockMove[] = [];
  let at = clock;
  for (;;) {
    const move = nextMove(responders, at, now);
    if (move === null) return moves;
    moves.push(move);
    at = move.after;
  }
}

function nextMove(responders: Responders, clock: Clock, now: Date): ClockMove | null {
  if (clock.step === 2) return null;
  if (clock.due !== null && clock.due > now) return passedOver(responders, clock, now);
  // Where nobody ever looks there is no time to wait for.
  const at = clock.due ?? now;
  const both = [responders.responder, responders.backup].filter((id) => id !== null);
  const fresh = both.filter((id) => !clock.asked.includes(id));
  if (clock.step === 0 && clock.due !== null && fresh.length > 0) {
    const [present] = presentOf(responders, fresh, now);
    const ask = present === undefined ? fresh : [present];
    const due = dueAfter(responders.calendar, at, STEP_MS);
    const after: Clock = { ...clock, step: 1, from: at, due, asked: [...clock.asked, ...ask] };
    return { kind: 'asked', at, ask, after };
  }
  const after: Clock = { step: 2, from: at, due: null, asked: [...clock.asked, ...fresh], late: true };
  return { kind: 'late', at, ask: fresh, after };
}

/** Who was asked is away today: the other one is asked at once, on the same clock. */
function passedOver(responders: Responders, clock: Clock, now: Date): ClockMove | null {
  const { responder, backup } = responders;
  const both = [responder, backup].filter((id) => id !== null);
  const waiting = both.filter((id) => clock.asked.includes(id));
  if (waiting.length === 0 || presentOf(responders, waiting, now).length > 0) return null;
  const ask = presentOf(
    responders,
    both.filter((id) => !clock.asked.includes(id)),
    now,
  );
  if (ask.length === 0) return null;
  return { kind: 'passed-over', at: now, ask, after: { ...clock, asked: [...clock.asked, ...ask] } };
}

function presentOf({ absences, calendar }: Responders, ids: readonly number[], now: Date): number[] {
  const today = dayIn(calendar.timeZone, now);
  return ids.filter((id) => !isAbsent(absences, id, today));
}

/** Who would be asked at a moment, the first of the two who is there; null where both are away. */
export function askedAt(responders: Responders, day: Day): number | null {
  const both = [responders.responder, responders.backup].filter((id) => id !== null);
  return both.find((id) => !isAbsent(responders.absences, id, day)) ?? null;
}
