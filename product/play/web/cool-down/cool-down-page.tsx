import { ArrowLeft } from 'lucide-react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#platform/web/brand.tsx';
import { ButtonLink } from '#ui/parts/button.tsx';
import { useFocus } from '../hooks/use-focus.ts';
import { useSaidNext } from '../hooks/use-said-next.ts';
import { SpeakButton, Spoken } from '../read-aloud/spoken.tsx';
import { QuietTools } from '../shared/quiet-tools.tsx';
import { loadSounds } from '../sound/load-sounds.ts';
import { ActivityIcon } from './activity-icon.tsx';
import { ActivityWalk } from './activity-walk.tsx';
import styles from './cool-down-page.module.css';
import { ACTIVITIES, type Activity, inLanguage, loggedId, SHARED } from './walk/activities.ts';

export type CoolDownPageProps = {
  /** An activity was begun, and ended: stopped, finished or left. */
  onStart?: (id: string) => void;
  onEnd?: (id: string) => void;
  /** Where the way back leads. */
  back?: string;
};

/** Eight ways to come to rest. Time is logged, nothing is scored. */
export function CoolDownPage({ onStart, onEnd, back = '/student/play' }: CoolDownPageProps) {
  const { t, i18n } = useTranslation();
  const { name: brand } = useBrand();
  const [chosen, choose] = useState<Activity | null>(null);
  const say = (words: Parameters<typeof inLanguage>[0]): string => inLanguage(words, i18n.language);
  const focus = useFocus();
  const welcome = say(SHARED.welcome);
  const heading = t('play-games.cool-down.title');
  useSaidNext([heading, welcome], chosen === null);
  useEffect(() => void loadSounds(), []);
  // Another page to the child: it begins at its top, however far down the list it was chosen.
  useLayoutEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' });
  }, [chosen]);

  return (
    <div className={styles.page}>
      <title>{`${heading} · ${brand}`}</title>
      <QuietTools />
      {chosen === null ? (
        <>
          <header className={styles.header}>
            <h1 tabIndex={-1} ref={focus}>
              <Spoken text={heading} />
            </h1>
            <div className={styles.welcome}>
              <SpeakButton
                texts={[
                  heading,
                  welcome,
                  ...ACTIVITIES.flatMap(({ title, about }) => [say(title), say(about)]),
                ]}
              />
              <p>
                <Spoken text={welcome} />
              </p>
            </div>
          </header>
          <ul className={styles.activities}>
            {ACTIVITIES.map((activity) => (
              <li key={activity.id}>
                <button type="button" className={styles.card} onClick={() => choose(activity)}>
                  <ActivityIcon id={activity.id} className={styles.icon} />
                  <span className={styles.title}>
                    <Spoken text={say(activity.title)} />
                  </span>
                  <span className={styles.about}>
                    <Spoken text={say(activity.about)} />
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <ButtonLink to={back} variant="outline" icon={<ArrowLeft />} className={styles.back}>
            {t('play-games.cool-down.back')}
          </ButtonLink>
        </>
      ) : (
        <ActivityWalk
          key={chosen.id}
          activity={chosen}
          back={back}
          onStart={() => onStart?.(loggedId(chosen))}
          onEnd={() => onEnd?.(loggedId(chosen))}
          onOther={() => choose(null)}
        />
      )}
    </div>
  );
}
