import { Refusal } from '#platform/contract/refusal.ts';

/** A file keeps a connection to the database for as long as it is read: only so many may be on their way at once. */
const PLACES = 6;
const PLACES_A_PERSON = 2;
const TRY_AGAIN_SECONDS = 15;

const taken = new Map<number, number>();

/** A place for a file of this person; too many of them are refused, with the time after which to ask again. */
export function takePlace(personId: number): { release(): void } {
  const own = taken.get(personId) ?? 0;
  const all = [...taken.values()].reduce((sum, count) => sum + count, 0);
  if (own >= PLACES_A_PERSON || all >= PLACES) throw Refusal.tooManyAttempts(TRY_AGAIN_SECONDS);
  taken.set(personId, own + 1);
  let isFree = false;
  return {
    release() {
      if (isFree) return;
      isFree = true;
      const left = (taken.get(personId) ?? 1) - 1;
      if (left > 0) taken.set(personId, left);
      else taken.delete(personId);
    },
  };
}
