import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { blankIn } from '#platform/contract/shown-values.ts';
import { conjoined } from '#platform/contract/texts/lists.ts';
import { useProgramName } from '#product/rosters/web/program-name.ts';
import { Button } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import type { ChildProgress } from '../../progress-contract.ts';
import { isHere, stepsNear } from '../../rules/progress/path.ts';
import styles from './progress-screen.module.css';

/** How far a child is in a program: what is near, and the whole way for who asks. */
export function PathCard({ path, name }: { path: ChildProgress['paths'][number]; name: string }) {
  const { t, i18n } = useTranslation();
  const programName = useProgramName();
  const done = path.steps.filter(({ at }) => at === 'done').length;
  const [isWhole, setWhole] = useState(false);
  const near = stepsNear(path.steps);
  const isLong = near.length < path.steps.length;
  return (
    <Card title={programName(path.program)}>
      <p>
        {done === path.steps.length
          ? t('insight-progress.all-done', { name })
          : t('insight-progress.done', { count: done, of: path.steps.length })}
      </p>
      {path.practiced.length > 0 && (
        <p>
          <strong>{t('insight-progress.practiced')}</strong>
          {blankIn(i18n.language)}
          {conjoined(
            path.practiced.map((one) =>
              t('insight-progress.practiced-one', { name: one.name, count: one.scenes }),
            ),
            i18n.language,
          )}
        </p>
      )}
      <ol className={styles.path}>
        {(isWhole ? path.steps : near).map(({ scene, title, at }) => (
          <li key={scene} data-at={at}>
            <span className={styles.stop}>{at === 'done' && <Check aria-hidden="true" />}</span>
            <span>
              {at === 'ahead' ? <span className={styles.ahead}>{title}</span> : title}
              <span className={isHere({ at }) ? styles.next : 'visually-hidden'}>
                {' '}
                {t(`insight-progress.at.${at}`)}
              </span>
            </span>
          </li>
        ))}
      </ol>
      {isLong && (
        <Button variant="subtle" size="sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {t(isWhole ? 'insight-progress.fewer' : 'insight-progress.whole', { count: path.steps.length })}
        </Button>
      )}
    </Card>
  );
}
