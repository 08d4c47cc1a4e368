import { useTranslation } from 'react-i18next';
import type { ProgramId } from '#brands/brand.ts';
import type { RowOf } from '#platform/contract/table.ts';
import { type ReportKind, scenesRequired } from '#product/play/rules/results/progress.ts';
import { needsHouse } from '../rules/availability.ts';
import type { checkedTables, comicsTable, playedTables } from '../tables-contract.ts';
import { Pips } from './pips.tsx';
import { Status } from './status.tsx';

/** What every row of these lists has. */
export type ComicRow = RowOf<typeof comicsTable>;
export type CheckedRow = RowOf<(typeof checkedTables)['zoou']>;
export type PlayedRow = RowOf<(typeof playedTables)['academy']>;

/** Lists of staff have these, too. */
type Progressed = Pick<ComicRow, 'done' | 'ready'>;
type CellOf<R> = { row: R; program: ProgramId };

export function Done({ row, program, kind }: CellOf<Pick<Progressed, 'done'>> & { kind: ReportKind }) {
  const { t } = useTranslation();
  const done = row.done ?? 0;
  const values = { done, required: Math.max(scenesRequired(program, kind), done) };
  return <Pips {...values}>{t('reports.scenes', values)}</Pips>;
}

export function Comics({ row }: { row: Pick<Progressed, 'done'> }) {
  const { t } = useTranslation();
  return t('reports.comics-done', { count: row.done ?? 0 });
}

type PlainProps = CellOf<Progressed> & { kind: ReportKind; playedFast?: boolean };

export function PlainStatus({ row, program, kind, playedFast = false }: PlainProps) {
  return (
    <Status
      isReady={row.ready}
      done={row.done ?? 0}
      required={scenesRequired(program, kind)}
      playedFast={playedFast}
    />
  );
}

const CHECKS = ['1', '2', '3'] as const;

/** The newest check that has a report; and, while the next one is played, what that one is missing. */
export function CheckStatus({ row, program }: CellOf<CheckedRow>) {
  const { t } = useTranslation();
  const check = (iteration: number) => t(`reports.checks.${CHECKS[iteration - 1] ?? '1'}`);
  const { done, iteration, report_iteration: newest } = row;
  const playing = iteration ?? 1;
  const required = scenesRequired(program, 'assessment');
  const values = { check: check(playing), count: required - (done ?? 0) };
  return (
    <Status
      isReady={row.ready}
      done={done ?? 0}
      required={required}
      check={check(newest ?? playing)}
      next={newest !== null && newest < playing ? t('reports.check-opens-after', values) : undefined}
      playedFast={row.care === 'played-fast'}
      growth={row.growth}
    />
  );
}

export function PracticeDone({ row, program }: CellOf<CheckedRow>) {
  const { t } = useTranslation();
  const done = row.builder_done ?? 0;
  if (needsHouse(program, 'skill-builder')) return t('reports.lessons-done', { count: done });
  const values = { done, required: Math.max(scenesRequired(program, 'skill-builder'), done) };
  return <Pips {...values}>{t('reports.lessons', values)}</Pips>;
}

export function PracticeStatus({ row, program }: CellOf<CheckedRow>) {
  return (
    <Status
      isReady={row.builder_ready}
      done={row.builder_done ?? 0}
      required={scenesRequired(program, 'skill-builder')}
      needsHouse={needsHouse(program, 'skill-builder')}
    />
  );
}
