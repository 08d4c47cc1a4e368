import { useNavigate, useSearch } from '@tanstack/react-router';
import { METRIC_PROGRAMS, type MetricProgram } from '../rules/figures.ts';
import { PERIODS, type Period } from '../rules/periods.ts';

/** What is looked at; it stands in the address, so that it can be reloaded and sent to somebody else. */
export type Asked = {
  period: Period;
  from: string;
  to: string;
  program: MetricProgram;
  /** Ids, or blank. */
  district: string;
  school: string;
};

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

export function useAsked(): { asked: Asked; ask: (next: Partial<Asked>) => void } {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const asked: Asked = {
    period: PERIODS.find((period) => period === search['period']) ?? 'week',
    from: text(search['from']),
    to: text(search['to']),
    program: METRIC_PROGRAMS.find((program) => program === search['program']) ?? 'all',
    district: text(search['district']),
    school: text(search['school']),
  };
  const ask = (next: Partial<Asked>): void => {
    void navigate({ to: '.', search: searchOf({ ...asked, ...next }), replace: true, resetScroll: false });
  };
  return { asked, ask };
}

/** Empty parts are left out. */
export function searchOf(asked: Asked): Record<string, string> {
  const parts = { tab: 'overview', ...asked };
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== ''));
}
