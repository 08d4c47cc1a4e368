import type { ProgramId } from '#brands/brand.ts';
import { EMPTY_STAGE, type Stage as Staged } from '#product/play/rules/stage/stage.ts';
import { Stage } from '#product/play/web/stage/stage.tsx';
import styles from './clip.module.css';

type ClipStageProps = {
  stage: Staged | undefined;
  said: string;
  turn: number;
  level: 'elementary' | 'middle';
  isTalking: boolean;
};

/** Whose `you` would be seen, in which world. */
const WORLDS: Record<ClipStageProps['level'], ProgramId> = { elementary: 'zoou', middle: 'hoh' };

/** The stage of play. While the class talks, everybody waits. */
export function ClipStage({ stage = EMPTY_STAGE, said, turn, level, isTalking }: ClipStageProps) {
  return (
    <div className={styles.stage} data-talking={isTalking} data-still={isTalking || undefined}>
      <Stage program={WORLDS[level]} stage={stage} said={isTalking ? '' : said} turn={turn} words={null} />
    </div>
  );
}
