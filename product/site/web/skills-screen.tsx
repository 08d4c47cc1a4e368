import { Link, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { usePrograms } from '#platform/web/brand.tsx';
import { homePath } from '#product/access/rules/scopes.ts';
import { useUser } from '#product/accounts/web/session/session.ts';
import { SKILLS } from '#product/play/rules/story/skills.ts';
import { Page } from '#ui/navigation/page.tsx';
import { ButtonLink } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { isAtHome } from '../rules/shell/at-home.ts';
import { skillScenes } from '../rules/skill-scenes.ts';
import styles from './skills-screen.module.css';

/** Six skills: what each is, what it looks like, and where to play it. */
export function SkillsScreen() {
  const { t } = useTranslation();
  const programs = usePrograms();
  const { routesByPath } = useRouter();
  const user = useUser();
  const base = homePath(user.scope);
  const library = `${base}/resource-library`;
  const place = isAtHome(user) ? 'home' : 'school';
  return (
    <Page title={t('site-home.skills.title')} lead={t('site-home.skills.lead')} width="wide">
      <ul className={styles.skills}>
        {SKILLS.map((skill) => {
          const name = t(`site-home.skills.${skill}.name`);
          return (
            <li key={skill}>
              <Card title={name} className={styles.card ?? ''}>
                <p className={styles.also}>
                  {t('site-home.skills.also', { name: t(`site-home.skills.${skill}.everyday`) })}
                </p>
                <p>{t(`site-home.skills.${skill}.about`)}</p>
                <p className={styles.looks}>
                  <strong>{t(`site-home.skills.at-${place}`)}</strong>
                  {t(`site-home.skills.${skill}.${place}`)}
                </p>
                <div className={styles.ways}>
                  <strong>{t('site-home.skills.try')}</strong>
                  {skillScenes(skill).map(({ program, scene }) => (
                    <Link key={scene} to={`${base}/demo/${program}/${scene}`}>
                      {programs[program]}
                      <span className="visually-hidden">: {name}</span>
                    </Link>
                  ))}
                </div>
                {library in routesByPath && (
                  <ButtonLink to={library} search={{ skills: skill }} variant="light" size="sm">
                    {t('site-home.skills.lessons')}
                    <span className="visually-hidden">: {name}</span>
                  </ButtonLink>
                )}
              </Card>
            </li>
          );
        })}
      </ul>
    </Page>
  );
}
