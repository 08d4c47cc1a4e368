import { BookOpen, Clock, FileDown } from 'lucide-react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { homePath } from '#product/access/rules/scopes.ts';
import { useUser } from '#product/accounts/web/session/session.ts';
import { GamePreviews } from '#product/play/web/preview/game-previews.tsx';
import { Page } from '#ui/navigation/page.tsx';
import { Badge } from '#ui/parts/badge.tsx';
import { Button, ButtonLink } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { Skeleton } from '#ui/parts/skeleton.tsx';
import { GUIDE_GROUPS, type GuideAudience, isForReader } from '../../rules/guide/guide.ts';
import { GuideSearch } from './guide-search.tsx';
import styles from './guides.module.css';
import { type ListedGuide, useGuidePdf, useGuides, useLanguage, useReaderAudiences } from './use-guides.ts';

/** The documentation page: the film, guides, and the games to try. Everybody finds their own guides first. */
export function DocumentationScreen({ film }: { film: ReactNode }) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const asked = useDeferredValue(search.trim());
  return (
    <Page title={t('lessons-guides.title')} lead={t('lessons-guides.lead')} width="wide">
      {film}
      <GuideSearch label={t('lessons-guides.search.label')} value={search} onChange={setSearch} />
      <div className={styles.shelves}>
        {asked === '' ? <Shelves /> : <Found search={asked} onClear={() => setSearch('')} />}
      </div>
    </Page>
  );
}

function Found({ search, onClear }: { search: string; onClear: () => void }) {
  const { t } = useTranslation();
  const { data, isPlaceholderData } = useGuides(search);
  const found = isPlaceholderData ? undefined : data?.data;
  return (
    <section className={styles.shelf}>
      <p role="status" className={styles.count}>
        {found !== undefined &&
          (found.length === 0
            ? t('lessons-guides.search.none')
            : t('lessons-guides.search.found', { count: found.length }))}
      </p>
      {found === undefined ? <Skeleton lines={4} /> : <Cards guides={found} level={2} />}
      <div>
        <Button variant="outline" onClick={onClear}>
          {t('lessons-guides.search.clear')}
        </Button>
      </div>
    </section>
  );
}

function Shelves() {
  const { data } = useGuides();
  const reader = useReaderAudiences();
  if (data === undefined)
    return (
      <>
        <Skeleton lines={6} />
        <GamePreviews />
      </>
    );
  const atHome = reader.includes('parent') || reader.includes('home');
  return atHome ? (
    <HomeShelves guides={data.data} reader={reader} />
  ) : (
    <SchoolShelves guides={data.data} reader={reader} />
  );
}

type ShelvesProps = { guides: readonly ListedGuide[]; reader: readonly GuideAudience[] };

/** In the order of the groups, with the own guides first in each. */
function SchoolShelves({ guides, reader }: ShelvesProps) {
  const ofGroup = (group: ListedGuide['group']): ListedGuide[] => {
    const all = guides.filter((guide) => guide.group === group);
    return [
      ...all.filter((guide) => isForReader(guide, reader)),
      ...all.filter((guide) => !isForReader(guide, reader)),
    ];
  };
  const [first, ...rest] = GUIDE_GROUPS;
  return (
    <>
      <GroupShelf group={first} guides={ofGroup(first)} />
      <GamePreviews />
      {rest.map((group) => (
        <GroupShelf key={group} group={group} guides={ofGroup(group)} />
      ))}
    </>
  );
}

/** At home few guides are one's own: they come before everything, those for schools at the end. */
function HomeShelves({ guides, reader }: ShelvesProps) {
  const { t } = useTranslation();
  const own = guides.filter((guide) => isForReader(guide, reader));
  // What was written for nobody else is where one begins.
  const ordered = [
    ...own.filter(({ audience }) => audience.every((one) => one === 'parent' || one === 'home')),
    ...own.filter(({ audience }) => !audience.every((one) => one === 'parent' || one === 'home')),
  ];
  return (
    <>
      <section className={styles.shelf} aria-labelledby="for-you">
        <h2 id="for-you">{t('lessons-guides.for-you')}</h2>
        <Cards guides={ordered} level={3} />
      </section>
      <GamePreviews />
      <section className={styles.shelf} aria-labelledby="for-schools">
        <h2 id="for-schools">{t('lessons-guides.for-schools')}</h2>
        <p className={styles.quiet}>{t('lessons-guides.for-schools-text')}</p>
        <Cards guides={guides.filter((guide) => !isForReader(guide, reader))} level={3} />
      </section>
    </>
  );
}

function GroupShelf({ group, guides }: { group: ListedGuide['group']; guides: readonly ListedGuide[] }) {
  const { t } = useTranslation();
  return (
    <section className={styles.shelf} aria-labelledby={group}>
      <h2 id={group}>{t(`lessons-guides.groups.${group}`)}</h2>
      <Cards guides={guides} level={3} />
    </section>
  );
}

function Cards({ guides, level }: { guides: readonly ListedGuide[]; level: 2 | 3 }) {
  return (
    <ul className={styles.cards}>
      {guides.map((guide) => (
        <li key={guide.id}>
          <GuideCard guide={guide} level={level} />
        </li>
      ))}
    </ul>
  );
}

function GuideCard({ guide, level }: { guide: ListedGuide; level: 2 | 3 }) {
  const { t } = useTranslation();
  const { scope } = useUser();
  const language = useLanguage();
  const { id, title, audience, minutes, found } = guide;
  const { isSaving, save } = useGuidePdf(id);
  const to = `${homePath(scope)}/getting-started/${id}`;
  return (
    <Card
      level={level}
      title={title}
      className={styles.card ?? ''}
      actions={
        <>
          <ButtonLink
            to={to}
            {...(found === null ? {} : { hash: found.anchor })}
            variant="light"
            size="sm"
            icon={<BookOpen />}
            aria-label={t('lessons-guides.read-guide', { title })}
          >
            {t('lessons-guides.read')}
          </ButtonLink>
          <Button
            variant="subtle"
            size="sm"
            icon={<FileDown />}
            loading={isSaving}
            onClick={save}
            aria-label={t('lessons-guides.pdf-guide', { title })}
          >
            {t('lessons-guides.pdf')}
          </Button>
        </>
      }
    >
      {found !== null && <p>{found.heading}</p>}
      <p className={styles.quiet}>{audience.map((one) => t(`lessons-guides.for.${one}`)).join(' · ')}</p>
      <p className={styles.facts}>
        <Clock aria-hidden="true" />
        {t('lessons-guides.minutes', { count: minutes })}
        {guide.self_check && <Badge tone="brand">{t('lessons-guides.self-check')}</Badge>}
        {guide.language !== language && <Badge>{t('lessons-guides.only-english')}</Badge>}
      </p>
    </Card>
  );
}
