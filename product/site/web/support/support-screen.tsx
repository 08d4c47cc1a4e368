import { useSearch } from '@tanstack/react-router';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#platform/web/brand.tsx';
import { newOperationId } from '#platform/web/operation-id.ts';
import { useSay } from '#platform/web/say.ts';
import { useSession, useUser } from '#product/accounts/web/session/session.ts';
import { SelectField } from '#ui/fields/choice-fields.tsx';
import { TextareaField } from '#ui/fields/text-field.tsx';
import { ContractForm } from '#ui/forms/form.tsx';
import { Page } from '#ui/navigation/page.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button, ButtonLink } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { askSupport } from '../../contract.ts';
import { SUPPORT_ABOUT, SUPPORT_MESSAGE_MAX, SUPPORT_TOPICS, supportAbout } from '../../rules/support.ts';
import { DoingField, useDoing } from './doing-field.tsx';

/** A person answers by email. */
export function SupportScreen() {
  const { t } = useTranslation();
  const { links } = useBrand();
  const acting = useSession(({ actingAs }) => actingAs !== null);
  return (
    <Page title={t('site-dashboard.support.title')} lead={t('site-dashboard.support.lead')} width="narrow">
      {acting ? <Banner tone="info">{t('site-dashboard.support.acting')}</Banner> : <Question />}
      <Card
        title={t('site-dashboard.support.mail-title')}
        actions={
          <ButtonLink href={`mailto:${links.supportEmail}`} variant="outline" icon={<Mail />}>
            {links.supportEmail}
          </ButtonLink>
        }
      >
        <p>{t('site-dashboard.support.mail-text')}</p>
      </Card>
    </Page>
  );
}

function Question() {
  const { t } = useTranslation();
  const say = useSay();
  const { username } = useUser();
  const [operationId, setOperationId] = useState(() => newOperationId());
  const doing = useDoing();
  const [sent, setSent] = useState<string | null>(null);
  const asked: Record<string, unknown> = useSearch({ strict: false });
  const about = supportAbout(asked['about']);
  const begun =
    about === null
      ? { message: '' }
      : { topic: SUPPORT_ABOUT[about], message: t(`site-dashboard.support.about.${about}`) };
  const again = () => {
    setOperationId(newOperationId());
    setSent(null);
  };
  if (sent !== null) {
    return (
      <Banner
        tone="success"
        live
        actions={
          // The button that was pressed is gone with its form.
          <Button ref={(button) => button?.focus()} variant="outline" size="sm" onClick={again}>
            {t('site-dashboard.support.again')}
          </Button>
        }
      >
        {sent}
      </Banner>
    );
  }
  return (
    <Card>
      <ContractForm
        endpoint={askSupport}
        initial={{ ...begun, doing, operation_id: operationId }}
        onDone={({ notification }) => setSent(say(notification))}
        submitLabel={t('site-dashboard.support.send')}
      >
        <SelectField
          name="topic"
          label={t('site-dashboard.support.topic')}
          options={SUPPORT_TOPICS.map((value) => ({
            value,
            label: t(`site-dashboard.support.topics.${value}`),
          }))}
        />
        <TextareaField
          name="message"
          label={t('site-dashboard.support.message')}
          hint={t('site-dashboard.support.message-hint')}
          rows={8}
          maxLength={SUPPORT_MESSAGE_MAX}
        />
        <DoingField doing={doing} />
        <p>{t('site-dashboard.support.answer', { email: username })}</p>
      </ContractForm>
    </Card>
  );
}
