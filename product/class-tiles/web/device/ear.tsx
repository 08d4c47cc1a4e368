import { Ear } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './class-front.module.css';
import { sayAloud } from './say-aloud.ts';

type Hearing = {
  hears: boolean;
  /** The button that turns it on and off. */
  ear: ReactNode;
  /** What a press does: its deed, or to say what the button is called. */
  press: (label: string, deed: () => void, names?: readonly string[]) => void;
};

/** While the ear is pressed, whatever is touched says its name and does nothing else: a child may listen first. */
export function useEar(of: 'name' | 'picture'): Hearing {
  const { t } = useTranslation();
  const [hears, setHears] = useState(false);
  const turn = (): void => {
    setHears(!hears);
    if (!hears) sayAloud([t(`class-tiles.hearing-${of}`)]);
  };
  const ear = (
    <button type="button" className={styles.ear} aria-pressed={hears} onClick={turn}>
      <Ear aria-hidden="true" />
      {t(`class-tiles.hear-${of}`)}
    </button>
  );
  const press: Hearing['press'] = (label, deed, names) => (hears ? sayAloud([label], names) : deed());
  return { hears, ear, press };
}
