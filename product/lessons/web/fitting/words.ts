import { useTranslation } from 'react-i18next';
import { useUser } from '#product/accounts/web/session/session.ts';
import type { FittingLesson, ShownReason } from '../../fitting-contract.ts';

/** Below which the reader's pages of lessons lie. */
export function useLibraryPath(): string {
  return useUser().scope === 'parent' ? '/parent/resource-library' : '/educator/resource-library';
}

/** Why a lesson was chosen, in words. */
export function useReason(): (reason: ShownReason) => string {
  const { t } = useTranslation();
  return (reason) => {
    if (reason.kind === 'scene') return t('lessons-fitting.reasons.scene', { title: reason.title });
    return reason.kind === 'skill'
      ? t(`lessons-fitting.reasons.skill.${reason.skill}`)
      : t(`lessons-fitting.reasons.challenge.${reason.challenge}`);
  };
}

/** How long it takes, and whether anything has to be prepared. */
export function useLessonFacts(): (lesson: FittingLesson, first?: string) => string {
  const { t, i18n } = useTranslation();
  return ({ minutes, prep, language }, first) =>
    [
      ...(first === undefined ? [] : [first]),
      t('lessons-fitting.facts.minutes', { count: minutes }),
      ...(prep === 'none' ? [t('lessons-fitting.facts.no-prep')] : []),
      ...(i18n.language === 'zh-TW' && language === 'en' ? [t('lessons-fitting.facts.in-english')] : []),
    ].join(' · ');
}
