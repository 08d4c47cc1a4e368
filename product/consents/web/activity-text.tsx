import { useTranslation } from 'react-i18next';
import { More } from '#ui/navigation/more.tsx';
import type { Activity } from '../rules/activities.ts';
import type { ActivityText as TextOfActivity } from '../rules/texts/shape.ts';
import { CURRENT_TEXT, TEXTS } from '../rules/texts/versions.ts';
import styles from './consents.module.css';
import { useLanguage } from './language.ts';

/** The exact text that is decided about, opened by who wants to read it. */
export function ActivityText({ activity, open = false }: { activity: Activity; open?: boolean }) {
  const { t } = useTranslation();
  const text = TEXTS[CURRENT_TEXT][useLanguage()][activity];
  return (
    <More title={t('consents.school.text')} open={open}>
      <div className={styles.text}>
        <Words text={text} />
      </div>
    </More>
  );
}

/** The same of several, opened together. */
export function ActivityTexts({ activities }: { activities: readonly Activity[] }) {
  const { t } = useTranslation();
  const texts = TEXTS[CURRENT_TEXT][useLanguage()];
  return (
    <More title={t('consents.school.text')}>
      {activities.map((activity) => (
        <div key={activity} className={styles.text}>
          <h3>{t(`consents.activities.${activity}`)}</h3>
          <Words text={texts[activity]} />
        </div>
      ))}
    </More>
  );
}

function Words({ text }: { text: TextOfActivity }) {
  const { t } = useTranslation();
  return (
    <dl>
      <dt>{t('consents.school.what')}</dt>
      <dd>{text.what}</dd>
      <dt>{t('consents.school.kept')}</dt>
      <dd>{text.kept}</dd>
      <dt>{t('consents.school.without')}</dt>
      <dd>{text.without}</dd>
    </dl>
  );
}

/** The same in a dialog: read before it is said. */
export function TextInDialog({ values }: { values: { activity?: Activity | undefined } }) {
  return values.activity === undefined ? null : <ActivityText activity={values.activity} open />;
}

/** Whoever switches one child's check-ins decides about this. */
export function CheckInText() {
  return <ActivityText activity="check-ins" />;
}
