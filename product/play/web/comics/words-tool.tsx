import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSay } from '#platform/web/say.ts';
import { Face } from '#ui/art/character.tsx';
import type { Field } from '../../rules/comics/checked.ts';
import { LENGTHS, type MadePanel } from '../../rules/comics/comic.ts';
import { READY_FACES, READY_WORDS, type ReadyField, type ReadyWord } from '../../rules/comics/ready-words.ts';
import { Choice, ChoiceRow, ChoiceTab, ToolPicture } from '../frame/choice-row.tsx';
import { useNames } from '../hooks/use-names.ts';
import { SpeakButton, Spoken } from '../read-aloud/spoken.tsx';
import { readyPicture } from '../shared/pictures.ts';
import type { ToolProps } from './tool-props.ts';
import styles from './tools.module.css';
import type { Maker } from './use-making.ts';

type WordsToolProps = ToolProps & { making: Maker; at: number };

/** What can be said: by whom, of the picture, or of the whole comic. */
type Written = {
  key: string;
  field: ReadyField;
  /** Who says it. */
  who: MadePanel['figures'][number] | null;
  label: string;
  lead: string;
  text: string;
  isRefused: boolean;
  write: (text: string) => void;
};

/** Words to choose, for whoever does not write yet, and words of one's own. */
export function WordsTool({ making, at, panel, program, edit }: WordsToolProps) {
  const { t, i18n } = useTranslation();
  const nameOf = useNames(i18n.language);
  const [wanted, setWanted] = useState<string | null>(null);
  const isFound = (field: Field['field'], nth?: number): boolean =>
    making.found.some(
      (one) =>
        one.field === field && (!('at' in one) || one.at === at) && (!('nth' in one) || one.nth === nth),
    );
  const fields: Written[] = [
    ...panel.figures.map((figure, nth): Written => {
      const name = nameOf(figure.who) ?? figure.who;
      const isMe = figure.who === 'you';
      return {
        key: figure.who,
        field: 'says',
        who: figure,
        label: isMe ? t('play-comics.maker.i-say') : t('play-comics.maker.says', { name }),
        lead: isMe ? t('play-comics.ready.lead.i-say') : t('play-comics.ready.lead.says', { name }),
        text: figure.says,
        isRefused: isFound('says', nth),
        write: (text) => edit({ do: 'says', nth, text }),
      };
    }),
    {
      key: 'caption',
      field: 'caption',
      who: null,
      label: t('play-comics.maker.caption'),
      lead: t('play-comics.ready.lead.caption'),
      text: panel.caption,
      isRefused: isFound('caption'),
      write: (text) => edit({ do: 'caption', text }),
    },
    {
      key: 'title',
      field: 'title',
      who: null,
      label: t('play-comics.maker.title'),
      lead: t('play-comics.ready.lead.title'),
      text: making.comic.title,
      isRefused: isFound('title'),
      write: (text) => making.edit({ do: 'title', text }),
    },
  ];
  const open = fields.find(({ key }) => key === wanted) ?? fields[0];
  return (
    <div className={styles.words}>
      <ChoiceRow label={t('play-comics.maker.whose-words')} inLine>
        {fields.map((one) => (
          <ChoiceTab
            key={one.key}
            label={one.label}
            isOn={one === open}
            isWrong={one.isRefused}
            onPress={() => setWanted(one.key)}
          >
            {one.field !== 'says' && <ToolPicture of={one.field} />}
            {one.who !== null && (
              <Face name={one.who.who} program={program} feeling={one.who.face} className={styles.speaker} />
            )}
          </ChoiceTab>
        ))}
      </ChoiceRow>
      {open !== undefined && (
        <>
          <ReadyWords written={open} program={program} />
          <Words key={open.key} written={open} />
        </>
      )}
    </div>
  );
}

function Words({ written: { field, label, text, isRefused, write } }: { written: Written }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <SpeakButton texts={text === '' ? [label, t('play-comics.ready.lead.own')] : [label, text]} />
      <textarea
        id={id}
        rows={field === 'title' ? 1 : 2}
        value={text}
        maxLength={LENGTHS[field]}
        placeholder={t('play-comics.ready.lead.own')}
        autoComplete="off"
        aria-invalid={isRefused || undefined}
        // What is said is one line, however it is broken in the balloon.
        onChange={(event) => write(event.target.value.replaceAll(/\p{Cc}/gu, ' '))}
      />
    </div>
  );
}

type ReadyWordsProps = { written: Written; program: ToolProps['program'] };

/** Pressed once it is said in the picture, pressed again it is not. */
function ReadyWords({ written: { field, who, lead, text, write }, program }: ReadyWordsProps) {
  const say = useSay();
  const words: readonly ReadyWord[] = READY_WORDS[field];
  const sentences = words.map((word) => say({ i18n: `play-comics.ready.${field}.${word}` }));
  return (
    <>
      <div className={styles.lead}>
        <p>
          <Spoken text={lead} />
        </p>
        <SpeakButton texts={[lead, ...sentences]} />
      </div>
      <ChoiceRow label={lead} inLine>
        {words.map((word, nth) => {
          const sentence = sentences[nth] ?? '';
          const face = READY_FACES[word];
          return (
            <Choice
              key={word}
              label={sentence}
              isOn={text === sentence}
              onPress={() => write(text === sentence ? '' : sentence)}
            >
              {face !== undefined && who !== null ? (
                <Face name={who.who} program={program} feeling={face} className={styles.ready} />
              ) : (
                <img src={readyPicture(word)} alt="" className={styles.ready} />
              )}
            </Choice>
          );
        })}
      </ChoiceRow>
    </>
  );
}
