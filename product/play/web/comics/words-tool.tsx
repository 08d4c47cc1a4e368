import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from '../../rules/comics/checked.ts';
import { LENGTHS, type MadePanel } from '../../rules/comics/comic.ts';
import { useNames } from '../hooks/use-names.ts';
import { SpeakButton } from '../read-aloud/spoken.tsx';
import type { PanelDeed } from './tool-props.ts';
import styles from './tools.module.css';
import type { Maker } from './use-making.ts';

type WordsToolProps = { making: Maker; at: number; panel: MadePanel; edit: (deed: PanelDeed) => void };

/** Own words: what each says, what happens, and what the comic is called. */
export function WordsTool({ making, at, panel, edit }: WordsToolProps) {
  const { t, i18n } = useTranslation();
  const nameOf = useNames(i18n.language);
  const isFound = (field: Field['field'], nth?: number): boolean =>
    making.found.some(
      (one) =>
        one.field === field && (!('at' in one) || one.at === at) && (!('nth' in one) || one.nth === nth),
    );
  return (
    <div className={styles.words}>
      {panel.figures.map(({ who, says }, nth) => (
        <Words
          key={who}
          label={
            who === 'you'
              ? t('play-comics.maker.i-say')
              : t('play-comics.maker.says', { name: nameOf(who) ?? who })
          }
          text={says}
          most={LENGTHS.says}
          isRefused={isFound('says', nth)}
          onWrite={(text) => edit({ do: 'says', nth, text })}
        />
      ))}
      <Words
        label={t('play-comics.maker.caption')}
        text={panel.caption}
        most={LENGTHS.caption}
        isRefused={isFound('caption')}
        onWrite={(text) => edit({ do: 'caption', text })}
      />
      <Words
        label={t('play-comics.maker.title')}
        text={making.comic.title}
        most={LENGTHS.title}
        isRefused={isFound('title')}
        onWrite={(text) => making.edit({ do: 'title', text })}
      />
    </div>
  );
}

type WordsProps = {
  label: string;
  text: string;
  most: number;
  isRefused: boolean;
  onWrite: (text: string) => void;
};

function Words({ label, text, most, isRefused, onWrite }: WordsProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <SpeakButton texts={text === '' ? [label] : [label, text]} />
      <textarea
        id={id}
        rows={most > LENGTHS.title ? 2 : 1}
        value={text}
        maxLength={most}
        autoComplete="off"
        aria-invalid={isRefused || undefined}
        // What is said is one line, however it is broken in the balloon.
        onChange={(event) => onWrite(event.target.value.replaceAll(/\p{Cc}/gu, ' '))}
      />
    </div>
  );
}
