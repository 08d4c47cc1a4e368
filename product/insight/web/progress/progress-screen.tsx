import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EnterCode } from '#product/family-links/web/enter-code.tsx';
import { StudentLink } from '#product/rosters/web/student-link.tsx';
import { Page } from '#ui/navigation/page.tsx';
import { Tabs } from '#ui/navigation/tabs.tsx';
import { ButtonLink } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { EmptyState } from '#ui/parts/empty-state.tsx';
import { Loaded } from '#ui/parts/loaded.tsx';
import type { ChildProgress } from '../../progress-contract.ts';
import { TonightCard, type TonightSlots } from '../tonight/tonight-card.tsx';
import { useMinutes } from '../words.ts';
import { needsAtHome } from './needs-at-home.ts';
import { PathCard } from './path-card.tsx';
import styles from './progress-screen.module.css';
import { useArea, useProgress } from './use-progress.ts';

/** A family's children, a tab each: how far they are, what they practiced, the one thing to try tonight. */
export function ProgressScreen(slots: TonightSlots) {
  const { t } = useTranslation();
  const query = useProgress();
  return (
    <Page title={t('insight-progress.title')} lead={t('insight-progress.lead')} width="wide">
      <Loaded query={query} failed={t('insight-progress.failed')}>
        {({ data }) => <Family all={data} slots={slots} />}
      </Loaded>
    </Page>
  );
}

function Family({ all, slots }: { all: readonly ChildProgress[]; slots: TonightSlots }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const area = useArea();
  const { child }: Record<string, unknown> = useSearch({ strict: false });
  const [first] = all;
  if (first === undefined) {
    return (
      <EmptyState
        title={t('insight-progress.nobody.title')}
        text={t('insight-progress.nobody.text')}
        actions={
          <>
            <ButtonLink to={`/${area}/students`}>{t('insight-progress.nobody.add')}</ButtonLink>
            {area === 'parent' && <EnterCode />}
          </>
        }
      />
    );
  }
  if (all.length === 1) return <OneChild child={first} {...slots} />;
  return (
    <Tabs
      label={t('insight-progress.title')}
      tabs={all.map((one) => ({
        id: String(one.id),
        label: one.first_name,
        content: <OneChild child={one} {...slots} />,
      }))}
      value={all.some(({ id }) => String(id) === String(child)) ? String(child) : String(first.id)}
      onChange={(id) => void navigate({ to: '.', search: { child: id }, replace: true })}
    />
  );
}

function OneChild({ child, more, planned }: TonightSlots & { child: ChildProgress }) {
  const { t } = useTranslation();
  const said = useMinutes();
  const area = useArea();
  const { first_name: name, linked_by: school, paths, seconds, minutes, days_played: count } = child;
  return (
    <div className={styles.child}>
      <Card
        title={name}
        aside={
          <StudentLink id={child.id} of={area}>
            {t('insight-progress.page', { name })}
          </StudentLink>
        }
      >
        <p>
          {seconds === 0
            ? t('insight-progress.no-play')
            : t('insight-progress.played', { time: said(minutes), count })}
        </p>
        {school !== null && <p>{t('insight-progress.from-school', { school })}</p>}
        {child.comics !== null && child.comics > 0 && (
          <p>
            <Link to={`/${area}/students/${child.id}/comics`}>{t('insight-progress.comics', { name })}</Link>
          </p>
        )}
      </Card>
      <div className={styles.columns}>
        {/* First, since a way of thirty stories is long on a phone. */}
        <div className={styles.column}>
          <TonightCard child={child} planned={planned} more={more(needsAtHome(child))} />
        </div>
        <div className={styles.column}>
          {paths.map((path) => (
            <PathCard key={path.program} path={path} name={name} />
          ))}
          {paths.length === 0 && (
            <Card title={t('insight-progress.path')}>
              <p>{t('insight-progress.no-program', { name })}</p>
              {school === null && (
                <ButtonLink to={`/${area}/students`} variant="light">
                  {t('insight-progress.choose')}
                </ButtonLink>
              )}
            </Card>
          )}
        </div>
      </div>
    </div>
  );
}
