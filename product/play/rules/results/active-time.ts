import type { ProgramId } from '#brands/brand.ts';

export const SLOT_SECONDS = 15;
const SLOT_MS = SLOT_SECONDS * 1000;

/** Activities of the Cool Down Corner have ids of their own. */
export function isCoolDown(scene: string | undefined): boolean {
  return scene?.startsWith('cdc-') ?? false;
}

/** Slots are counted from 1970, so that two tabs at once are in the same slot and count once. */
export function slotOf(milliseconds: number): number {
  return Math.floor(milliseconds / SLOT_MS);
}

export function slotStart(slot: number): number {
  return slot * SLOT_MS;
}

/** What a browser knows of a second: counted only when the page is visible and was touched lately. */
export type Second = { at: number; visible: boolean; lastTouchAt: number };

/** A child that listens or thinks for this long is still at it. */
const TOUCHED_WITHIN_MS = 60_000;

export function isActive(second: Second): boolean {
  return second.visible && second.at - second.lastTouchAt <= TOUCHED_WITHIN_MS;
}

/** What is no program: the Cool Down Corner. */
export const COOL_DOWN = 'cdc';
export type Area = ProgramId | typeof COOL_DOWN;
export type SlotTime = { slot: number; area: Area; seconds: number };

/** A quarter of a minute has fifteen seconds, however many tabs and areas claim some of it. */
export function capped(times: readonly SlotTime[]): SlotTime[] {
  const left = new Map<number, number>();
  return [...times]
    .sort((a, b) => a.slot - b.slot || (a.area < b.area ? -1 : 1))
    .map((time) => {
      const room = left.get(time.slot) ?? SLOT_SECONDS;
      const seconds = Math.min(room, time.seconds);
      left.set(time.slot, room - seconds);
      return { ...time, seconds };
    })
    .filter(({ seconds }) => seconds > 0);
}
