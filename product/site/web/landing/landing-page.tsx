import { useSearch } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#platform/web/brand.tsx';
import { openLogin, openSetPassword } from '#product/accounts/web/session/open-dialogs.ts';
import { opensLogin, opensSetPassword } from '../../rules/front-page.ts';
import { usePrerendered } from '../opening/prerendered.tsx';
import { Closing } from './closing.tsx';
import { Hero } from './hero.tsx';
import { LazySections } from './lazy-sections.ts';
import styles from './reading.module.css';

/** The front page. It is prerendered, and must look the same when the browser renders it again. */
export function LandingPage() {
  const { t } = useTranslation();
  const { name: brand } = useBrand();
  const search = useSearch({ strict: false });
  const wantsIn = opensLogin(search);
  const link = opensSetPassword(search);

  useEffect(() => {
    if (wantsIn) openLogin();
  }, [wantsIn]);
  useEffect(() => {
    if (link !== null) openSetPassword(link);
  }, [link]);

  return (
    <>
      <title>{`${brand} · ${t('site.title.home')}`}</title>
      <Hero />
      <Reading />
      <Closing />
    </>
  );
}

/** The long part that is only read: shown as it came, and made anew only when it did not come or in another language. */
function Reading() {
  const markup = usePrerendered('reading');
  const box = { className: styles.reading, 'data-prerendered': 'reading' };
  if (markup !== undefined) return <div {...box} dangerouslySetInnerHTML={{ __html: markup }} />;
  return (
    <div {...box}>
      <Suspense fallback={null}>
        <LazySections />
      </Suspense>
    </div>
  );
}
