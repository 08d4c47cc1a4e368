import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { ArrowLeft, Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LOCALES } from '#brands/brand.ts';
import { ERROR_STATUS } from '#platform/contract/refusal.ts';
import { ApiError, call } from '#platform/web/api.ts';
import { refreshTables, useTableChanges } from '#platform/web/tables/tables.ts';
import { useProgramName } from '#product/rosters/web/program-name.ts';
import { openAction } from '#ui/actions/action.ts';
import { shownDate } from '#ui/formats/dates.ts';
import { Page } from '#ui/navigation/page.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button, ButtonLink } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { EmptyState } from '#ui/parts/empty-state.tsx';
import { Skeleton } from '#ui/parts/skeleton.tsx';
import { saveAndTell } from '#ui/snackbars/save-and-tell.ts';
import { showSnackbar } from '#ui/snackbars/snackbars.tsx';
import type { SmallGroup } from '../../rules/small-group-shape.ts';
import {
  endSmallGroup,
  readSmallGroup,
  readSmallGroupPage,
  smallGroupsTable,
} from '../../small-groups-contract.ts';
import { changeMembersAction, editGroupAction, endGroupAction } from './actions.tsx';
import { Meetings } from './meetings.tsx';
import { Members } from './members.tsx';
import styles from './small-groups.module.css';

/** One small group: what it is for, who is in it, who came, and what came of it. */
export function SmallGroupScreen({ lessons }: { lessons: (id: number, isOver: boolean) => ReactNode }) {
  const { t } = useTranslation();
  const params: Record<string, string> = useParams({ strict: false });
  const id = Number(params['id']);
  const changes = useTableChanges();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['small-group', id, changes],
    queryFn: async ({ signal }) => (await call(readSmallGroup, { id }, { signal, quiet: true })).data,
    placeholderData: (before) => (before?.id === id ? before : undefined),
    retry: false,
  });
  const about = useAbout(data);
  return (
    <Page
      title={data?.name ?? t('group-data.small.title')}
      lead={about}
      above={
        <p className={styles.back}>
          <ButtonLink to="/educator/small-groups" variant="subtle" size="sm" icon={<ArrowLeft />}>
            {t('group-data.small.page.back')}
          </ButtonLink>
        </p>
      }
    >
      {error !== null && <Problem error={error} isRetrying={isFetching} retry={() => void refetch()} />}
      {error === null && data === undefined && <Skeleton lines={8} />}
      {error === null && data !== undefined && (
        <Shown group={data} lessons={lessons(data.id, data.is_over)} />
      )}
    </Page>
  );
}

function useAbout(group: SmallGroup | undefined): string | undefined {
  const { t } = useTranslation();
  const nameOf = useProgramName();
  if (group === undefined) return undefined;
  const values = {
    skill: t(`group-data.skills.${group.skill}`),
    program: nameOf(group.program),
    from: shownDate(group.starts_on),
  };
  return group.ends_on === null
    ? t('group-data.small.page.about', values)
    : t('group-data.small.page.about-until', { ...values, until: shownDate(group.ends_on) });
}

function Shown({ group, lessons }: { group: SmallGroup; lessons: ReactNode }) {
  const { t } = useTranslation();
  const { id, name, goal, starts_on, ends_on, is_over: isOver } = group;
  const edit = () =>
    openAction(editGroupAction, { values: { id, name, goal, starts_on, ends_on: ends_on ?? '' } });
  const helpers = group.members.filter(({ is_partner: helps }) => helps);
  const change = () =>
    openAction(changeMembersAction(group), {
      values: {
        id,
        student_ids: group.members.filter((one) => !helpers.includes(one)).map((one) => one.id),
        partner_ids: helpers.map((one) => one.id),
      },
    });
  return (
    <>
      <div className={styles.tools}>
        {!isOver && (
          <Button variant="outline" onClick={edit}>
            {t('group-data.small.page.edit')}
          </Button>
        )}
        <ResultButton id={id} />
        {isOver ? (
          <TakeUp id={id} />
        ) : (
          <Button
            variant="outline"
            onClick={() => openAction(endGroupAction, { values: { id, on: true }, facts: { name } })}
          >
            {t('group-data.small.page.end')}
          </Button>
        )}
      </div>
      {isOver && <Banner title={t('group-data.small.page.over')} />}
      <Card title={t('group-data.small.page.goal')}>
        <p className={goal === '' ? styles.quiet : styles.goal}>
          {goal || t('group-data.small.page.no-goal')}
        </p>
      </Card>
      <Card
        title={t('group-data.small.page.children')}
        aside={
          !isOver && (
            <Button variant="outline" size="sm" onClick={change}>
              {t('group-data.small.page.change-children')}
            </Button>
          )
        }
      >
        <Members group={group} />
      </Card>
      {lessons}
      <Meetings group={group} />
    </>
  );
}

function ResultButton({ id }: { id: number }) {
  const { t, i18n } = useTranslation();
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    await saveAndTell(readSmallGroupPage, {
      id,
      _lang: LOCALES.find((locale) => locale === i18n.language) ?? 'en',
    });
    setSaving(false);
  };
  return (
    <Button variant="outline" icon={<Download />} loading={isSaving} onClick={() => void save()}>
      {t('group-data.small.page.result')}
    </Button>
  );
}

function TakeUp({ id }: { id: number }) {
  const { t } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  const takeUp = async () => {
    setBusy(true);
    try {
      const { notification } = await call(endSmallGroup, { id, on: false });
      showSnackbar(notification);
      refreshTables([smallGroupsTable.name]);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
    setBusy(false);
  };
  return (
    <Button variant="outline" loading={isBusy} onClick={() => void takeUp()}>
      {t('group-data.small.page.take-up')}
    </Button>
  );
}

type ProblemProps = { error: Error; isRetrying: boolean; retry: () => void };

function Problem({ error, isRetrying, retry }: ProblemProps) {
  const { t } = useTranslation();
  const status: number = error instanceof ApiError ? error.status : 0;
  if (status === ERROR_STATUS['not-found'] || status === ERROR_STATUS['validation-failed']) {
    return (
      <EmptyState
        title={t('group-data.small.page.not-found')}
        text={t('group-data.small.page.not-found-text')}
        actions={
          <ButtonLink to="/educator/small-groups" variant="outline">
            {t('group-data.small.page.back')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <Banner
      tone="error"
      live
      title={t('group-data.small.page.failed')}
      actions={
        <Button variant="outline" size="sm" loading={isRetrying} onClick={retry}>
          {t('ui.try-again')}
        </Button>
      }
    />
  );
}
