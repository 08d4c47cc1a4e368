import type { JSX } from 'react';
import type { HumanLook } from './looks.ts';

type HairProps = { look: HumanLook };

/** What shows behind the head, and what lies on it. */
export type Hair = {
  Behind: (props: HairProps) => JSX.Element | null;
  Front: (props: HairProps) => JSX.Element;
};

export function nothing(): null {
  return null;
}
