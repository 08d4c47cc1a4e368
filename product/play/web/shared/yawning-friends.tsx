import type { ProgramId } from '#brands/brand.ts';
import { CASTS } from '../../rules/story/cast.ts';
import { hostOf } from './drawn-as.ts';
import { Face } from './faces.tsx';
import styles from './yawning-friends.module.css';

const FRIENDS = 3;

/** It was enough for a visit: the friends are tired, too. They yawn one after the other, twice, and then rest. */
export function YawningFriends({ program }: { program: ProgramId }) {
  const friends = [...new Set([hostOf(program), ...CASTS[program]])].slice(0, FRIENDS);
  return (
    <span className={styles.friends} aria-hidden="true">
      {friends.map((who) => (
        <span key={who} className={styles.friend}>
          <Face name={who} program={program} feeling="calm" className={styles.rests} />
          <Face name={who} program={program} yawns className={styles.yawns} />
        </span>
      ))}
    </span>
  );
}
