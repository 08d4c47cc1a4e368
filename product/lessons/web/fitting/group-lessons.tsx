import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { call } from '#platform/web/api.ts';
import { Card } from '#ui/parts/card.tsx';
import { LoadedPart } from '#ui/parts/loaded.tsx';
import { findGroupLessons } from '../../fitting-contract.ts';
import styles from './fitting.module.css';
import { FittingItem } from './fitting-item.tsx';
import { useLanguage } from './use-fitting.ts';

export function useGroupLessons(id: number | null) {
  const language = useLanguage();
  return useQuery({
    queryKey: ['group-lessons', id, language],
    queryFn: ({ signal }) =>
      call(findGroupLessons, { id: id ?? 0, _lang: language }, { signal, quiet: true }),
    enabled: id !== null,
    retry: false,
  });
}

/** All lessons for its skill, of the level of those that fit. */
function moreOf({ data: [first], group }: OutputOf<typeof findGroupLessons>): Record<string, string> {
  return { skills: group.skill, ...(first === undefined ? {} : { level: first.level }) };
}

/** What a small group could do next, on its page. */
export function GroupLessons({ id }: { id: number }) {
  const { t } = useTranslation();
  const query = useGroupLessons(id);
  return (
    <LoadedPart query={query} failed={t('lessons-fitting.failed')}>
      {(reply) => (
        <Card
          title={t('lessons-fitting.group.title')}
          aside={
            <Link to="/educator/resource-library" search={moreOf(reply)}>
              {t('lessons-fitting.group.more')}
            </Link>
          }
        >
          <p className={styles.quiet}>
            {t(reply.data.length === 0 ? 'lessons-fitting.group.none' : 'lessons-fitting.group.why')}
          </p>
          <ul className={styles.tiles}>
            {reply.data.map((lesson) => (
              <li key={lesson.code}>
                <FittingItem lesson={lesson} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </LoadedPart>
  );
}
