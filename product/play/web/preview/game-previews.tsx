import { Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PROGRAM_IDS } from '#brands/brand.ts';
import { usePrograms } from '#platform/web/brand.tsx';
import { homePath } from '#product/access/rules/scopes.ts';
import { useUser } from '#product/accounts/web/session/session.ts';
import { ButtonLink } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { worldPicture } from '../shared/pictures.ts';
import styles from './game-previews.module.css';

/** The games, for adults to try: a part of the documentation page. */
export function GamePreviews() {
  const { t } = useTranslation();
  const programs = usePrograms();
  const user = useUser();
  return (
    <section className={styles.section} aria-labelledby="game-previews">
      <h2 id="game-previews">{t('site-dashboard.previews.title')}</h2>
      <p className={styles.lead}>{t('site-dashboard.previews.text')}</p>
      <ul className={styles.cards}>
        {PROGRAM_IDS.map((program) => (
          <li key={program}>
            <Card
              level={3}
              title={programs[program]}
              className={styles.card ?? ''}
              actions={
                <ButtonLink
                  to={`${homePath(user.scope)}/demo/${program}`}
                  variant="light"
                  icon={<Play />}
                  aria-label={t('site-dashboard.previews.play-program', { program: programs[program] })}
                >
                  {t('site-dashboard.previews.play')}
                </ButtonLink>
              }
            >
              <img className={styles.picture} src={worldPicture(program)} alt="" loading="lazy" />
              <p className={styles.grades}>{t(`site-dashboard.previews.grades.${program}`)}</p>
              <p>{t(`site-dashboard.previews.about.${program}`)}</p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
