import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useBrand } from '#platform/web/brand.tsx';
import { QrCode } from '#ui/codes/qr-code.tsx';
import { loadFontOf } from '#ui/style/fonts.ts';
import type { Letter } from '../rules/letter.ts';
import styles from './printed-letter.module.css';

type PrintedLetterProps = { letter: Letter; code: string; onDone: () => void };

/** One page for the family. On the screen there is nothing to see: it is there for the printer. */
export function PrintedLetter({ letter, code, onDone }: PrintedLetterProps) {
  const brand = useBrand();
  useEffect(() => {
    let isShown = true;
    window.addEventListener('afterprint', onDone, { once: true });
    void loadFontOf(JSON.stringify(letter)).then(() => {
      if (isShown) window.print();
    });
    return () => {
      isShown = false;
      window.removeEventListener('afterprint', onDone);
    };
  }, [letter, onDone]);
  return createPortal(
    <article className={styles.letter} lang={letter.language} data-printed>
      <p className={styles.brand}>{brand.name}</p>
      <p>{letter.greeting}</p>
      {letter.text.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <h2 className={styles.how}>{letter.how}</h2>
      <ol className={styles.steps}>
        {letter.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className={styles.way}>
        <p className={styles.code}>{code}</p>
        <QrCode className={styles.square} text={letter.scan.link} label={letter.scan.label} />
      </div>
      <p>{letter.until}</p>
      <p>{letter.end}</p>
      <p>{letter.from}</p>
    </article>,
    document.body,
  );
}
