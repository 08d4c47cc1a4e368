import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/parts/button.tsx';
import { picksTo } from '../../../rules/story/compiled-scene.ts';
import type { Pick } from '../../../rules/story/scene.ts';
import type { LoadedScene } from '../../content/source.ts';
import type { View } from '../story/play-through.ts';
import styles from './debug-panel.module.css';

type DebugPanelProps = {
  scene: LoadedScene;
  view: View;
  onJump: (picks: readonly Pick[]) => void;
};

/** For those who check a program: what each answer says, and the way to every question. Nothing of it counts. */
export function DebugPanel({ scene, view, onJump }: DebugPanelProps) {
  const { t } = useTranslation();
  const { told, place } = scene;
  const ways = useMemo(() => picksTo(told), [told]);
  const ask = view.showing.kind === 'ask' ? view.showing.ask : null;
  const evidence = ask === null ? null : place.evidence?.[ask.id];
  return (
    <details className={styles.panel}>
      <summary>{t('play.debug.title')}</summary>
      <div className={styles.body}>
        <p>{t('play.debug.note')}</p>
        {ask !== null && (
          <dl className={styles.evidence}>
            {ask.options.map(({ id }) => (
              <div key={id}>
                <dt>{id}</dt>
                <dd>
                  {Object.entries(evidence?.[id] ?? {})
                    .map(([skill, score]) => `${skill} ${score}`)
                    .join(', ') || '–'}
                </dd>
              </div>
            ))}
          </dl>
        )}
        <p>{t('play.debug.jump')}</p>
        <div className={styles.asks}>
          {[...ways].map(([id, picks]) => (
            <Button key={id} size="sm" variant="light" onClick={() => onJump(picks)}>
              {id}
            </Button>
          ))}
        </div>
      </div>
    </details>
  );
}
