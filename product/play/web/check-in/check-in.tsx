import { ArrowRight, Eye, Heart } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProgramId } from '#brands/brand.ts';
import { conjoined } from '#platform/contract/texts/lists.ts';
import { useMine } from '#ui/art/mine.ts';
import { Button } from '#ui/parts/button.tsx';
import { CHECK_INS, type CheckIn as Feeling, SKIPPED } from '../../rules/results/events.ts';
import type { TalkOffer } from '../../rules/results/talk.ts';
import { useFocus } from '../hooks/use-focus.ts';
import { useSaidNext } from '../hooks/use-said-next.ts';
import { SpeakButton, Spoken } from '../read-aloud/spoken.tsx';
import { checkInFace } from '../shared/drawn-as.ts';
import { Character, Face } from '../shared/faces.tsx';
import { checkInPicture } from '../shared/pictures.ts';
import { chime } from '../shared/sound.ts';
import styles from './check-in.module.css';
import { type Looking, Talk, type TalkSent, useLookingWords } from './talk.tsx';

type CheckInProps = {
  /** What the child is called. */
  name: string;
  /** Whose faces are shown. */
  program?: ProgramId;
  /** The adults who can see the answer: the child is told before it answers. */
  seenBy?: readonly string[];
  /** Called once, with the first press. Resolves when it is written down: only then the page goes on. */
  onTell: (value: Feeling | typeof SKIPPED) => Promise<void>;
  /** Where somebody answers, the child may ask to talk after it has told; null where nobody promised to. */
  talk?: TalkOffer | null;
  onTalk?: () => Promise<TalkSent>;
  /** After an answer the child may go on, or to the Cool Down Corner first. */
  onDone: (next: 'play' | 'cool-down') => void;
};

/** How are you today? Five faces with their words; nothing is scored, and nobody has to answer. */
export function CheckIn(props: CheckInProps) {
  const { name, program = 'sim', seenBy = [], talk = null, onTalk, onTell, onDone } = props;
  const { t, i18n } = useTranslation();
  const [told, tell] = useState<Feeling | null>(null);
  const [isAsked, setAsked] = useState(false);
  const looks = useLookingWords(talk);
  const looking = onTalk === undefined ? null : looks;
  const focus = useFocus();
  const question = t('play-check-in.question', { name });
  const note = t('play-check-in.note');
  const adults = conjoined(seenBy, i18n.language);
  const whoSees = t(seenBy.length > 0 ? 'play-check-in.seen-by' : 'play-check-in.seen-by-nobody', {
    adults,
  });
  const names = [name, ...seenBy];
  const words = CHECK_INS.map((feeling) => t(`play-check-in.feelings.${feeling}`));
  useSaidNext([question, whoSees, ...words, note], told === null, names);
  const isAnswered = useRef(false);
  const answer = async (value: Feeling | typeof SKIPPED): Promise<void> => {
    if (isAnswered.current) return;
    isAnswered.current = true;
    await onTell(value);
    if (value === SKIPPED) onDone('play');
    else tell(value);
  };

  if (told !== null) {
    return (
      <Answer
        told={told}
        program={program}
        onNext={onDone}
        looking={looking}
        mayAsk={looking !== null && !isAsked}
      >
        {looking !== null && onTalk !== undefined && (
          <Talk
            looking={looking}
            onTalk={async () => {
              const sent = await onTalk();
              setAsked(true);
              return sent;
            }}
          />
        )}
      </Answer>
    );
  }
  return (
    <section className={styles.card} aria-labelledby="check-in-question">
      <div className={styles.head}>
        <SpeakButton texts={[question, whoSees, ...words, note]} names={names} />
        <h1 id="check-in-question" tabIndex={-1} ref={focus}>
          <Spoken text={question} names={[name]} />
        </h1>
      </div>
      <p className={styles.seen}>
        <Eye aria-hidden="true" />
        <Spoken text={whoSees} names={names} />
      </p>
      <ul className={styles.faces}>
        {CHECK_INS.map((feeling, at) => (
          <li key={feeling}>
            <button
              type="button"
              className={styles.face}
              onClick={() => {
                chime('pick');
                void answer(feeling);
              }}
            >
              <FeelingFace program={program} feeling={feeling} />
              <span>
                <Spoken text={words[at] ?? ''} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <p>
          <Spoken text={note} />
        </p>
        <Button variant="outline" iconAfter={<ArrowRight />} onClick={() => void answer(SKIPPED)}>
          {t('play-check-in.skip')}
        </Button>
      </div>
    </section>
  );
}

/** As the build has drawn it; a child who has chosen a figure sees its own. */
function FeelingFace({ program, feeling }: { program: ProgramId; feeling: Feeling }) {
  const who = checkInFace(program);
  const hasChosen = useMine() !== null;
  if (who === 'you' && hasChosen) return <Face name={who} feeling={feeling} />;
  return <img src={checkInPicture(who, feeling)} alt="" />;
}

type AnswerProps = {
  told: Feeling;
  program: ProgramId;
  onNext: (next: 'play' | 'cool-down') => void;
  /** Below it stands the offer to talk, which says who looks and whom to tell right now: once is enough. */
  looking: Looking | null;
  /** The child can still ask to talk: then that is read, too, where it stands. */
  mayAsk: boolean;
  children: ReactNode;
};

function Answer({ told, program, onNext, looking, mayAsk, children }: AnswerProps) {
  const { t } = useTranslation();
  const focus = useFocus();
  const thanks = t('play-check-in.thanks');
  const isHeavy = NODS[told] === 'calm';
  const warm = [
    t(`play-check-in.answers.${told}`),
    ...(isHeavy && looking === null ? [t('play-check-in.need-help')] : []),
  ];
  const ways = [t('play-check-in.play'), t('play-check-in.cool-down')];
  const wordsOf = (asks: boolean): string[] => [
    thanks,
    ...warm,
    ...(asks && looking !== null
      ? [t('play-check-in.talk.button'), looking.words, t('play-check-in.talk.right-now')]
      : []),
    ...ways,
  ];
  const names = looking === null ? [] : [looking.name];
  // By itself it is read once, as the page opens; what changes later is read on demand.
  const [asked] = useState(mayAsk);
  useSaidNext(wordsOf(asked), true, names);
  return (
    <section className={styles.card} aria-labelledby="check-in-thanks">
      <div className={styles.answer}>
        <Character
          name={checkInFace(program)}
          feeling={NODS[told]}
          pose="comfort"
          className={styles.friend}
        />
        <div className={styles.words}>
          <h1 id="check-in-thanks" tabIndex={-1} ref={focus}>
            <Spoken text={thanks} />
          </h1>
          <p>
            {warm.map((text) => (
              <span key={text}>
                <Spoken text={text} />{' '}
              </span>
            ))}
          </p>
          <SpeakButton texts={wordsOf(mayAsk)} names={names} />
        </div>
      </div>
      {children}
      <div className={styles.next}>
        <Button size="lg" iconAfter={<ArrowRight />} onClick={() => onNext('play')}>
          <Spoken text={ways[0] ?? ''} />
        </Button>
        <Button size="lg" variant="light" icon={<Heart />} onClick={() => onNext('cool-down')}>
          <Spoken text={ways[1] ?? ''} />
        </Button>
      </div>
    </section>
  );
}

/** A friend who listens: calm with the heavy feelings, glad with the light ones. */
const NODS = { mad: 'calm', sad: 'calm', worried: 'calm', okay: 'okay', happy: 'happy' } as const;
