import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFirstPage } from '#platform/web/tables/first-page.ts';
import { smallGroupsTable } from '#product/group-data/small-groups-contract.ts';
import { isSkill, type Skill } from '#product/play/rules/story/skills.ts';
import fields from '#ui/fields/fields.module.css';
import { classNames } from '#ui/style/class-names.ts';
import type { FittingLesson } from '../../fitting-contract.ts';
import { Cover } from '../cover/cover.tsx';
import { useGroupLessons } from '../fitting/group-lessons.tsx';
import { useFitting } from '../fitting/use-fitting.ts';
import { useLessonFacts, useReason } from '../fitting/words.ts';
import styles from './for-group.module.css';
import cards from './lesson-card.module.css';
import shelves from './shelves.module.css';

const RUNNING = { over: 'no' };
const SUGGESTED = 'suggested';

/** One of the own small groups by its number, or one that was suggested by what it is for. No child is in the address. */
type Asked = { group: number | null; suggested: { skill: Skill; grade: number | null } | null };

function useAsked(): Asked {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const [skill, grade] = [String(search['skill']), Number(search['grade'] ?? Number.NaN)];
  const group = Number(search['group']);
  return {
    group: Number.isInteger(group) && group > 0 ? group : null,
    suggested: isSkill(skill) ? { skill, grade: Number.isInteger(grade) ? grade : null } : null,
  };
}

/** What fits a small group: one chooses it here, or comes from its page or from group data. */
export function ForGroup({ base }: { base: string }) {
  const { t } = useTranslation();
  const id = useId();
  const navigate = useNavigate();
  const { group, suggested } = useAsked();
  const groups = useFirstPage(smallGroupsTable, RUNNING);
  const saved = useGroupLessons(group);
  const found = useFitting(
    group !== null || suggested === null
      ? null
      : {
          skills: [suggested.skill],
          usage: 'group',
          ...(suggested.grade === null ? {} : { grade: suggested.grade }),
        },
  );
  const lessons = group === null ? found : saved.data?.data;
  const isListed = groups.some((one) => one.id === group);
  const choose = (value: string) =>
    void navigate({
      to: '.',
      search: value === '' ? {} : { group: Number(value) },
      replace: true,
      resetScroll: false,
    });
  return (
    <section className={shelves.shelf} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{t('lessons-fitting.shelf.title')}</h2>
        {(groups.length > 0 || suggested !== null || group !== null) && (
          <span className={classNames(fields['with-mark'], styles.choose)}>
            <select
              aria-label={t('lessons-fitting.shelf.choose')}
              className={classNames(fields.input, fields.select)}
              value={group === null ? (suggested === null ? '' : SUGGESTED) : String(group)}
              onChange={({ target }) => choose(target.value)}
            >
              <option value="">{t('lessons-fitting.shelf.choose-one')}</option>
              {group === null && suggested !== null && (
                <option value={SUGGESTED}>{t(`lessons-fitting.shelf.suggested.${suggested.skill}`)}</option>
              )}
              {group !== null && !isListed && saved.data !== undefined && (
                <option value={group}>{saved.data.group.name}</option>
              )}
              {groups.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                </option>
              ))}
            </select>
            <span className={fields.mark}>
              <ChevronDown aria-hidden="true" />
            </span>
          </span>
        )}
        <Link to="/educator/group-data">{t('lessons-fitting.shelf.find')}</Link>
      </div>
      {group !== null && saved.isError && <p>{t('lessons-fitting.shelf.missing')}</p>}
      {lessons?.length === 0 && <p>{t('lessons-fitting.group.none')}</p>}
      {lessons !== undefined && lessons.length > 0 && (
        <ul className={shelves.row}>
          {lessons.map((lesson) => (
            <li key={lesson.code}>
              <GroupCard lesson={lesson} base={base} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function GroupCard({ lesson, base }: { lesson: FittingLesson; base: string }) {
  const { t } = useTranslation();
  const facts = useLessonFacts();
  const reasonOf = useReason();
  return (
    <article className={cards.card} data-small="true">
      <div className={cards.picture}>
        <Cover cover={lesson.cover} level={lesson.level} />
        <span className={cards.type}>{t(`lessons.types.${lesson.type}`)}</span>
      </div>
      <div className={cards.body}>
        <h3 className={cards.title} lang={lesson.language}>
          <Link to={`${base}/${lesson.code}`} className={cards.link}>
            {lesson.title}
          </Link>
        </h3>
        <p className={cards.facts}>{facts(lesson)}</p>
        <p className={styles.why}>{reasonOf(lesson.reason)}</p>
        {lesson.heavy && <p className={styles.why}>{t('lessons-fitting.heavy')}</p>}
      </div>
    </article>
  );
}
