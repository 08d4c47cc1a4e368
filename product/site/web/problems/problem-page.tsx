import type { ReactNode } from 'react';
import { useBrand } from '#platform/web/brand.tsx';
import { ReadAloud } from '#product/accounts/web/sign-on/read-aloud.tsx';
import type { DrawingName } from '../drawings/draw.tsx';
import { Drawing } from '../drawings/drawing.tsx';
import styles from './problem-page.module.css';

type ProblemPageProps = { title: string; text: string; drawing?: DrawingName; children: ReactNode };

/** A page with bad news: what happened, said kindly, and one way on. */
export function ProblemPage({ title, text, drawing, children }: ProblemPageProps) {
  const brand = useBrand();
  return (
    <div className={styles.problem}>
      <title>{`${title} · ${brand.name}`}</title>
      {drawing && <Drawing name={drawing} className={styles.drawing} />}
      <h1 tabIndex={-1}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <ReadAloud texts={[title, text]} />
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
