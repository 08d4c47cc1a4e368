import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import fields from '#ui/fields/fields.module.css';
import { Segments } from '#ui/navigation/segments.tsx';
import { classNames } from '#ui/style/class-names.ts';
import type { GroupProgram } from '../rules/programs.ts';
import styles from './group-data.module.css';

export type Check = '1' | '2' | '3';
export type View = {
  reach: 'mine' | 'all' | 'schools';
  archived: boolean;
  /** Null: each child's newest. */
  check: Check | null;
};

export function segmentOf({ reach, archived, check }: View): Record<string, string> {
  return {
    reach: reach === 'mine' ? 'mine' : 'all',
    archived: archived ? 'yes' : 'no',
    ...(check === null ? {} : { check }),
  };
}

export function keyOf(program: GroupProgram, { reach, archived, check }: View): string {
  return `group-data-${program}:${reach}-${archived ? 'archived' : 'active'}-${check ?? 'newest'}`;
}

/** Who sees the own students knows their school. */
const OWN_ONLY = ['educator_id', 'school_id', 'group_id'];
const NOTHING: string[] = [];
export const withoutFilters = ({ reach }: View): string[] => (reach === 'all' ? NOTHING : OWN_ONLY);

type ViewsProps = {
  view: View;
  onChange: (view: View) => void;
  /** Whose students is a question for those who see others. */
  hasOthers: boolean;
  hasChecks: boolean;
};

const CHECKS: readonly Check[] = ['1', '2', '3'];

/** Which students, and which check of theirs. */
export function Views({ view, onChange, hasOthers, hasChecks }: ViewsProps) {
  const { t } = useTranslation();
  const isSchools = view.reach === 'schools';
  return (
    <>
      {hasOthers && (
        <Segments
          label={t('reports.views.reach')}
          value={view.reach}
          options={[
            { value: 'mine', label: t('reports.views.mine') },
            { value: 'all', label: t('reports.views.all') },
            { value: 'schools', label: t('group-data.views.schools') },
          ]}
          onChange={(reach) => onChange({ ...view, reach })}
        />
      )}
      {!isSchools && (
        <Segments
          label={t('reports.views.archive')}
          value={view.archived ? 'archived' : 'active'}
          options={[
            { value: 'active', label: t('reports.views.active') },
            { value: 'archived', label: t('reports.views.archived') },
          ]}
          onChange={(which) => onChange({ ...view, archived: which === 'archived' })}
        />
      )}
      {hasChecks && !isSchools && (
        <span className={classNames(fields['with-mark'], styles.check)}>
          <select
            aria-label={t('group-data.views.check')}
            className={classNames(fields.input, fields.select, styles.select)}
            value={view.check ?? ''}
            onChange={({ target }) =>
              onChange({ ...view, check: CHECKS.find((check) => check === target.value) ?? null })
            }
          >
            <option value="">{t('group-data.views.newest')}</option>
            {CHECKS.map((check) => (
              <option key={check} value={check}>
                {t(`reports.checks.${check}`)}
              </option>
            ))}
          </select>
          <span className={fields.mark}>
            <ChevronDown aria-hidden="true" />
          </span>
        </span>
      )}
    </>
  );
}
