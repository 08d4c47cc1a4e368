import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../parts/banner.tsx';
import { Button } from '../parts/button.tsx';
import { dismissSnackbars, showSnackbar } from '../snackbars/snackbars.tsx';
import type { Tone } from '../style/tone.tsx';
import { Example, Section } from './section.tsx';
import styles from './showcase.module.css';

const TONES: readonly Tone[] = ['info', 'success', 'warning', 'error'];

export function Messages() {
  const { t } = useTranslation();
  const [dismissed, setDismissed] = useState(false);
  return (
    <Section id="messages">
      <Example label={t('design.messages.banners')}>
        <div className={styles.stack}>
          {TONES.map((tone) => (
            <Banner key={tone} tone={tone} title={t(`design.messages.${tone}`)}>
              {t('design.messages.text')}
            </Banner>
          ))}
          {!dismissed && (
            <Banner
              title={t('design.messages.with-actions')}
              actions={
                <>
                  <Button size="sm">{t('design.actions.save')}</Button>
                  <Button size="sm" variant="subtle">
                    {t('design.actions.later')}
                  </Button>
                </>
              }
              onDismiss={() => setDismissed(true)}
            >
              {t('design.messages.text')}
            </Banner>
          )}
        </div>
      </Example>
      <Example label={t('design.messages.snackbars')}>
        {TONES.map((type) => (
          <Button
            key={type}
            variant="outline"
            onClick={() => showSnackbar({ type, i18n: `design.messages.snackbar-${type}` })}
          >
            {t(`design.messages.${type}`)}
          </Button>
        ))}
        <Button
          variant="outline"
          onClick={() =>
            showSnackbar({ type: 'warning', i18n: 'design.messages.snackbar-stays', persistent: true })
          }
        >
          {t('design.messages.persistent')}
        </Button>
        <Button
          variant="outline"
          onClick={() =>
            showSnackbar({
              type: 'success',
              i18n: 'design.messages.snackbar-named',
              values: { name: 'Amara Okafor' },
              action: { i18n: 'design.actions.undo', run: () => undefined },
            })
          }
        >
          {t('design.messages.with-action')}
        </Button>
        <Button variant="subtle" onClick={dismissSnackbars}>
          {t('design.messages.dismiss-all')}
        </Button>
      </Example>
    </Section>
  );
}
