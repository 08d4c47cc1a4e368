import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGE_SIZE } from '#platform/contract/page-size.ts';
import { call } from '#platform/web/api.ts';
import { useTableChanges } from '#platform/web/tables/tables.ts';
import { useLanguage } from '#product/check-ins/web/day-words.ts';
import { inARow } from '#product/reports/rules/words.ts';
import { SmallSelect } from '#ui/fields/small-select.tsx';
import { shownMoment } from '#ui/formats/dates.ts';
import { Badge } from '#ui/parts/badge.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { Loaded } from '#ui/parts/loaded.tsx';
import { readAccessLog } from '../access-log-contract.ts';
import { LOG_OF, type LogEntry } from '../rules/access-log/log.ts';
import styles from './child-data.module.css';

type Of = 'educator' | 'parent';

/** Who looked at or changed the record, a page at a time: others first, since one's own visits are known. */
export function AccessLog({ id, of }: { id: number; of: Of }) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const [whose, setWhose] = useState<(typeof LOG_OF)[number]>('others');
  const changes = useTableChanges();
  const query = useQuery({
    queryKey: ['access-log', of, id, whose, page, changes],
    queryFn: ({ signal }) =>
      call(readAccessLog[of], { id, _of: whose, _page: page }, { signal, quiet: true }),
    placeholderData: (before) => before,
    staleTime: 60_000,
    // Who comes back finds what has happened since.
    gcTime: 0,
    retry: false,
  });
  const choose = (chosen: string) => {
    setWhose(LOG_OF.find((one) => one === chosen) ?? 'all');
    setPage(1);
  };
  return (
    <Card title={t('child-data.log.title')}>
      <p className={styles.quiet}>
        {of === 'parent' ? t('child-data.log.text-family') : t('child-data.log.text')}
      </p>
      <div className={styles.whose}>
        <SmallSelect
          label={t('child-data.log.of')}
          value={whose}
          options={LOG_OF.map((value) => ({ value, label: t(`child-data.log.of-${value}`) }))}
          onChange={choose}
        />
      </div>
      <Loaded query={query} failed={t('child-data.log.failed')}>
        {({ data, total }) =>
          data.length === 0 ? (
            <p>{whose === 'all' ? t('child-data.log.empty') : t('child-data.log.empty-others')}</p>
          ) : (
            <>
              <ul className={styles.log} aria-busy={query.isPlaceholderData}>
                {data.map((entry) => (
                  <li key={entry.id}>
                    <Entry entry={entry} />
                  </li>
                ))}
              </ul>
              <Pages page={page} of={Math.max(1, Math.ceil(total / PAGE_SIZE))} onTurn={setPage} />
            </>
          )
        }
      </Loaded>
    </Card>
  );
}

function Entry({ entry }: { entry: LogEntry }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { name, own, at, deed, touch, as } = entry;
  const role = t(`child-data.roles.${entry.role}`);
  const who = own ? t('child-data.log.you') : name === null ? role : t('child-data.log.who', { name, role });
  return (
    <>
      <p className={styles.who}>
        <strong>{as === null ? who : t('child-data.log.who-as', { who, name: as })}</strong>
        <span>{inARow(['', t(`child-data.deeds.${deed}`)], language)}</span>
      </p>
      <p className={styles.when}>
        <time dateTime={at}>{shownMoment(at)}</time>
        <Badge tone={touch === 'read' ? 'neutral' : 'info'}>{t(`child-data.log.${touch}`)}</Badge>
      </p>
    </>
  );
}

function Pages({ page, of, onTurn }: { page: number; of: number; onTurn: (page: number) => void }) {
  const { t } = useTranslation();
  if (of === 1) return null;
  return (
    <nav className={styles.pages} aria-label={t('child-data.log.title')}>
      <Button size="sm" variant="outline" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        {t('child-data.log.newer')}
      </Button>
      <span>{t('child-data.log.page', { page, of })}</span>
      <Button size="sm" variant="outline" disabled={page >= of} onClick={() => onTurn(page + 1)}>
        {t('child-data.log.older')}
      </Button>
    </nav>
  );
}
