import { useTranslation } from 'react-i18next';
import { useFormValue } from '#ui/forms/form-values.ts';
import styles from './notice-preview.module.css';
import { NoticeWords } from './notice-words.tsx';

type Words = { title_en: string; text_en: string; title_zh: string; text_zh: string };

/** Both languages, as they will stand on home. */
export function NoticePreview({ title_en, text_en, title_zh, text_zh }: Words) {
  const { t } = useTranslation();
  const shown = [
    { language: 'en', name: t('notifications-notices.english'), title: title_en, text: text_en },
    { language: 'zh-TW', name: t('notifications-notices.chinese'), title: title_zh, text: text_zh },
  ].filter(({ title, text }) => title !== '' || text !== '');
  if (shown.length === 0) return null;
  return (
    <section className={styles.preview} aria-label={t('notifications-notices.preview')}>
      <p className={styles.title}>{t('notifications-notices.preview')}</p>
      {shown.map(({ language, name, title, text }) => (
        <div key={language} className={styles.card}>
          <p className={styles.language}>{name}</p>
          <p lang={language}>
            <NoticeWords title={title} text={text} />
          </p>
        </div>
      ))}
    </section>
  );
}

/** Above the boxes of whom it is for. */
export function AudienceHeading() {
  const { t } = useTranslation();
  return <p className={styles.title}>{t('notifications-notices.fields.audience')}</p>;
}

const said = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The same of what is being written. */
export function WrittenPreview() {
  return (
    <NoticePreview
      title_en={said(useFormValue('title_en'))}
      text_en={said(useFormValue('text_en'))}
      title_zh={said(useFormValue('title_zh'))}
      text_zh={said(useFormValue('text_zh'))}
    />
  );
}
