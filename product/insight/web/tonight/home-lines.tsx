import { House, MessageCircle } from 'lucide-react';
import type { Line } from '#product/reports/rules/page-shape.ts';
import { PaperLine } from '#product/reports/web/paper-line.tsx';
import styles from './tonight.module.css';

const ICONS = [House, MessageCircle];

/** Something to try at home, and what to ask. */
export function HomeLines({ lines }: { lines: readonly Line[] }) {
  return (
    <ul className={styles.home}>
      {lines.map((line, at) => {
        const Icon = ICONS[at] ?? House;
        return (
          <li key={line.text}>
            <span className={styles.icon}>
              <Icon aria-hidden="true" />
            </span>
            <span>
              <PaperLine line={line} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
