import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#platform/web/brand.tsx';
import { openLogin } from '#product/accounts/web/dialogs.tsx';
import { opensLogin } from '../rules/front-page.ts';
import { Audiences } from './landing/audiences.tsx';
import { Closing } from './landing/closing.tsx';
import { Evidence } from './landing/evidence.tsx';
import { Hero } from './landing/hero.tsx';
import { Privacy } from './landing/privacy.tsx';
import { Programs } from './landing/programs.tsx';
import { Skills } from './landing/skills.tsx';
import { Steps } from './landing/steps.tsx';

/** The front page. It is prerendered, and must look the same when the browser renders it again. */
export function LandingPage() {
  const { t } = useTranslation();
  const { name: brand } = useBrand();
  const wantsIn = opensLogin(useSearch({ strict: false }));

  useEffect(() => {
    if (wantsIn) openLogin();
  }, [wantsIn]);

  return (
    <>
      <title>{`${brand} · ${t('site.title.home')}`}</title>
      <Hero />
      <Skills />
      <Programs />
      <Audiences />
      <Steps />
      <Evidence />
      <Privacy />
      <Closing />
    </>
  );
}
