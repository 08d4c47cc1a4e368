import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProgramId } from '#brands/brand.ts';
import type { RowOf } from '#platform/contract/table.ts';
import { Segments } from '#ui/navigation/segments.tsx';
import { Badge } from '#ui/parts/badge.tsx';
import { Button } from '#ui/parts/button.tsx';
import { VisuallyHidden } from '#ui/parts/visually-hidden.tsx';
import { TablePage } from '#ui/table/table-page.tsx';
import { ALL } from '../rules/program-periods.ts';
import { JUDGED_FROM } from '../rules/questions.ts';
import { questionsTable } from '../tables-contract.ts';
import styles from './program.module.css';
import type { Looked } from './program-bar.tsx';
import { openQuestion, QuestionDialog } from './question-dialog.tsx';

export const questionsKey = (program: ProgramId): string => `${questionsTable.name}:${program}`;

type Question = RowOf<typeof questionsTable>;
const VERSIONS = ['current', 'earlier'] as const;

type QuestionsTabProps = { program: ProgramId; looked: Looked; bar: ReactNode };

/** First answers, question by question, for writers. */
export function QuestionsTab({ program, looked, bar }: QuestionsTabProps) {
  const { t } = useTranslation();
  const [version, setVersion] = useState<(typeof VERSIONS)[number]>('current');
  const cells = useMemo(
    () => ({
      question: ({ scene, question, ask, version: of }: Question) => (
        <span className={styles.opens}>
          <Button
            variant="subtle"
            size="sm"
            onClick={() => openQuestion({ program, scene: scene ?? '', ask: ask ?? '', version: of ?? '' })}
          >
            <span className={styles.ask} title={question ?? ''}>
              {question}
            </span>
          </Button>
        </span>
      ),
      differs: ({ differs }: Question) =>
        differs !== null && <Badge tone="warning">{t(`metrics.differs.${differs}`)}</Badge>,
      best_percent: (row: Question) => <Shares row={row} />,
      look: ({ look, answers }: Question) =>
        (answers ?? 0) < JUDGED_FROM ? (
          <span className={styles.note}>{t('metrics.not-judged')}</span>
        ) : (
          look !== null && (
            <Badge tone={look === 'too-easy' ? 'warning' : 'error'}>{t(`metrics.looks.${look}`)}</Badge>
          )
        ),
      stop_percent: ({ stop_percent: percent, stop_here: isStop }: Question) =>
        percent === null ? null : isStop ? (
          <Badge tone="warning">{t('metrics.stop-here', { percent })}</Badge>
        ) : (
          t('metrics.percent', { percent })
        ),
    }),
    [t, program],
  );
  return (
    <div className={styles.page}>
      {bar}
      <TablePage
        table={questionsTable}
        stateKey={questionsKey(program)}
        segment={{
          program,
          current: version === 'current' ? 'yes' : 'no',
          ...Object.fromEntries(Object.entries(looked).filter(([, value]) => value !== ALL)),
        }}
        cells={cells}
        toolbar={
          <Segments
            label={t('metrics.columns.version')}
            value={version}
            options={VERSIONS.map((one) => ({ value: one, label: t(`metrics.versions.${one}`) }))}
            onChange={setVersion}
          />
        }
        empty={{ title: t('metrics.no-questions'), text: t('metrics.no-questions-text') }}
      />
      <p className={styles.note}>{t('metrics.questions-note', { count: JUDGED_FROM })}</p>
      <QuestionDialog />
    </div>
  );
}

/** Not yet, partly, best: the numbers stand in columns of their own for who sorts and exports. */
function Shares({ row }: { row: Question }) {
  const { t } = useTranslation();
  const { not_yet_percent: notYet, partly_percent: partly, best_percent: best } = row;
  if (notYet === null || partly === null || best === null) return null;
  return (
    <span className={styles.shares}>
      <span className={styles.share} aria-hidden="true">
        <span className={styles.no} style={{ inlineSize: `${notYet}%` }} />
        <span className={styles.partly} style={{ inlineSize: `${partly}%` }} />
        <span className={styles.best} style={{ inlineSize: `${best}%` }} />
      </span>
      <span aria-hidden="true">{t('metrics.percent', { percent: best })}</span>
      <VisuallyHidden>{t('metrics.shares', { notYet, partly, best })}</VisuallyHidden>
    </span>
  );
}
