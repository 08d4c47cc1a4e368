/** Who makes a request, in words that hold for any product: what a trait means is the product's business. */
export type Actor = {
  readonly id: number;
  readonly scope: string;
  readonly traits: readonly string[];
  /** The staff member behind an acting-as request; null when the actor is here in person. */
  readonly actingAsBy: number | null;
};

export type Verdict = 'allowed' | 'unauthenticated' | 'forbidden' | 'payment-required';

/** The declared answer to "who may call this?". Every endpoint carries exactly one. */
export type Policy<Anonymous extends boolean = boolean> = {
  readonly name: string;
  readonly anonymous: Anonymous;
  verdict(actor: Actor | null): Verdict;
};

/** A policy for signed-in actors only. */
export function policy(name: string, decide: (actor: Actor) => Verdict | boolean): Policy<false> {
  return {
    name,
    anonymous: false,
    verdict(actor) {
      if (actor === null) return 'unauthenticated';
      const decided = decide(actor);
      if (typeof decided === 'string') return decided;
      return decided ? 'allowed' : 'forbidden';
    },
  };
}

/** Open to everyone, signed in or not. */
export const anyone: Policy<true> = { name: 'anyone', anonymous: true, verdict: () => 'allowed' };
