import { Clock, Footprints, GraduationCap, Package, Sprout, Target, Timer, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listed } from '#platform/contract/texts/lists.ts';
import { materialsWith } from '../../rules/materials.ts';
import type { WholeLesson } from '../shared/whole-lesson.ts';
import { useNamesOf } from '../shared/words.ts';
import styles from './lesson-page.module.css';

/** What decides whether it fits today, at a glance. */
export function Facts({ lesson: { facts, prose, scenes, language } }: { lesson: WholeLesson }) {
  const { t, i18n } = useTranslation();
  const pages = prose.student?.length ?? 0;
  const namesOf = useNamesOf();
  return (
    <dl className={styles.facts}>
      <Fact icon={<Clock />} name={t('lessons.page.length')}>
        {t('lessons.library.minutes', { count: facts.minutes })}
      </Fact>
      <Fact icon={<GraduationCap />} name={t('lessons.columns.grades')}>
        {facts.grades}
      </Fact>
      <Fact icon={<Users />} name={t('lessons.columns.usage')}>
        {listed(namesOf('usages', facts.usage), i18n.language)}
      </Fact>
      <Fact icon={<Timer />} name={t('lessons.columns.prep')}>
        {facts.prep === 'none'
          ? t(pages > 0 ? 'lessons.page.only-print' : 'lessons.page.no-prep')
          : t(`lessons.preps.${facts.prep}`)}
        {pages > 0 && (
          <span className={styles.toPrint}>
            {t('lessons.page.to-print', { count: pages, name: facts.studentAnchor ?? '' })}
          </span>
        )}
      </Fact>
      <Fact icon={<Package />} name={t('lessons.columns.materials')} lang={language}>
        {materialsWith(
          facts.materials,
          pages > 0 ? t('lessons.page.printed', { count: pages, lng: language }) : null,
          language,
        )}
      </Fact>
      <Fact icon={<Sprout />} name={t('lessons.columns.skills')}>
        {listed(namesOf('skills', facts.skills), i18n.language)}
      </Fact>
      <Fact icon={<Target />} name={t('lessons.columns.challenges')}>
        {listed(namesOf('challenges', facts.challenges), i18n.language)}
      </Fact>
      {scenes.length > 0 && (
        <Fact icon={<Footprints />} name={t('lessons.columns.scene')}>
          <ul className={styles.scenes}>
            {scenes.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ul>
        </Fact>
      )}
    </dl>
  );
}

type FactProps = { icon: ReactNode; name: string; lang?: string; children: ReactNode };

function Fact({ icon, name, lang, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>
        <span aria-hidden="true">{icon}</span>
        {name}
      </dt>
      <dd lang={lang}>{children}</dd>
    </div>
  );
}
