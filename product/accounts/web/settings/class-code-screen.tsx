import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notification } from '#platform/contract/message.ts';
import { call } from '#platform/web/api.ts';
import { useSay } from '#platform/web/say.ts';
import { Confirm } from '#ui/layers/confirm.tsx';
import { openModal } from '#ui/layers/modals.ts';
import { Page } from '#ui/navigation/page.tsx';
import { Badge } from '#ui/parts/badge.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { CopyButton } from '#ui/parts/copy-button.tsx';
import { Skeleton } from '#ui/parts/skeleton.tsx';
import { showSnackbar } from '#ui/snackbars/snackbars.tsx';
import { getClassCode, setClassCode } from '../../contract.ts';
import { problemOf } from '../session/api-problems.ts';
import { BadgesCard } from './badges-card.tsx';
import { ClassCodeForm } from './class-code-form.tsx';
import styles from './settings.module.css';

const CLASS_CODE = ['class-code'];

export function ClassCodeScreen() {
  const { t } = useTranslation();
  const say = useSay();
  const classCode = useQuery({
    queryKey: CLASS_CODE,
    queryFn: ({ signal }) => call(getClassCode, {}, { signal, quiet: true }),
  });
  return (
    <Page
      title={t('accounts.settings.class-code.title')}
      lead={t('accounts.settings.class-code.intro')}
      width="narrow"
    >
      {classCode.isPending && <Skeleton shape="block" />}
      {classCode.isError && (
        <Banner
          tone="error"
          actions={<Button onClick={() => void classCode.refetch()}>{t('accounts.try-again')}</Button>}
        >
          {say(problemOf(classCode.error))}
        </Banner>
      )}
      {classCode.data && <ClassCode code={classCode.data.data.class_code} />}
      <BadgesCard whose="educator" />
    </Page>
  );
}

function ClassCode({ code }: { code: string | null }) {
  const queries = useQueryClient();
  const onDone = async (notification: Notification) => {
    showSnackbar(notification);
    await queries.invalidateQueries({ queryKey: CLASS_CODE });
  };
  return code === null ? <TurnedOff onDone={onDone} /> : <TurnedOn code={code} onDone={onDone} />;
}

type OnDone = (notification: Notification) => Promise<void>;

function TurnedOff({ onDone }: { onDone: OnDone }) {
  const { t } = useTranslation();
  return (
    <Card
      title={t('accounts.settings.class-code.is-off')}
      aside={<Badge>{t('accounts.settings.class-code.off')}</Badge>}
    >
      <p>{t('accounts.settings.class-code.off-text')}</p>
      <ClassCodeForm
        label={t('accounts.settings.class-code.class_code')}
        submitLabel={t('accounts.settings.class-code.turn-on')}
        onDone={onDone}
      />
    </Card>
  );
}

function TurnedOn({ code, onDone }: { code: string; onDone: OnDone }) {
  const { t } = useTranslation();
  const [changing, setChanging] = useState(false);
  const changeButton = useFocusBack(changing);
  const turnOff = async () => {
    const { notification } = await call(setClassCode, { class_code: null });
    await onDone(notification);
  };
  return (
    <Card
      title={t('accounts.settings.class-code.is-on')}
      aside={<Badge tone="success">{t('accounts.settings.class-code.on')}</Badge>}
      actions={
        changing ? undefined : (
          <>
            <CopyButton text={code} label={t('accounts.settings.class-code.copy')} />
            <Button ref={changeButton} variant="outline" onClick={() => setChanging(true)}>
              {t('accounts.settings.class-code.change')}
            </Button>
            <Button variant="subtle" onClick={() => openModal('class-code-off')}>
              {t('accounts.settings.class-code.turn-off')}
            </Button>
          </>
        )
      }
    >
      <p className={styles.code}>{code}</p>
      {changing && (
        <ClassCodeForm
          label={t('accounts.settings.class-code.new-code')}
          submitLabel={t('accounts.settings.class-code.save')}
          onCancel={() => setChanging(false)}
          onDone={async (notification) => {
            await onDone(notification);
            setChanging(false);
          }}
        />
      )}
      <Confirm
        name="class-code-off"
        title={t('accounts.settings.class-code.turn-off-title')}
        confirmLabel={t('accounts.settings.class-code.turn-off')}
        danger
        onConfirm={turnOff}
      >
        {t('accounts.settings.class-code.turn-off-text')}
      </Confirm>
    </Card>
  );
}

/** The button that opened a form makes room for it, and has the focus again when the form is gone. */
function useFocusBack(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}
