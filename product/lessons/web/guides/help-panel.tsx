import { Link, useLocation } from '@tanstack/react-router';
import { BookOpen, LifeBuoy } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSay } from '#platform/web/say.ts';
import { useFirstReply } from '#platform/web/tables/first-page.ts';
import { homePath } from '#product/access/rules/scopes.ts';
import { useUser } from '#product/accounts/web/session/session.ts';
import { Dialog } from '#ui/layers/dialog.tsx';
import { closeModal } from '#ui/layers/modals.ts';
import { helpFor } from '../../rules/guide/help.ts';
import { educatorLessonsTable, parentLessonsTable } from '../../tables-contract.ts';
import { useTold } from '../shared/words.ts';
import { GuideSearch } from './guide-search.tsx';
import styles from './help.module.css';
import { HELP_PANEL } from './help.tsx';
import { useGuide, useGuides, useLanguage, useReaderAudiences } from './use-guides.ts';

const GUIDES_MOST = 6;
const LESSONS_MOST = 4;

/** The part of a guide for this screen, a search over all of them and the lessons, and a person to write to. */
export function HelpPanel() {
  const { t } = useTranslation();
  return (
    <Dialog name={HELP_PANEL} title={t('lessons-guides.help.title')} size="sm" forgetful>
      <Inside />
    </Dialog>
  );
}

function Inside() {
  const { t } = useTranslation();
  const { scope } = useUser();
  const home = homePath(scope);
  const [search, setSearch] = useState('');
  const asked = useDeferredValue(search.trim());
  const close = (): void => closeModal(HELP_PANEL);
  return (
    <div className={styles.panel}>
      <GuideSearch label={t('lessons-guides.help.search')} value={search} onChange={setSearch} />
      {asked === '' ? <ForThisScreen onDone={close} /> : <Found search={asked} onDone={close} />}
      <ul className={styles.ways}>
        <li>
          <Link to={`${home}/getting-started`} onClick={close}>
            <BookOpen aria-hidden="true" />
            {t('lessons-guides.help.all')}
          </Link>
        </li>
        <li>
          <Link to={`${home}/support`} onClick={close}>
            <LifeBuoy aria-hidden="true" />
            {t('lessons-guides.help.support')}
          </Link>
          <p>{t('lessons-guides.help.support-text')}</p>
        </li>
      </ul>
    </div>
  );
}

function ForThisScreen({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const say = useSay();
  const { scope } = useUser();
  const home = homePath(scope);
  const language = useLanguage();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const audiences = useReaderAudiences();
  const isAtHome = audiences.includes('home') || audiences.includes('parent');
  const target = helpFor(path.slice(home.length), isAtHome);
  const guide = useGuide(target?.id).data?.data;
  if (target === null || guide === undefined) return null;
  const isTold = guide.language === language;
  const part = guide.sections.find(({ anchor }) => anchor === target.anchor);
  return (
    <section className={styles.here} aria-labelledby="help-here">
      <h3 id="help-here">{t('lessons-guides.help.here')}</h3>
      <Link to={`${home}/getting-started/${target.id}`} hash={target.anchor} onClick={onDone}>
        {isTold ? (
          <span>{part?.heading ?? guide.title}</span>
        ) : (
          // The guide is in English: what its part is called is not.
          say({ i18n: `lessons-guides.parts.${target.id}-${target.anchor}` })
        )}
      </Link>
      <p>
        {t('lessons-guides.help.in-guide', { title: guide.title })}
        {!isTold && ` · ${t('lessons-guides.only-english')}`}
      </p>
    </section>
  );
}

/** Guides first: who asks here most often asks how something is done. */
function Found({ search, onDone }: { search: string; onDone: () => void }) {
  const { t } = useTranslation();
  const { scope } = useUser();
  const home = homePath(scope);
  const guides = useGuides(search);
  const lessons = useFirstReply(scope === 'parent' ? parentLessonsTable : educatorLessonsTable, { search });
  const toldOf = useTold();
  const isKnown = [guides, lessons].every(
    ({ data, isError, isPlaceholderData }) => isError || (data !== undefined && !isPlaceholderData),
  );
  const foundGuides = guides.data?.data ?? [];
  const foundLessons = lessons.data?.data ?? [];
  const count = foundGuides.length + (lessons.data?.filtered ?? 0);
  return (
    <>
      <p role="status" className={styles.count}>
        {isKnown && t(count === 0 ? 'lessons-guides.help.none' : 'lessons-guides.help.found', { count })}
      </p>
      {isKnown && foundGuides.length > 0 && (
        <section className={styles.kind} aria-labelledby="help-guides">
          <h3 id="help-guides">{t('lessons-guides.help.guides')}</h3>
          <ul className={styles.found}>
            {foundGuides.slice(0, GUIDES_MOST).map((guide) => (
              <li key={guide.id}>
                <Link
                  to={`${home}/getting-started/${guide.id}`}
                  {...(guide.found === null ? {} : { hash: guide.found.anchor })}
                  onClick={onDone}
                >
                  {guide.title}
                </Link>
                {guide.found !== null && <p lang={guide.language}>{guide.found.heading}</p>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {isKnown && foundLessons.length > 0 && (
        <section className={styles.kind} aria-labelledby="help-lessons">
          <h3 id="help-lessons">{t('lessons-guides.help.lessons')}</h3>
          <ul className={styles.found}>
            {foundLessons.slice(0, LESSONS_MOST).map((row) => {
              const { title, overview, lang } = toldOf(row);
              return (
                <li key={row.id} lang={lang}>
                  <Link to={`${home}/resource-library/${row.code}`} onClick={onDone}>
                    {title}
                  </Link>
                  <p>{overview}</p>
                </li>
              );
            })}
          </ul>
          {foundLessons.length > LESSONS_MOST && (
            <Link to={`${home}/resource-library`} state={{ lessonWords: search }} onClick={onDone}>
              {t('lessons-guides.help.more')}
            </Link>
          )}
        </section>
      )}
    </>
  );
}
