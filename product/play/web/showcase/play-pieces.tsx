import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '#ui/navigation/page.tsx';
import { Button } from '#ui/parts/button.tsx';
import { shownWord } from '../../rules/story/plays.ts';
import { CheckIn } from '../check-in/check-in.tsx';
import { ComicPages } from '../comic/comic-book.tsx';
import { CoolDownPage } from '../cool-down/cool-down-page.tsx';
import { Game } from '../games/game.tsx';
import { Field } from '../player/field.tsx';
import { withNames } from '../shared/drawn-as.ts';
import { loadSounds } from '../sound/load-sounds.ts';
import { SoundBoard } from '../sound/sound-board.tsx';
import { COMIC, GAME_PIECES, OTHER_PIECES } from './pieces.ts';
import styles from './play-pieces.module.css';

/** Every mini-game and calm place on a page of its own, in demo mode: to look at, to try and to test. */
export function PlayPieces() {
  const { t } = useTranslation();
  const piece = useLocation({ select: ({ hash }) => hash });
  useEffect(() => void loadSounds(), []);
  return (
    <div data-density="roomy" className={styles.stage}>
      {piece === '' ? (
        <Page title={t('design.play.title')} lead={t('design.play.lead')}>
          <ul className={styles.list}>
            {[...Object.keys(GAME_PIECES), ...OTHER_PIECES].map((name) => (
              <li key={name}>
                <Link to="/design/play" hash={name}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </Page>
      ) : (
        <>
          <title>{t('design.play.title')}</title>
          <Piece key={piece} name={piece} />
        </>
      )}
    </div>
  );
}

function Piece({ name }: { name: string }) {
  const { t } = useTranslation();
  const [results, setResults] = useState<readonly string[]>([]);
  const [isPaused, pause] = useState(false);
  const tell = (result: string): void => setResults((before) => [...before, result]);
  const game = GAME_PIECES[name];
  return (
    <>
      {game !== undefined && (
        <>
          <h1 className="visually-hidden">{name}</h1>
          <div className={styles.field} data-mode="game">
            <Field program={game.program} stage={game.stage} said="" turn={0}>
              <Game
                {...game}
                word={(one) => withNames(game.program, shownWord(one))}
                paused={isPaused}
                onDone={({ out, taps }) => tell(`${out ?? '-'} ${taps}`)}
              />
            </Field>
          </div>
          <Button variant="subtle" aria-pressed={isPaused} onClick={() => pause(!isPaused)}>
            {t('design.play.pause')}
          </Button>
        </>
      )}
      {name === 'check-in' && (
        <CheckIn name="Ada" program="academy" onTell={async (value) => tell(value)} onDone={tell} />
      )}
      {name === 'cool-down' && (
        <CoolDownPage
          onStart={(id) => tell(`start ${id}`)}
          onEnd={(id) => tell(`end ${id}`)}
          back="/design/play"
        />
      )}
      {name === 'sounds' && <SoundBoard />}
      {name === 'comic' && (
        <>
          <h1 className="visually-hidden">{name}</h1>
          <ComicPages {...COMIC} />
        </>
      )}
      <output className={styles.result}>{results.join(', ')}</output>
    </>
  );
}
