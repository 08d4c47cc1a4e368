import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { ChevronRight, UserCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ERROR_STATUS } from '#platform/contract/refusal.ts';
import { ApiError, call } from '#platform/web/api.ts';
import { useTableChanges } from '#platform/web/tables/tables.ts';
import { teachesAtHome } from '#product/accounts/rules/people/traits.ts';
import { useUser } from '#product/accounts/web/session/session.ts';
import { shownDate } from '#ui/formats/dates.ts';
import { Page } from '#ui/navigation/page.tsx';
import { Badge } from '#ui/parts/badge.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button, ButtonLink } from '#ui/parts/button.tsx';
import { EmptyState } from '#ui/parts/empty-state.tsx';
import { Skeleton } from '#ui/parts/skeleton.tsx';
import { classNames } from '#ui/style/class-names.ts';
import print from '#ui/style/on-paper.module.css';
import { readLesson } from '../../contract.ts';
import { madeFor } from '../../rules/lesson/lesson.ts';
import { Cover } from '../cover/cover.tsx';
import type { WholeLesson } from '../shared/whole-lesson.ts';
import { Deeds } from './deeds.tsx';
import { Facts } from './facts.tsx';
import { InsteadOf, notForHome } from './instead.tsx';
import styles from './lesson-page.module.css';
import paper from './on-paper.module.css';
import { Prints } from './prints.tsx';
import { Sections } from './sections.tsx';

export function EducatorLessonScreen() {
  return <LessonScreen base="/educator/resource-library" list="lessons.library.title" />;
}

export function ParentLessonScreen() {
  return <LessonScreen base="/parent/resource-library" list="lessons.library.title" />;
}

export function StaffLessonScreen() {
  return <LessonScreen base="/uber/lessons" list="lessons.staff.title" />;
}

type LessonScreenProps = { base: string; list: 'lessons.library.title' | 'lessons.staff.title' };

const NOT_THERE: readonly number[] = [ERROR_STATUS['not-found'], ERROR_STATUS['validation-failed']];

function LessonScreen({ base, list }: LessonScreenProps) {
  const { t, i18n } = useTranslation();
  const { id = '' } = useParams({ strict: false });
  const changes = useTableChanges();
  const language = i18n.language === 'zh-TW' ? 'zh-TW' : 'en';
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['lesson', id, language, changes],
    queryFn: ({ signal }) => call(readLesson, { id, _lang: language }, { signal, quiet: true }),
    placeholderData: (before, query) => (query?.queryKey[1] === id ? before : undefined),
    retry: false,
  });
  if (data !== undefined) return <LessonPage lesson={data.data} base={base} list={t(list)} />;
  const isMissing = error instanceof ApiError && NOT_THERE.includes(error.status);
  const elsewhere = isMissing ? notForHome(error.reply) : null;
  return (
    <Page title={t(list)} width="wide">
      {error === null && (
        <div className={styles.bones} aria-busy="true">
          <span className="visually-hidden" role="status">
            {t('ui.loading')}
          </span>
          <Skeleton shape="block" />
          <Skeleton lines={6} />
        </div>
      )}
      {elsewhere !== null && <InsteadOf {...elsewhere} base={base} />}
      {isMissing && elsewhere === null && (
        <EmptyState
          title={t('lessons.page.missing')}
          text={t('lessons.page.missing-text')}
          actions={<ButtonLink to={base}>{t('lessons.page.back')}</ButtonLink>}
        />
      )}
      {error !== null && !isMissing && (
        <Banner
          tone="error"
          live
          title={t('lessons.page.failed')}
          actions={
            <Button variant="outline" size="sm" loading={isFetching} onClick={() => void refetch()}>
              {t('ui.try-again')}
            </Button>
          }
        />
      )}
    </Page>
  );
}

function LessonPage({ lesson, base, list }: { lesson: WholeLesson; base: string; list: string }) {
  const { t, i18n } = useTranslation();
  const user = useUser();
  const { scope } = user;
  const { facts, prose, cover, language } = lesson;
  const isAtHome = teachesAtHome(user);
  const overview = (isAtHome ? facts.homeOverview : null) ?? facts.overview;
  // Who teaches at home has all lessons: of those for home they read what parents read, and the plan behind it.
  const isFamily = scope === 'parent' || (isAtHome && prose.home !== null);
  const whom = madeFor(facts.usage);
  const how = prose.adapt['one-child'] === undefined ? 'text' : 'one-child';
  const isForeign = language !== i18n.language && i18n.language === 'zh-TW';
  return (
    <Page
      title={facts.title}
      lead={<span lang={language}>{overview}</span>}
      width="wide"
      above={
        <p className={styles.crumbs}>
          <Link to={base}>{list}</Link>
          <ChevronRight aria-hidden="true" />
          <span lang={language}>{facts.title}</span>
        </p>
      }
    >
      <div
        className={classNames(styles.columns, paper.lesson, print.onPaper)}
        data-family={isFamily}
        data-title-on-paper
      >
        <div className={styles.head}>
          <div className={paper.screenOnly}>
            <Cover cover={cover} level={facts.level} shape="wide" />
          </div>
          <div className={styles.marks}>
            <Badge tone="brand">{t(`lessons.types.${facts.type}`)}</Badge>
            {lesson.featured && <Badge tone="info">{t('lessons.columns.featured')}</Badge>}
            {isForeign && <Badge tone="warning">{t('lessons.library.in-english')}</Badge>}
            {lesson.unread_by.map((reader) => (
              <Badge key={reader}>{t(`lessons.unread.${reader}`)}</Badge>
            ))}
          </div>
          {lesson.unread_by.map((reader) => (
            <p key={reader} className={styles.unread}>
              {t(`lessons.unread-means.${reader}`)}
            </p>
          ))}
          <ReadBy lesson={lesson} />
          {isAtHome && !isFamily && (
            <Banner tone="info" title={t(`lessons.made-for.${whom}.title`)}>
              {t(`lessons.made-for.${whom}.${how}`)}
            </Banner>
          )}
          {!isFamily && <Facts lesson={lesson} />}
        </div>
        {isFamily && <Sections lesson={lesson} part="letter" />}
        <aside className={styles.aside} aria-label={t('lessons.page.doings')}>
          <Prints lesson={lesson} />
          {scope !== 'uber' && <Deeds lesson={lesson} />}
        </aside>
        <Sections lesson={lesson} part={isFamily ? 'after-letter' : 'all'} />
      </div>
    </Page>
  );
}

/** Whose eyes have been on it, beside the marks of those whose have not. */
function ReadBy({ lesson: { read_by: readBy } }: { lesson: WholeLesson }) {
  const { t } = useTranslation();
  if (readBy.length === 0) return null;
  return (
    <ul className={styles.read}>
      {readBy.map(({ reader, on, name, noted_by: notedBy }) => (
        <li key={reader}>
          <UserCheck aria-hidden="true" />
          {[
            t(`lessons.read-by.${reader}`, { day: shownDate(on) }),
            ...(name === null ? [] : [name]),
            ...(notedBy === null ? [] : [t('lessons.read-by.noted', { name: notedBy })]),
          ].join(' · ')}
        </li>
      ))}
    </ul>
  );
}
