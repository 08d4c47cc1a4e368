import type { LinkState } from '#platform/contract/links/code-links.ts';
import { Badge } from '../parts/badge.tsx';
import { Button } from '../parts/button.tsx';
import styles from './code-links.module.css';

type LinkEntryProps = {
  state: LinkState;
  /** Who made it and when. */
  name: string;
  opened: string;
  /** In words: open until when, ended, over. */
  said: string;
  end: { label: string; name: string; isWorking: boolean; onEnd: () => void };
};

/** One of the links that were made, with a way to end it. */
export function LinkEntry({ state, name, opened, said, end }: LinkEntryProps) {
  return (
    <li className={styles.link}>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.hint}>{opened}</p>
        <Badge tone={state === 'open' ? 'success' : 'neutral'}>{said}</Badge>
      </div>
      {state === 'open' && (
        <Button size="sm" variant="outline" loading={end.isWorking} aria-label={end.name} onClick={end.onEnd}>
          {end.label}
        </Button>
      )}
    </li>
  );
}
