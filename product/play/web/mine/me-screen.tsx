import { Check, House } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MyFigure } from '#brands/my-figure.ts';
import { call } from '#platform/web/api.ts';
import { useBrand } from '#platform/web/brand.tsx';
import { useSay } from '#platform/web/say.ts';
import { Character, Face } from '#ui/art/character.tsx';
import { MyFigureProvider } from '#ui/art/mine.ts';
import { ButtonLink } from '#ui/parts/button.tsx';
import { setMyFigure } from '../../mine-contract.ts';
import {
  type Choice,
  FIRST_ANIMAL,
  FIRST_PERSON,
  type Part,
  type PartName,
  partsOf,
} from '../../rules/mine/figure.ts';
import { usePlay, usePlaySource } from '../content/source.ts';
import { ChoiceRow, ChoiceTab, ToolPicture } from '../frame/choice-row.tsx';
import { useSaidNext } from '../hooks/use-said-next.ts';
import { SpeakButton, Spoken } from '../read-aloud/spoken.tsx';
import { useReadAloud } from '../read-aloud/use-read-aloud.ts';
import { PlayLoading } from '../shared/play-loading.tsx';
import styles from './me-screen.module.css';
import { useMyFigure } from './my-figure.tsx';

/** Which faces say enough: these are shown as heads, all else as whole figures. */
const ON_THE_HEAD: readonly PartName[] = ['skin', 'hair', 'hair-color', 'animal', 'fur'];

/** Whoever the child wants to be in its stories: changed at any time, with nothing to earn. */
export function MeScreen() {
  const world = usePlay((play) => play.world);
  const kept = useMyFigure(({ figure }) => figure);
  if (world === null) return <PlayLoading />;
  const isAnimalWorld = world.program === 'academy' || world.program === 'zoou';
  return <Wardrobe figure={kept ?? (isAnimalWorld ? FIRST_ANIMAL : FIRST_PERSON)} program={world.program} />;
}

type WardrobeProps = { figure: MyFigure; program: Parameters<typeof Character>[0]['program'] };

function Wardrobe({ figure, program }: WardrobeProps) {
  const { t } = useTranslation();
  const { name: brand } = useBrand();
  const { paths } = usePlaySource();
  const [isKept, keep] = useKeeping();
  const [title, lead] = [t('play-mine.me.title'), t('play-mine.me.lead')];
  useSaidNext([title, lead], true);
  // Whoever tries out being an animal finds the person as it was.
  const [other, setOther] = useState<MyFigure>(figure.as === 'person' ? FIRST_ANIMAL : FIRST_PERSON);
  const parts = partsOf(figure);
  const [chosenPart, setPart] = useState<PartName | null>(null);
  const part = parts.find(({ name }) => name === chosenPart) ?? parts[0];
  const beOther = (as: MyFigure['as']): void => {
    if (as === figure.as) return;
    setOther(figure);
    setPart(null);
    keep(other);
  };
  return (
    <div className={styles.page} data-density="roomy">
      <title>{`${title} · ${brand}`}</title>
      <div className={styles.head}>
        <h1 tabIndex={-1}>
          <Spoken text={title} />
        </h1>
        <SpeakButton texts={[title, lead, ...parts.map(({ name }) => t(`play-mine.parts.${name}`))]} />
      </div>
      <p className={styles.lead}>
        <Spoken text={lead} />
      </p>
      <div className={styles.room}>
        <div className={styles.mirror}>
          <MyFigureProvider value={figure}>
            <Character
              name="you"
              program={program}
              feeling="happy"
              pose="wave"
              className={styles.me}
              title={t('play-mine.me.picture')}
            />
          </MyFigureProvider>
          <p className={styles.kept} role="status">
            {isKept === 'failed'
              ? t('play-mine.me.not-kept')
              : isKept === 'kept'
                ? t('play-mine.me.kept')
                : ''}
          </p>
        </div>
        <div className={styles.choosing}>
          <ChoiceRow label={t('play-mine.me.kind')}>
            {(['person', 'animal'] as const).map((as) => (
              <ChoiceTab
                key={as}
                label={t(`play-mine.kinds.${as}`)}
                isOn={figure.as === as}
                onPress={() => beOther(as)}
              >
                <MyFigureProvider value={as === figure.as ? figure : other}>
                  <Face name="you" program={program} feeling="happy" className={styles.kind} />
                </MyFigureProvider>
              </ChoiceTab>
            ))}
          </ChoiceRow>
          <ChoiceRow label={t('play-mine.me.part')}>
            {parts.map(({ name }) => (
              <ChoiceTab
                key={name}
                label={t(`play-mine.parts.${name}`)}
                isOn={name === part?.name}
                onPress={() => setPart(name)}
              >
                <ToolPicture of={name} />
              </ChoiceTab>
            ))}
          </ChoiceRow>
          {part !== undefined && <Choices part={part} program={program} onChoose={keep} />}
        </div>
      </div>
      <nav className={styles.doors} aria-label={t('play.map.doors')}>
        <ButtonLink size="lg" to={paths.map} icon={<Check />}>
          {t('play-mine.me.done')}
        </ButtonLink>
        {paths.myPlace !== null && (
          <ButtonLink size="lg" variant="outline" to={paths.myPlace} icon={<House />}>
            {t('play-mine.place.title')}
          </ButtonLink>
        )}
      </nav>
    </div>
  );
}

type ChoicesProps = {
  part: Part;
  program: WardrobeProps['program'];
  onChoose: (figure: MyFigure) => void;
};

/** One of them, or any of them: each shows the child with it, so that nobody needs to read. */
function Choices({ part, program, onChoose }: ChoicesProps) {
  const say = useSay();
  const { isOn, speak } = useReadAloud();
  const group = useId();
  const partName = say({ i18n: `play-mine.parts.${part.name}` });
  const nameOf = ({ id }: Choice): string => say({ i18n: `play-mine.choices.${part.name}.${id}` });
  const choose = (choice: Choice): void => {
    onChoose(choice.figure);
    if (isOn) void speak(nameOf(choice));
  };
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">{partName}</legend>
      {part.choices.map((choice) => (
        <label key={choice.id} className={styles.choice}>
          <input
            type={part.isMany ? 'checkbox' : 'radio'}
            name={group}
            className={styles.input}
            checked={choice.isChosen}
            onChange={() => choose(choice)}
          />
          <MyFigureProvider value={choice.figure}>
            {ON_THE_HEAD.includes(part.name) ? (
              <Face name="you" program={program} feeling="happy" className={styles.face} />
            ) : (
              <Character name="you" program={program} feeling="happy" className={styles.body} />
            )}
          </MyFigureProvider>
          <span className={styles.name}>
            <Spoken text={nameOf(choice)} />
          </span>
          <Check className={styles.tick} aria-hidden="true" />
        </label>
      ))}
    </fieldset>
  );
}

/** Shown at once; the server hears of the last of what was tried in quick succession. */
function useKeeping(): [state: 'untouched' | 'kept' | 'failed', keep: (figure: MyFigure) => void] {
  const [state, setState] = useState<'untouched' | 'kept' | 'failed'>('untouched');
  const keep = (figure: MyFigure): void => {
    useMyFigure.setState({ figure });
    void send(setState);
  };
  return [state, keep];
}

let isSending = false;

async function send(said: (state: 'kept' | 'failed') => void): Promise<void> {
  if (isSending) return;
  isSending = true;
  try {
    let sent: MyFigure | null | undefined;
    while (sent !== useMyFigure.getState().figure) {
      sent = useMyFigure.getState().figure;
      await call(setMyFigure, { figure: sent }, { quiet: true });
    }
    said('kept');
  } catch {
    said('failed');
  } finally {
    isSending = false;
  }
}
