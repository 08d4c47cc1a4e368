import { Refusal } from '../../contract/refusal.ts';

const TRY_AGAIN_SECONDS = 15;

type Place = { release(): void };

/** Takes a place for a person; too many of them are refused, with the time after which to ask again. */
export type TakePlace = (personId: number) => Place;

/** For work that takes long: only so many may be on their way at once in this process, and only so many of one person. */
export function places({ all, each }: { all: number; each: number }): TakePlace {
  const taken = new Map<number, number>();
  let total = 0;
  return (personId) => {
    const own = taken.get(personId) ?? 0;
    if (own >= each || total >= all) throw Refusal.tooManyAttempts(TRY_AGAIN_SECONDS);
    taken.set(personId, own + 1);
    total += 1;
    let isFree = false;
    return {
      release() {
        if (isFree) return;
        isFree = true;
        total -= 1;
        const left = (taken.get(personId) ?? 1) - 1;
        if (left > 0) taken.set(personId, left);
        else taken.delete(personId);
      },
    };
  };
}
