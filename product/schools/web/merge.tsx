import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { call } from '#platform/web/api.ts';
import { useSay } from '#platform/web/say.ts';
import { action, openAction } from '#ui/actions/action.ts';
import { useFormValue } from '#ui/forms/form-values.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Loaded } from '#ui/parts/loaded.tsx';
import { Skeleton } from '#ui/parts/skeleton.tsx';
import { findSchools, mergeSchools as mergeCall, mergePreview } from '../contract.ts';
import { mergeFault } from '../rules/merge.ts';
import styles from './merge.module.css';

const SHOWN_IN = [
  'schools',
  'districts',
  'groups',
  'activity',
  'educators',
  'account-requests',
  'uber-students',
  'uber-children',
];

const mergeSchool = action({
  name: 'merge-school',
  endpoint: mergeCall,
  title: 'schools.merge.title',
  text: 'schools.merge.text',
  submit: 'schools.merge.submit',
  danger: true,
  refreshes: SHOWN_IN,
  fields: [
    {
      name: 'into_id',
      kind: 'autocomplete',
      label: 'schools.merge.into',
      hint: 'schools.merge.into-hint',
      find: findSchools,
    },
    { kind: 'custom', render: () => <MergePreview /> },
  ],
});

type Merged = { id: number; name: string | null; into_id?: number };

/** Two rows of what is one school: the first goes into the other. */
export function openMerge({ id, name, into_id: into }: Merged, then?: () => void): void {
  const values = { id, ...(into === undefined ? {} : { into_id: into }) };
  openAction(then === undefined ? mergeSchool : { ...mergeSchool, onDone: then }, {
    values,
    facts: { name: name ?? '' },
  });
}

/** Said before it happens: what moves, what the school is called then, and what stands against it. */
function MergePreview() {
  const { t } = useTranslation();
  const id = Number(useFormValue('id'));
  const chosen = useFormValue('into_id');
  const intoId = typeof chosen === 'number' ? chosen : null;
  const query = useQuery({
    queryKey: ['merge-preview', id, intoId],
    queryFn: ({ signal }) => call(mergePreview, { id, into_id: intoId ?? 0 }, { signal, quiet: true }),
    enabled: intoId !== null && intoId !== id,
    gcTime: 0,
  });
  if (intoId === null) return null;
  if (intoId === id) {
    return (
      <Banner tone="error" live>
        {t('schools.merge.itself')}
      </Banner>
    );
  }
  return (
    <Loaded query={query} failed={t('schools.merge.failed')} bones={<Skeleton lines={3} />}>
      {({ data }) => <Preview preview={data} />}
    </Loaded>
  );
}

const MOVING = ['educators', 'students', 'groups', 'uploads', 'requests'] as const;

function Preview({ preview }: { preview: OutputOf<typeof mergePreview>['data'] }) {
  const { t } = useTranslation();
  const say = useSay();
  const { from, into, counts, prefix } = preview;
  const fault = mergeFault(preview);
  const more = preview.taken_total - preview.taken_numbers.length;
  const moving = MOVING.filter((kind) => counts[kind] > 0);
  const place = (one: typeof into) => [one.name, one.district, one.state].filter(Boolean).join(' · ');
  return (
    <div className={styles.preview} aria-live="polite">
      <dl className={styles.facts}>
        <dt>{t('schools.merge.goes')}</dt>
        <dd>{place(from)}</dd>
        <dt>{t('schools.merge.stays')}</dt>
        <dd>{place(into)}</dd>
        <dt>{t('schools.merge.moves')}</dt>
        <dd>
          <ul className={styles.counts}>
            {moving.length === 0 && <li>{t('schools.merge.nothing-moves')}</li>}
            {moving.map((kind) => (
              <li key={kind}>{t(`schools.merge.counts.${kind}`, { count: counts[kind] })}</li>
            ))}
          </ul>
        </dd>
        <dt>{t('schools.merge.prefix')}</dt>
        <dd>{prefix === '' ? t('schools.merge.no-prefix') : prefix}</dd>
      </dl>
      {fault !== null && (
        <Banner tone="error" live>
          <p>{say({ i18n: `schools.merge.${fault.key}`, values: { ...fault.values, into: into.name } })}</p>
          {preview.taken_numbers.length > 0 && (
            <p>
              {preview.taken_numbers.join(', ')}
              {more > 0 && ` +${more}`}
            </p>
          )}
        </Banner>
      )}
    </div>
  );
}
