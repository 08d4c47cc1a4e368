import { Check } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/parts/button.tsx';
import { SpeakButton, Spoken } from '../../read-aloud/spoken.tsx';
import { langOf } from '../../shared/lang-of.ts';
import { followed, settled, withActor } from '../frame/acting.ts';
import { Bubble } from '../frame/bubble.tsx';
import { GameFrame } from '../frame/game-frame.tsx';
import type { GameProps } from '../frame/game-props.ts';
import { SAYING, useActed, usePlace } from '../frame/place.ts';
import { useResult } from '../frame/use-result.ts';

/** Saying it after: out loud, in sign, or only in the head. Nobody listens in. */
export function EchoGame(props: GameProps<'echo'>) {
  const { line } = props;
  const { t } = useTranslation();
  const finish = useResult(props);
  const { stage } = usePlace();
  const acted = useMemo(
    () =>
      followed(withActor({ ...settled(stage), camera: { shot: 'wide' } }, 'you', { pose: 'wave' }), 'you'),
    [stage],
  );
  useActed(acted, { shown: SAYING });
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
      {line && (
        <Bubble who="you">
          <span lang={langOf(line.text)}>
            <Spoken text={line.text} />
          </span>
          <SpeakButton texts={[line.text]} />
        </Bubble>
      )}
    </GameFrame>
  );
}
