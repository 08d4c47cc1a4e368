import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PROGRAM_IDS, type ProgramId } from '#brands/brand.ts';
import { call } from '#platform/web/api.ts';
import { useNumbers } from '#ui/formats/numbers.ts';
import { Dialog } from '#ui/layers/dialog.tsx';
import { openModal, useModal } from '#ui/layers/modals.ts';
import { Badge } from '#ui/parts/badge.tsx';
import { Loaded } from '#ui/parts/loaded.tsx';
import { Skeleton } from '#ui/parts/skeleton.tsx';
import { getQuestionSplits, type QuestionSplits } from '../contract.ts';
import { JUDGED_FROM } from '../rules/questions.ts';
import type { Differs } from '../rules/splits.ts';
import styles from './program.module.css';

const NAME = 'question-splits';
type Asked = { program: ProgramId; scene: string; ask: string; version: string };

export function openQuestion({ program, scene, ask, version }: Asked): void {
  openModal(NAME, { id: [program, scene, ask, version].join(' ') });
}

/** A question by who answered it: for its writers. */
export function QuestionDialog() {
  const { t } = useTranslation();
  const [of, scene = '', ask = '', version = ''] = String(useModal(NAME)?.id ?? '').split(' ');
  const program = PROGRAM_IDS.find((id) => id === of);
  return (
    <Dialog name={NAME} size="lg" title={t('metrics.splits.title')}>
      {program !== undefined && <Answered asked={{ program, scene, ask, version }} />}
    </Dialog>
  );
}

function Answered({ asked }: { asked: Asked }) {
  const { program, scene, ask, version } = asked;
  const query = useQuery({
    queryKey: ['question-splits', asked],
    queryFn: ({ signal }) =>
      call(getQuestionSplits, { program, scene, ask, _version: version }, { signal, quiet: true }),
  });
  return (
    <Loaded query={query} bones={<Skeleton lines={6} />}>
      {({ data }) => <Splits question={data} />}
    </Loaded>
  );
}

function Splits({ question: { title, question, splits, skill } }: { question: QuestionSplits }) {
  const { t } = useTranslation();
  const { options, correlation, thirds, spots, languages, aloud, differs } = splits;
  const answers = options.reduce((sum, option) => sum + option.answers, 0);
  const isOff = (name: Differs): boolean => differs.includes(name);
  return (
    <div className={styles.splits}>
      <p>{t('metrics.splits.asked', { scene: title, question })}</p>
      <p className={styles.said}>
        {t('metrics.splits.lead', { skill: t(`metrics.skills.${skill}`), count: answers })}
      </p>
      <Part
        name="options"
        off={isOff('rest')}
        note={correlation === null ? null : t('metrics.splits.together', { correlation })}
      >
        {options.map(({ opt, words, score, answers: own, rest }) => (
          <Line
            key={opt}
            label={words}
            aside={t(`metrics.splits.scores.${wordOf(score)}`)}
            part={own}
            whole={answers}
            note={rest === null ? '' : t('metrics.splits.rest', { rest: Math.round(rest * 100) })}
          />
        ))}
      </Part>
      <Part name="thirds">
        {thirds.map(({ answers: whole, best }, at) => {
          const third = THIRDS[at] ?? 'middle';
          return <Line key={third} label={t(`metrics.splits.third.${third}`)} part={best} whole={whole} />;
        })}
      </Part>
      <Part name="spots" off={isOff('spot')}>
        {spots.map(({ spot, answers: whole, best }) => (
          <Line key={spot} label={t('metrics.splits.spot', { spot: spot + 1 })} part={best} whole={whole} />
        ))}
      </Part>
      <Part name="languages" off={isOff('language')}>
        {languages.map(({ language, answers: whole, best }) => (
          <Line key={language} label={t(`metrics.languages.${language}`)} part={best} whole={whole} />
        ))}
      </Part>
      <Part name="aloud" off={isOff('aloud')}>
        {aloud.map(({ on, answers: whole, best }) => (
          <Line
            key={String(on)}
            label={t(`metrics.splits.${on ? 'heard' : 'silent'}`)}
            part={best}
            whole={whole}
          />
        ))}
      </Part>
      <p className={styles.note}>{t('metrics.splits.note', { count: JUDGED_FROM })}</p>
    </div>
  );
}

const THIRDS = ['lower', 'middle', 'upper'] as const;

const wordOf = (score: number) => (score === 2 ? 'best' : score === 1 ? 'partly' : 'not-yet');

type PartProps = {
  name: 'options' | 'thirds' | 'spots' | 'languages' | 'aloud';
  off?: boolean;
  note?: string | null;
  children: readonly ReactNode[];
};

function Part({ name, off = false, note = null, children }: PartProps) {
  const { t } = useTranslation();
  return (
    <section>
      <h3 className={styles.form}>
        {t(`metrics.splits.${name}`)} {off && <Badge tone="warning">{t(`metrics.splits.off.${name}`)}</Badge>}
      </h3>
      {children.length === 0 ? (
        <p className={styles.note}>{t('metrics.splits.nobody')}</p>
      ) : (
        <ul className={styles.cells}>{children}</ul>
      )}
      {note !== null && <p className={styles.note}>{note}</p>}
    </section>
  );
}

type LineProps = { label: ReactNode; aside?: string; part: number; whole: number; note?: string };

/** A share of few is no share. */
function Line({ label, aside, part, whole, note }: LineProps) {
  const { t } = useTranslation();
  const number = useNumbers();
  const isFew = whole < JUDGED_FROM;
  return (
    <li>
      <span>
        {label} {aside !== undefined && <span className={styles.note}>{aside}</span>}
      </span>
      <span className={styles.fill} aria-hidden="true">
        {!isFew && <span style={{ inlineSize: `${(100 * part) / whole}%` }} />}
      </span>
      <span className={styles.of}>
        {isFew
          ? t('metrics.splits.few', { count: whole, number: number(whole) })
          : t('metrics.splits.share', { percent: Math.round((100 * part) / whole), whole: number(whole) })}
        {note !== undefined && note !== '' && <span className={styles.rest}>{note}</span>}
      </span>
    </li>
  );
}
