import { ArrowLeft, ArrowRight, IdCard, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '#platform/contract/message.ts';
import { useSay } from '#platform/web/say.ts';
import { ReadAloud } from '#product/accounts/web/sign-on/read-aloud.tsx';
import { Face } from '#ui/art/character.tsx';
import { MyFigureProvider } from '#ui/art/mine.ts';
import { Button } from '#ui/parts/button.tsx';
import { Spinner } from '#ui/parts/spinner.tsx';
import { classNames } from '#ui/style/class-names.ts';
import type { Tile } from '../../contract.ts';
import { PICTURES, PICTURES_LENGTH, type Picture } from '../../rules/pictures.ts';
import { standInFor } from '../../rules/stand-in.ts';
import { PictureArt } from '../pictures/picture-art.tsx';
import styles from './class-front.module.css';
import { comeInByTile } from './come-in.ts';
import { useEar } from './ear.tsx';
import { sayAloud } from './say-aloud.ts';

type PictureStepProps = { tile: Tile; onBack: () => void; onCard: () => void };

const MISSED = 'class-tiles.refused.pictures';

/** Three pictures in their order, each named as it is touched. What is wrong is said kindly, and tried again. */
export function PictureStep({ tile, onBack, onCard }: PictureStepProps) {
  const { t } = useTranslation();
  const say = useSay();
  const [pressed, setPressed] = useState<readonly Picture[]>([]);
  const [isGoing, setGoing] = useState(false);
  const { hears, ear, press } = useEar('picture');
  const [problem, setProblem] = useState<Message | null>(
    tile.locked ? { i18n: 'class-tiles.refused.locked' } : null,
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const go = useRef<HTMLButtonElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isWhole = pressed.length === PICTURES_LENGTH;
  // Whoever comes by keys finds the next step under the finger.
  useEffect(() => {
    if (isWhole) go.current?.focus();
  }, [isWhole]);

  const isOver = problem !== null && problem.i18n !== MISSED;
  // The full stop of an initial is nothing to greet with.
  const hello = t('class-tiles.hello', { name: tile.name.replace(/\.$/, '') });
  const task = problem === null ? t(isWhole ? 'class-tiles.ready' : 'class-tiles.three') : say(problem);
  const card = t('accounts-sign-on.providers.badge');
  const goIn = t('class-tiles.go');
  const takeBack = t('class-tiles.take-back');
  const notMe = t('class-tiles.not-me');
  const touch = (picture: Picture): void => {
    sayAloud([t(`class-tiles.pictures.${picture}`)]);
    if (hears || isWhole || isGoing) return;
    setProblem(null);
    setPressed([...pressed, picture]);
  };
  const enter = async (): Promise<void> => {
    const [first, second, third] = pressed;
    if (!first || !second || !third || isGoing) return;
    setGoing(true);
    const refused = await comeInByTile(tile.id, [first, second, third]);
    if (refused === null) return;
    setGoing(false);
    setPressed([]);
    setProblem(refused);
    heading.current?.focus();
  };
  return (
    <section
      className={classNames(styles.picturesPage, isOver && styles.over)}
      aria-labelledby="pictures-title"
    >
      <div className={styles.head}>
        <MyFigureProvider value={tile.figure ?? standInFor(tile.id)}>
          <Face name="you" feeling={isOver ? 'calm' : 'happy'} className={styles.me} />
        </MyFigureProvider>
        <h1 id="pictures-title" ref={heading} tabIndex={-1}>
          {hello}
        </h1>
        <ReadAloud key={task} texts={[hello, task]} names={[tile.name]} auto={problem !== null} />
        {!isOver && ear}
      </div>
      <p
        className={classNames(styles.lead, problem !== null && styles.kindly)}
        role={problem === null ? 'status' : 'alert'}
      >
        {hears ? t('class-tiles.hearing-picture') : task}
      </p>
      {!isOver && (
        <>
          <ol className={styles.places} aria-label={t('class-tiles.chosen')}>
            {Array.from({ length: PICTURES_LENGTH }, (_, at) => (
              <Place key={at} at={at + 1} picture={pressed[at]} />
            ))}
          </ol>
          <ul className={styles.pictures} aria-label={t('class-tiles.choices')}>
            {PICTURES.map((picture) => (
              <li key={picture}>
                <button
                  type="button"
                  className={styles.picture}
                  aria-disabled={isWhole || undefined}
                  aria-label={t(`class-tiles.pictures.${picture}`)}
                  onClick={() => touch(picture)}
                >
                  <PictureArt picture={picture} />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={styles.steps}>
        {isOver ? (
          <Button size="lg" icon={<IdCard />} onClick={onCard}>
            {card}
          </Button>
        ) : (
          <>
            <button
              ref={go}
              type="button"
              className={styles.go}
              aria-disabled={!isWhole || undefined}
              onClick={() => press(goIn, () => void enter())}
            >
              {isGoing ? <Spinner size={28} /> : <ArrowRight aria-hidden="true" />}
              {goIn}
            </button>
            <Button
              size="lg"
              variant="outline"
              icon={<Undo2 />}
              aria-disabled={pressed.length === 0 || undefined}
              onClick={() => press(takeBack, () => setPressed(pressed.slice(0, -1)))}
            >
              {takeBack}
            </Button>
          </>
        )}
        <Button size="lg" variant="light" icon={<ArrowLeft />} onClick={() => press(notMe, onBack)}>
          {notMe}
        </Button>
      </div>
    </section>
  );
}

function Place({ at, picture }: { at: number; picture: Picture | undefined }) {
  const { t } = useTranslation();
  const label =
    picture === undefined
      ? t('class-tiles.place-empty', { at })
      : t('class-tiles.place', { at, picture: t(`class-tiles.pictures.${picture}`) });
  return (
    <li className={styles.place}>
      <span role="img" aria-label={label}>
        {picture !== undefined && <PictureArt picture={picture} />}
      </span>
    </li>
  );
}
