import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TeachNext } from '#product/insight/contract.ts';
import type { Needs } from '#product/play/rules/missions/needs.ts';
import { Card } from '#ui/parts/card.tsx';
import styles from './fitting.module.css';
import { FittingItem } from './fitting-item.tsx';
import { useFitting } from './use-fitting.ts';
import { useLibraryPath } from './words.ts';

/** A lesson for everybody and one for a few, with what play says of who needs it; and plainly where it says nothing. */
function TeachNextCard({ next }: { next: TeachNext }) {
  const { t } = useTranslation();
  const path = useLibraryPath();
  const { whole, group, scene, told } = next;
  const forAll = useFitting(needsOfAll(next));
  const forSome = useFitting(
    group === null ? null : { skills: [group.skill], grade: group.grade, usage: 'group' },
  );
  const first = forAll?.[0];
  const second = forSome?.find(({ code }) => code !== first?.code);
  const why = useWhy(next);
  const isNothing = whole === null && group === null && (scene === null || forAll?.length === 0);
  return (
    <Card
      title={t('lessons-fitting.teach.title')}
      aside={
        isNothing ? (
          <Link to={path}>{t('lessons-fitting.teach.library')}</Link>
        ) : (
          <Link to="/educator/group-data">{t('lessons-fitting.teach.group-data')}</Link>
        )
      }
    >
      {whole === null && (
        <p className={styles.quiet}>
          {told === 0
            ? t('lessons-fitting.teach.nobody')
            : t('lessons-fitting.teach.unclear', { count: told })}
        </p>
      )}
      <ul className={styles.tiles}>
        {first !== undefined && (
          <li>
            <FittingItem
              lesson={first}
              forWhom={t('lessons-fitting.teach.whole')}
              why={why.all(first.reason.kind === 'scene' ? first.reason.title : '')}
            />
          </li>
        )}
        {group !== null && second !== undefined && (
          <li>
            <FittingItem
              lesson={second}
              forWhom={t('lessons-fitting.teach.group', { count: group.children.length })}
              why={why.some}
            />
          </li>
        )}
      </ul>
    </Card>
  );
}

/** Where no skill stands out, a lesson can go on from what most have played. */
function needsOfAll({ whole, scene }: TeachNext): Needs | null {
  if (whole !== null) return { skills: [whole.skill], grade: whole.grade, usage: 'group' };
  return scene === null ? null : { scene: scene.scene, grade: scene.grade, usage: 'group' };
}

function useWhy({ whole, group, scene }: TeachNext): { all: (title: string) => string; some: string } {
  const { t, i18n } = useTranslation();
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  return {
    all: (title) =>
      whole === null
        ? t('lessons-fitting.teach.finished', { count: scene?.children ?? 0, title })
        : t(`lessons-fitting.teach.new-at.${whole.skill}`, { count: whole.children, of: whole.of }),
    some:
      group === null
        ? ''
        : t(`lessons-fitting.teach.names-new-at.${group.skill}`, {
            names: list.format(group.children.map(({ name }) => name)),
          }),
  };
}

/** As a slot of the class page. */
export const teachNext = (next: TeachNext): ReactNode => <TeachNextCard next={next} />;
