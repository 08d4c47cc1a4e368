import { useTranslation } from 'react-i18next';
import { useUser } from '#product/accounts/web/session/session.ts';
import type { Needs } from '#product/play/rules/missions/needs.ts';
import type { FittingLesson, ShownReason } from '../../fitting-contract.ts';
import { levelOfGrade } from '../../rules/fitting/grades.ts';

/** Below which the reader's pages of lessons lie. */
export function useLibraryPath(): string {
  return useUser().scope === 'parent' ? '/parent/resource-library' : '/educator/resource-library';
}

/** As the library's address has it: all lessons for what is needed, in place of the few that fit best. */
export function filtersFor({ skills = [], grade }: Pick<Needs, 'skills' | 'grade'>): Record<string, string> {
  const [skill] = skills;
  return {
    ...(skill === undefined ? {} : { skills: skill }),
    ...(grade === undefined ? {} : { level: levelOfGrade(grade) }),
  };
}

/** Why a lesson was chosen, in words. */
export function useReason(): (reason: ShownReason) => string {
  const { t } = useTranslation();
  return (reason) => {
    switch (reason.kind) {
      case 'scene':
        return t('lessons-fitting.reasons.scene', { title: reason.title });
      case 'skill':
        return t(`lessons-fitting.reasons.skill.${reason.skill}`);
      case 'challenge':
        return t(`lessons-fitting.reasons.challenge.${reason.challenge}`);
      case 'week':
        return t(`lessons-fitting.reasons.week.${reason.of}`);
      case 'age':
      case 'planned':
        return t(`lessons-fitting.reasons.${reason.kind}`);
    }
  };
}

/** How long it takes, and whether anything has to be prepared. */
export function useLessonFacts(): (lesson: FittingLesson, first?: string) => string {
  const { t, i18n } = useTranslation();
  return ({ minutes, prep, has_page: hasPage, language }, first) =>
    [
      ...(first === undefined ? [] : [first]),
      t('lessons-fitting.facts.minutes', { count: minutes }),
      ...(prep === 'none'
        ? [t(hasPage ? 'lessons-fitting.facts.only-print' : 'lessons-fitting.facts.no-prep')]
        : []),
      ...(i18n.language === 'zh-TW' && language === 'en' ? [t('lessons-fitting.facts.in-english')] : []),
    ].join(' · ');
}
