import type { CheckIn } from '#product/play/rules/results/events.ts';
import { NOT_NOW } from '../../rules/said.ts';
import { type NO_SCHOOL, NOT_ASKED } from '../../rules/week.ts';
import styles from './mark.module.css';
import { SmallFace } from './small-face.tsx';

/** What is no feeling, by the same sign on every screen. */
export function Mark({ said }: { said: typeof NOT_NOW | typeof NOT_ASKED | typeof NO_SCHOOL }) {
  return <span className={styles[said]} aria-hidden="true" />;
}

/** A day's answer: a feeling is a face, all else a mark. Of days to come there is nothing. */
export function SaidSign({ said }: { said: CheckIn | typeof NOT_NOW | null | undefined }) {
  if (said === undefined) return null;
  return said === null || said === NOT_NOW ? <Mark said={said ?? NOT_ASKED} /> : <SmallFace feeling={said} />;
}
