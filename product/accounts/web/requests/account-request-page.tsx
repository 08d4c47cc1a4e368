import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notification } from '#platform/contract/message.ts';
import { pageConfig } from '#platform/web/page.ts';
import { Page } from '#ui/navigation/page.tsx';
import { ButtonLink } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import type { RequestRole } from '../../rules/people/account-request.ts';
import styles from '../account-page.module.css';
import { AccountRequestForm } from './account-request-form.tsx';
import { AccountRequestReply } from './account-request-reply.tsx';
import { RoleCards } from './role-cards.tsx';

export function AccountRequestPage() {
  const { t } = useTranslation();
  const [role, setRole] = useState<RequestRole | null>(null);
  const [reply, setReply] = useState<Notification | null>(null);
  return (
    <Page
      title={t('accounts.request.title')}
      lead={reply === null ? t('accounts.request.intro') : undefined}
      width="narrow"
    >
      {/* Hidden, not gone: who wants to send it again finds everything as it was. */}
      <div className={styles.stack} hidden={reply !== null}>
        <RoleCards role={role} onChoose={setRole} />
        {role === 'student' && <AskATeacher />}
        {role !== null && (
          <div hidden={role === 'student'}>
            <AccountRequestForm role={role} onReply={setReply} />
          </div>
        )}
      </div>
      {reply !== null && <AccountRequestReply reply={reply} onAgain={() => setReply(null)} />}
    </Page>
  );
}

/** A student's request leads nowhere, so there is none to fill in. */
function AskATeacher() {
  const { t } = useTranslation();
  return (
    <Card
      title={t('accounts.request.student-title')}
      actions={<ButtonLink href={pageConfig().studentUrl}>{t('accounts.request.student-login')}</ButtonLink>}
    >
      <p>{t('accounts.request.student-text')}</p>
    </Card>
  );
}
