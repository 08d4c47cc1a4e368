import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '#product/accounts/web/session/session.ts';
import { CheckInTabs } from '#product/check-ins/web/check-in-tabs.tsx';
import { Page } from '#ui/navigation/page.tsx';
import { Segments } from '#ui/navigation/segments.tsx';
import { Button } from '#ui/parts/button.tsx';
import { EmptyState } from '#ui/parts/empty-state.tsx';
import { Loaded } from '#ui/parts/loaded.tsx';
import { FOLLOW_UP_LISTS, type FollowUp, type FollowUpList, type OpenFollowUps } from '../contract.ts';
import { CountsCard } from './counts-card.tsx';
import { OwnCrisisLines } from './crisis-line.tsx';
import { Counted } from './follow-up-asides.tsx';
import { FollowUpCard } from './follow-up-card.tsx';
import styles from './follow-ups-screen.module.css';
import { useFollowUpCounts, useFollowUps, useOpenFollowUps } from './use-follow-ups.ts';

/** Who waits for somebody, by age; what is open; what was closed. */
export function FollowUpsScreen() {
  const { t } = useTranslation();
  const { is_group_admin: runsSchools } = useUser();
  const [list, setList] = useState<FollowUpList>('mine');
  const query = useFollowUps(list);
  const open = useOpenFollowUps().data?.data;
  // As many as the list has: what the menu and the home say.
  const labelOf = (value: FollowUpList): string => {
    const label = t(`follow-ups.list.${value}`);
    if (open === undefined || open.open === 0 || value === 'closed') return label;
    return t('follow-ups.list.counted', { label, count: value === 'mine' ? open.waiting : open.open });
  };
  return (
    <Page title={t('follow-ups.title')} lead={t('follow-ups.lead')} width="wide">
      <CheckInTabs />
      <Loaded query={query}>
        {(reply) => (
          <>
            <OwnCrisisLines lines={reply.lines} />
            {runsSchools && <CountsCard />}
            {reply.covered ? (
              <p>{t('follow-ups.covered')}</p>
            ) : (
              <>
                <div className={styles.lists}>
                  <Segments
                    label={t('follow-ups.list.label')}
                    options={FOLLOW_UP_LISTS.map((value) => ({
                      value,
                      label: labelOf(value),
                    }))}
                    value={list}
                    onChange={setList}
                  />
                </div>
                <Cards
                  followUps={reply.data}
                  list={list}
                  now={new Date(query.dataUpdatedAt)}
                  open={open}
                  runsSchools={runsSchools}
                  onAll={() => setList('all')}
                />
              </>
            )}
          </>
        )}
      </Loaded>
    </Page>
  );
}

type CardsProps = {
  followUps: readonly FollowUp[];
  list: FollowUpList;
  now: Date;
  open: OpenFollowUps | undefined;
  runsSchools: boolean;
  onAll: () => void;
};

function Cards({ followUps, list, now, open, runsSchools, onAll }: CardsProps) {
  const { t } = useTranslation();
  const counts = useFollowUpCounts(runsSchools).data?.data ?? [];
  if (followUps.length === 0) {
    // What others have, or are asked about, is no secret: the figures above count it, too.
    const hasOthers = list === 'mine' && open !== undefined && open.open > 0;
    const isCounted = runsSchools && counts.some((school) => (school.counts?.open ?? 0) > 0);
    const onlyCounts = isCounted && list !== 'closed' && open?.open === 0;
    return (
      <EmptyState
        title={t(onlyCounts ? 'follow-ups.empty.mine' : `follow-ups.empty.${list}`)}
        text={
          hasOthers ? (
            <Counted counts={open} />
          ) : (
            t(onlyCounts ? 'follow-ups.empty.counted' : 'follow-ups.empty.text')
          )
        }
        actions={
          hasOthers && (
            <Button variant="light" onClick={onAll}>
              {t('follow-ups.empty.see-all')}
            </Button>
          )
        }
      />
    );
  }
  return (
    <div className={styles.cards}>
      {followUps.map((followUp) => (
        <FollowUpCard key={followUp.id} followUp={followUp} now={now} level={2} />
      ))}
    </div>
  );
}
