import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shownMoment } from '#ui/formats/dates.ts';
import { useNumbers } from '#ui/formats/numbers.ts';
import { Card } from '#ui/parts/card.tsx';
import { Loaded } from '#ui/parts/loaded.tsx';
import type { NormCell, ProgramFigures, SceneFigures } from '../contract.ts';
import styles from './program.module.css';

type TabProps = { query: UseQueryResult<{ data: ProgramFigures }> };

/** From scene to scene: who started, who finished, and where most stop. */
export function ScenesTab({ query, bar }: TabProps & { bar: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      {bar}
      <Loaded query={query} failed={t('metrics.failed')}>
        {({ data }) => <Scenes figures={data} />}
      </Loaded>
    </div>
  );
}

function Scenes({ figures: { scenes, counted_at } }: { figures: ProgramFigures }) {
  const { t } = useTranslation();
  const stop = mostStopped(scenes);
  const isNobody = scenes.every(({ started }) => started === 0);
  return (
    <Card
      title={t('metrics.scenes-title')}
      aside={<span className={styles.note}>{t('metrics.scenes-aside')}</span>}
    >
      {stop !== null && (
        <p className={styles.said}>
          {t('metrics.most-stop', {
            scene: stop.title,
            count: stop.started - stop.finished,
            same: stop.stopped_most,
            ask: stop.stopped_most_at ?? '–',
          })}
        </p>
      )}
      {isNobody ? <p>{t('metrics.no-plays')}</p> : <SceneRows scenes={scenes} />}
      <Counted at={counted_at} />
    </Card>
  );
}

function SceneRows({ scenes }: { scenes: readonly SceneFigures[] }) {
  const { t } = useTranslation();
  const number = useNumbers();
  const most = Math.max(1, ...scenes.map(({ started }) => started));
  return (
    <table className={styles.scenes}>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('metrics.columns.scene')}</th>
          <th scope="col">{t('metrics.scenes-aside')}</th>
          <th scope="col">{t('metrics.columns.stopped-most')}</th>
        </tr>
      </thead>
      <tbody>
        {scenes.map((scene) => (
          <tr key={scene.scene}>
            <th scope="row">{scene.title}</th>
            <td>
              <span className={styles.track} aria-hidden="true">
                <span className={styles.started} style={{ inlineSize: `${(100 * scene.started) / most}%` }}>
                  <span
                    className={styles.finished}
                    style={{ inlineSize: `${(100 * scene.finished) / Math.max(1, scene.started)}%` }}
                  />
                </span>
              </span>
              <span className={styles.of}>
                {t('metrics.of', { part: number(scene.finished), whole: number(scene.started) })}
              </span>
            </td>
            <td className={styles.note}>
              {scene.stopped_most_at !== null &&
                t('metrics.stopped-at', { count: scene.stopped_most, ask: scene.stopped_most_at })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function mostStopped(scenes: readonly SceneFigures[]): SceneFigures | null {
  const left = ({ started, finished }: SceneFigures): number => started - finished;
  const [most] = scenes.filter((scene) => left(scene) > 0).toSorted((a, b) => left(b) - left(a));
  return most ?? null;
}

function Counted({ at }: { at: string | null }) {
  const { t } = useTranslation();
  return (
    <p className={styles.note}>
      {at === null ? t('metrics.not-counted') : t('metrics.as-of', { moment: shownMoment(at) })}{' '}
      {t('metrics.counts-only')}
    </p>
  );
}

/** How many children there are to compare with, by form, language and grade. */
export function NormsTab({ query }: TabProps) {
  const { t } = useTranslation();
  return (
    <Loaded query={query} failed={t('metrics.failed')}>
      {({ data: { norms, counted_at } }) => (
        <Card
          title={t('metrics.norms-title')}
          aside={<span className={styles.note}>{t('metrics.norms-aside', { count: norms.required })}</span>}
        >
          {norms.cells.length === 0 ? (
            <p>{t('metrics.no-norms')}</p>
          ) : (
            <Cells cells={norms.cells} required={norms.required} />
          )}
          <Counted at={counted_at} />
        </Card>
      )}
    </Loaded>
  );
}

function Cells({ cells, required }: { cells: readonly NormCell[]; required: number }) {
  const { t } = useTranslation();
  const number = useNumbers();
  const groups = Map.groupBy(cells, ({ form, language }) => `${form} ${language}`);
  return [...groups].map(([key, own]) => (
    <section key={key}>
      <h3 className={styles.form}>
        {t('metrics.form', { form: own[0]?.form.toUpperCase() ?? '', language: own[0]?.language ?? '' })}
      </h3>
      <ul className={styles.cells}>
        {own.map(({ grade, children }) => (
          <li key={grade}>
            <span>
              {t('metrics.grade', {
                grade: grade === 0 ? t('metrics.grades.k') : grade < 0 ? t('metrics.grades.p') : grade,
              })}
            </span>
            <span className={styles.fill} aria-hidden="true">
              <span style={{ inlineSize: `${Math.min(100, (100 * children) / required)}%` }} />
            </span>
            <span className={styles.of}>
              {children >= required
                ? t('metrics.cell-open', { number: number(children) })
                : t('metrics.of', { part: number(children), whole: number(required) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  ));
}
