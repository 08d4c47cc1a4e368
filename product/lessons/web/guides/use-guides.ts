import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LOCALES, type Locale } from '#brands/brand.ts';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { call } from '#platform/web/api.ts';
import { homePath } from '#product/access/rules/scopes.ts';
import { runsGroup } from '#product/accounts/rules/people/traits.ts';
import { useUser } from '#product/accounts/web/session/session.ts';
import { saveAndTell } from '#ui/snackbars/save-and-tell.ts';
import { listGuides, readGuide } from '../../guides-contract.ts';
import { audiencesOf, type GuideAudience, type GuideLink } from '../../rules/guide/guide.ts';

export type ListedGuide = OutputOf<typeof listGuides>['data'][number];

export function useLanguage(): Locale {
  const { i18n } = useTranslation();
  return LOCALES.find((locale) => locale === i18n.language) ?? 'en';
}

/** All guides, or those with all words of a search. */
export function useGuides(search = '') {
  const _lang = useLanguage();
  return useQuery({
    queryKey: ['guides', _lang, search],
    queryFn: ({ signal }) => call(listGuides, { search, _lang }, { signal, quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before) => before,
  });
}

/** One guide, whole. */
export function useGuide(id: string | undefined) {
  const _lang = useLanguage();
  return useQuery({
    queryKey: ['guide', id, _lang],
    queryFn: ({ signal }) => call(readGuide, { id: id ?? '', _lang }, { signal, quiet: true }),
    enabled: id !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

export function useReaderAudiences(): GuideAudience[] {
  const user = useUser();
  return audiencesOf({ scope: user.scope, role: user.role, runsGroup: runsGroup(user) });
}

/** Which pages of the dashboard the reader has. */
export function useHasPage(): (link: Pick<GuideLink, 'path'>) => boolean {
  const user = useUser();
  const router = useRouter();
  return ({ path }) => {
    const full = `${homePath(user.scope)}${path === '/' ? '' : path}`;
    const route = router.routesByPath[full] ?? router.routesByPath[`${full}/`];
    if (route === undefined) return false;
    return route.options.staticData?.isFor?.(user) !== false;
  };
}

/** Fetches the PDF of a guide, in the language of the screen. */
export function useGuidePdf(id: string): { isSaving: boolean; save: () => void } {
  const _lang = useLanguage();
  const [isSaving, setSaving] = useState(false);
  const save = async (): Promise<void> => {
    setSaving(true);
    await saveAndTell(readGuide, { id, _format: 'pdf', _lang });
    setSaving(false);
  };
  return { isSaving, save: () => void save() };
}
