import { Link, useLocation, useParams } from '@tanstack/react-router';
import { ArrowLeft, ArrowRight, FileDown } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { listed } from '#platform/contract/texts/lists.ts';
import { homePath } from '#product/access/rules/scopes.ts';
import { useUser } from '#product/accounts/web/session/session.ts';
import { Page } from '#ui/navigation/page.tsx';
import { Button, ButtonLink } from '#ui/parts/button.tsx';
import { EmptyState } from '#ui/parts/empty-state.tsx';
import { Skeleton } from '#ui/parts/skeleton.tsx';
import type { readGuide } from '../../guides-contract.ts';
import { GuideBlockView } from './guide-text.tsx';
import styles from './guides.module.css';
import { useGuide, useGuidePdf, useHasPage, useLanguage } from './use-guides.ts';

type ReadGuide = OutputOf<typeof readGuide>['data'];

/** A guide as a page: what is in it, its parts, and where to go from there. */
export function GuideScreen() {
  const { t } = useTranslation();
  const { scope } = useUser();
  const params: Record<string, string> = useParams({ strict: false });
  const id = params['id'] ?? '';
  const { data, error } = useGuide(id);
  const guide = data?.data;
  const all = `${homePath(scope)}/getting-started`;
  const above = (
    <p className={styles.back}>
      <ButtonLink to={all} variant="subtle" size="sm" icon={<ArrowLeft />}>
        {t('lessons-guides.back')}
      </ButtonLink>
    </p>
  );
  if (error !== null)
    return (
      <Page title={t('lessons-guides.not-found')} above={above}>
        <EmptyState title={t('lessons-guides.not-found')} />
      </Page>
    );
  if (guide === undefined)
    return (
      <Page title={t('lessons-guides.number', { id })} above={above}>
        <Skeleton lines={10} />
      </Page>
    );
  return (
    <Page
      title={guide.title}
      lead={<Facts guide={guide} />}
      above={above}
      actions={<Pdf id={id} />}
      width="wide"
    >
      <Told guide={guide} />
    </Page>
  );
}

function Facts({ guide: { id, audience, minutes, language } }: { guide: ReadGuide }) {
  const { t } = useTranslation();
  const shown = useLanguage();
  return [
    t('lessons-guides.number', { id }),
    listed(
      audience.map((one) => t(`lessons-guides.for.${one}`)),
      shown,
    ),
    t('lessons-guides.minutes', { count: minutes }),
    ...(language === shown ? [] : [t('lessons-guides.only-english')]),
  ].join(' · ');
}

function Pdf({ id }: { id: string }) {
  const { t } = useTranslation();
  const { isSaving, save } = useGuidePdf(id);
  return (
    <Button variant="outline" icon={<FileDown />} loading={isSaving} onClick={save}>
      {t('lessons-guides.pdf')}
    </Button>
  );
}

function Told({ guide }: { guide: ReadGuide }) {
  const { t } = useTranslation();
  const hash = useLocation({ select: (location) => location.hash });
  // The part an address names is there only once the guide has come.
  useEffect(() => {
    if (hash !== '') document.getElementById(hash)?.scrollIntoView();
  }, [hash]);
  return (
    <div className={styles.guide}>
      <nav className={styles.contents} aria-label={t('lessons-guides.contents')}>
        <h2>{t('lessons-guides.contents')}</h2>
        <ol>
          {guide.sections.map(({ anchor, heading }) => (
            <li key={anchor}>
              <Link to="." hash={anchor}>
                {heading}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <article className={styles.told} lang={guide.language}>
        {guide.sections.map(({ anchor, heading, blocks }) => (
          <section key={anchor} className={styles.part} aria-labelledby={anchor}>
            <h2 id={anchor}>{heading}</h2>
            {blocks.map((block, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a guide does not change while it is read
              <GuideBlockView key={at} block={block} />
            ))}
          </section>
        ))}
        <Onward guide={guide} />
      </article>
    </div>
  );
}

/** Pages that the reader has, and the guides that come next. */
function Onward({ guide: { links, next } }: { guide: ReadGuide }) {
  const { t } = useTranslation();
  const { scope } = useUser();
  const home = homePath(scope);
  const shown = links.filter(useHasPage());
  return (
    <footer className={styles.onward}>
      {shown.length > 0 && (
        <section aria-labelledby="guide-links">
          <h2 id="guide-links">{t('lessons-guides.links')}</h2>
          <p className={styles.links}>
            {shown.map(({ path, hash, label }) => (
              <ButtonLink
                key={`${path}#${hash}`}
                to={path === '/' ? home : `${home}${path}`}
                {...(hash === null ? {} : { hash })}
                variant="light"
              >
                {label}
              </ButtonLink>
            ))}
          </p>
        </section>
      )}
      <section aria-labelledby="guide-next">
        <h2 id="guide-next">{t('lessons-guides.next')}</h2>
        <ul className={styles.next}>
          {next.map(({ id, title, minutes }) => (
            <li key={id}>
              <Link to={`${home}/getting-started/${id}`}>
                {title}
                <ArrowRight aria-hidden="true" />
              </Link>
              <span className={styles.quiet}>{t('lessons-guides.minutes', { count: minutes })}</span>
            </li>
          ))}
        </ul>
      </section>
    </footer>
  );
}
