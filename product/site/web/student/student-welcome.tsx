import { Play } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand, usePrograms } from '#platform/web/brand.tsx';
import { useUser } from '#product/accounts/web/session/session.ts';
import { ReadAloud } from '#product/accounts/web/sign-on/read-aloud.tsx';
import { FACES_AT } from '#ui/art/worlds/faces-at.ts';
import { ButtonLink } from '#ui/parts/button.tsx';
import { studentWorld } from '../../rules/shell/student-world.ts';
import { Drawing } from '../drawings/drawing.tsx';
import { preloadForStudent } from '../opening/preload.ts';
import styles from './student-welcome.module.css';

/** What is fetched ahead waits until the page is there and answers: a slow device does one thing at a time. */
const SETTLED_MS = 1000;

/** Who is here, and the world that waits. */
export function StudentWelcome() {
  const { t } = useTranslation();
  const { name: brand } = useBrand();
  const programs = usePrograms();
  const user = useUser();
  const world = studentWorld(user);

  const title = t(user.has_visited ? 'site-student.home.title' : 'site-student.home.title-first', {
    name: user.first_name,
  });
  const texts = [t('site-student.home.world', { program: programs[world] }), t('site-student.home.friends')];

  useEffect(() => {
    const leaving = new AbortController();
    const timer = setTimeout(() => void preloadForStudent(leaving.signal), SETTLED_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, []);

  return (
    <div className={styles.welcome} style={{ '--faces': FACES_AT[world] }}>
      <title>{`${t('site-student.title')} · ${brand}`}</title>
      <Drawing first name={world} className={styles.world} label={t(`site-student.worlds.${world}`)} />
      <section className={styles.card}>
        <h1 tabIndex={-1}>{title}</h1>
        <div className={styles.words}>
          <div className={styles.text}>
            {texts.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
          <ReadAloud texts={[title, ...texts, t('site-student.home.play')]} names={[user.first_name]} />
        </div>
        <ButtonLink to="/student/play" size="lg" icon={<Play />} className={styles.play}>
          {t('site-student.home.play')}
        </ButtonLink>
      </section>
    </div>
  );
}
