import { useTranslation } from 'react-i18next';
import { setFilters, useTableState } from '#platform/web/tables/tables.ts';
import { SmallSelect } from '#ui/fields/small-select.tsx';
import { Segments } from '#ui/navigation/segments.tsx';
import { GRADES } from '../../rules/fitting/grades.ts';
import { LEVELS } from '../../rules/lesson/lesson.ts';
import styles from './quick.module.css';
import type { LessonsTable } from './shelves.tsx';

const ANY = 'any';
const LENGTHS = ['5', '10', '20', '30'] as const;

/** The questions of most mornings, without opening the filters: for whom, and how long. */
export function Quick({ table }: { table: LessonsTable }) {
  const { t } = useTranslation();
  return (
    <>
      <Choice
        table={table}
        filter="level"
        label={t('lessons.columns.level')}
        options={LEVELS.map((level) => ({
          value: level,
          set: level,
          label: t(`lessons.library.level.${level}`),
        }))}
      />
      <GradeChoice table={table} />
      <Choice
        table={table}
        filter="minutes"
        label={t('lessons.library.up-to')}
        options={LENGTHS.map((length) => ({
          value: length,
          set: `..${length}`,
          label: t('lessons.library.at-most', { count: Number(length) }),
        }))}
      />
    </>
  );
}

/** Several grades are asked for among the filters; here it is one. */
function GradeChoice({ table }: { table: LessonsTable }) {
  const { t } = useTranslation();
  const set = useTableState(table.name)?.filters['grade'] ?? '';
  return (
    <SmallSelect
      label={t('lessons.filters.grade')}
      value={GRADES.find((grade) => grade === set) ?? ''}
      options={[
        { value: '', label: t('lessons.library.any-grade') },
        ...GRADES.map((grade) => ({ value: grade, label: t(`lessons.grade.${grade}`) })),
      ]}
      onChange={(grade) => setFilters(table.name, { grade })}
    />
  );
}

type ChoiceProps = {
  table: LessonsTable;
  filter: 'level' | 'minutes';
  label: string;
  options: readonly { value: string /** As the filter has it. */; set: string; label: string }[];
};

function Choice({ table, filter, label, options }: ChoiceProps) {
  const { t } = useTranslation();
  const set = useTableState(table.name)?.filters[filter] ?? '';
  const all = [{ value: ANY, set: '', label: t('lessons.library.any-length') }, ...options];
  return (
    <div className={styles.choice}>
      <span aria-hidden="true">{label}</span>
      <Segments
        label={label}
        options={all.map(({ value, label: words }) => ({ value, label: words }))}
        value={all.find((option) => option.set === set)?.value ?? ANY}
        onChange={(value) =>
          setFilters(table.name, { [filter]: all.find((option) => option.value === value)?.set ?? '' })
        }
      />
    </div>
  );
}
