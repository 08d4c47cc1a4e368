import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Character } from '../art/character.tsx';
import { KeptFile, KeptFiles } from '../files/kept-files.tsx';
import { ColorSchemeSwitch } from '../navigation/color-scheme-switch.tsx';
import { LanguageSwitch } from '../navigation/language-switch.tsx';
import { Tabs } from '../navigation/tabs.tsx';
import { Badge } from '../parts/badge.tsx';
import { Button } from '../parts/button.tsx';
import { Card } from '../parts/card.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { Progress } from '../parts/progress.tsx';
import { Skeleton } from '../parts/skeleton.tsx';
import { Spinner } from '../parts/spinner.tsx';
import { Example, Section } from './section.tsx';
import styles from './showcase.module.css';

/** Shown, not done. */
const deed = { run: () => Promise.resolve() };

export function Containers() {
  const { t } = useTranslation();
  return (
    <Section id="containers">
      <div className={styles.grid}>
        <Card
          level={3}
          title={t('design.containers.card')}
          aside={<Badge tone="brand">{t('design.containers.new')}</Badge>}
          actions={<Button size="sm">{t('design.actions.save')}</Button>}
        >
          <p>{t('design.messages.text')}</p>
        </Card>
        <Card level={3} title={t('design.containers.quiet')} quiet>
          <p>{t('design.messages.text')}</p>
        </Card>
        <Card>
          <EmptyState
            level={3}
            picture={<Character name="wren" feeling="okay" />}
            title={t('design.containers.empty')}
            text={t('design.containers.empty-text')}
            actions={<Button size="sm">{t('design.containers.add')}</Button>}
          />
        </Card>
      </div>
      <KeptFiles>
        <KeptFile
          title={t('design.containers.file')}
          times={t('design.containers.file-times')}
          save={{ ...deed, label: t('design.actions.save'), longLabel: t('design.actions.save') }}
          remove={{ ...deed, label: t('design.containers.delete'), longLabel: t('design.containers.delete') }}
        >
          <p>{t('design.messages.text')}</p>
        </KeptFile>
      </KeptFiles>
    </Section>
  );
}

const TABS = ['active', 'archived', 'uploads'] as const;

export function Navigation() {
  const { t } = useTranslation();
  const [tab, setTab] = useState<(typeof TABS)[number]>('active');
  const tabs = TABS.map((id) => ({
    id,
    label: t(`design.navigation.${id}`),
    content: <p>{t(`design.navigation.${id}-text`)}</p>,
  }));
  return (
    <Section id="navigation">
      <Example label={t('design.navigation.tabs')}>
        <Tabs label={t('design.navigation.tabs')} tabs={tabs} value={tab} onChange={setTab} />
      </Example>
      <Example label={t('design.navigation.switches')}>
        <ColorSchemeSwitch />
        <LanguageSwitch />
      </Example>
    </Section>
  );
}

export function Waiting() {
  const { t } = useTranslation();
  return (
    <Section id="waiting">
      <Example label={t('design.waiting.spinners')}>
        <Spinner label={t('ui.loading')} />
        <Spinner size={40} label={t('ui.loading')} />
        <Spinner size={75} label={t('ui.loading')} />
      </Example>
      <Example label={t('design.waiting.progress')}>
        <div className={styles.stack}>
          <Progress
            label={t('design.waiting.upload')}
            value={18}
            max={40}
            text={t('design.waiting.counted')}
          />
          <Progress label={t('design.waiting.unknown')} />
          <Progress label={t('design.waiting.done')} value={1} max={1} />
        </div>
      </Example>
      <Example label={t('design.waiting.skeletons')}>
        <div className={styles.grid}>
          <Skeleton shape="title" />
          <Skeleton lines={3} />
          <Skeleton shape="block" />
          <Skeleton shape="circle" />
          <Skeleton shape="button" />
        </div>
      </Example>
    </Section>
  );
}
