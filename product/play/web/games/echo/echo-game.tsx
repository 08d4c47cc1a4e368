import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Character } from '#ui/art/character.tsx';
import { Button } from '#ui/parts/button.tsx';
import { SpeakButton, Spoken } from '../../read-aloud/spoken.tsx';
import { langOf } from '../../shared/lang-of.ts';
import { GameFrame } from '../frame/game-frame.tsx';
import type { GameProps } from '../frame/game-props.ts';
import { useResult } from '../frame/use-result.ts';
import styles from './echo-game.module.css';

/** Saying it after: out loud, in sign, or only in the head. Nobody listens in. */
export function EchoGame(props: GameProps<'echo'>) {
  const { line, program } = props;
  const { t } = useTranslation();
  const finish = useResult(props);
  return (
    <GameFrame
      isAsking
      say={t('play-games.echo.say')}
      actions={
        <Button size="lg" icon={<Check />} onClick={() => finish(null, 0)}>
          {t('play-games.echo.said')}
        </Button>
      }
    >
      <div className={styles.room}>
        {line && (
          <p className={styles.bubble} lang={langOf(line.text)}>
            <Spoken text={line.text} />
            <SpeakButton texts={[line.text]} />
          </p>
        )}
        <Character
          name="you"
          program={program}
          feeling={line?.face ?? 'happy'}
          pose="wave"
          className={styles.child}
        />
      </div>
    </GameFrame>
  );
}
