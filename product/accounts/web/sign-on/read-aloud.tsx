import { createContext, type ReactNode, Suspense, use } from 'react';

export type ReadAloudProps = {
  /** Read one after the other. */
  texts: readonly string[];
  /** What the child is called, where the texts say it: only a voice of the device itself may hear that. */
  names?: readonly string[];
  /** Read as soon as it is there: what went wrong is not left to those who can read. */
  auto?: boolean;
};

const Slot = createContext<((props: ReadAloudProps) => ReactNode) | null>(null);

/** Reading aloud is play's: the student site hands in the button, and elsewhere there is none. */
export const ReadAloudSlot = Slot.Provider;

/** The button that reads these texts aloud, where the site has one. It comes after the page. */
export function ReadAloud(props: ReadAloudProps) {
  const button = use(Slot);
  return button && <Suspense fallback={null}>{button(props)}</Suspense>;
}
