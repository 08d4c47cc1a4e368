import type { ReactNode } from 'react';
import { useBrand } from '#platform/web/brand.tsx';
import { SpeakButton, Spoken } from '../read-aloud/spoken.tsx';
import { worldPicture } from '../shared/pictures.ts';
import styles from './play-notice.module.css';

/** A page of its own instead of play: why, and what can be done about it. */
export function PlayNotice({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  const { name: brand } = useBrand();
  return (
    <main id="main" tabIndex={-1} className={styles.notice}>
      <title>{`${title} · ${brand}`}</title>
      <img className={styles.picture} src={worldPicture('academy')} alt="" />
      <h1 tabIndex={-1}>{title}</h1>
      <p className={styles.text}>
        <Spoken text={text} />
      </p>
      <SpeakButton texts={[title, text]} />
      {children}
    </main>
  );
}
