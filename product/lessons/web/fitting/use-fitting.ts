import { skipToken, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LOCALES, type Locale } from '#brands/brand.ts';
import { call } from '#platform/web/api.ts';
import { useTableChanges } from '#platform/web/tables/tables.ts';
import type { Needs } from '#product/play/rules/missions/needs.ts';
import {
  type FittingLesson,
  findFittingLessons,
  findNextLessons,
  findPlannedLessons,
  type NextLesson,
} from '../../fitting-contract.ts';

export function useLanguage(): Locale {
  const { i18n } = useTranslation();
  return LOCALES.find((locale) => locale === i18n.language) ?? 'en';
}

/** What fits is the same all morning: the library changes with a build, and what one taught with oneself. */
const FRESH_FOR = 5 * 60_000;

/** Lessons for what is needed; null where nobody needs anything. */
export function useFitting(needs: Needs | null): UseQueryResult<readonly FittingLesson[]> {
  const language = useLanguage();
  const changes = useTableChanges();
  return useQuery({
    queryKey: ['fitting-lessons', needs, language, changes],
    queryFn:
      needs === null
        ? skipToken
        : async ({ signal }) =>
            (await call(findFittingLessons, { ...asked(needs), _lang: language }, { signal, quiet: true }))
              .data,
    staleTime: FRESH_FOR,
    retry: false,
  });
}

/** What the reader planned for this week, and has not done. */
export function usePlanned(): UseQueryResult<readonly FittingLesson[]> {
  const language = useLanguage();
  const changes = useTableChanges();
  return useQuery({
    queryKey: ['planned-lessons', language, changes],
    queryFn: async ({ signal }) =>
      (await call(findPlannedLessons, { _lang: language }, { signal, quiet: true })).data,
    staleTime: FRESH_FOR,
    retry: false,
  });
}

/** What the own class is taught next: home and the library say the same. */
export function useNextLessons(): UseQueryResult<readonly NextLesson[]> {
  const language = useLanguage();
  const changes = useTableChanges();
  return useQuery({
    queryKey: ['next-lessons', language, changes],
    queryFn: async ({ signal }) =>
      (await call(findNextLessons, { _lang: language }, { signal, quiet: true })).data,
    staleTime: FRESH_FOR,
    retry: false,
  });
}

/** As the address has it: what is not known is not in it. */
function asked({ skills = [], grade, usage, scene, feeling }: Needs) {
  return {
    ...(skills.length === 0 ? {} : { skills: skills.join(',') }),
    ...(grade === undefined ? {} : { grade }),
    ...(usage === undefined ? {} : { usage }),
    ...(scene === undefined ? {} : { scene }),
    ...(feeling === undefined ? {} : { feeling }),
  };
}
