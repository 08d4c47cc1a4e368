import { useNavigate, useParams } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/api.ts';
import { save } from '#platform/web/files/save.ts';
import { runsGroup } from '#product/accounts/rules/people/traits.ts';
import { useSession, useUser } from '#product/accounts/web/session/session.ts';
import { findEducators } from '#product/schools/contract.ts';
import { FoundField } from '#ui/fields/found-field.tsx';
import { ContractForm } from '#ui/forms/form.tsx';
import { Page } from '#ui/navigation/page.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button, ButtonLink } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { SIMPLE_FORM_ROWS } from '../../rules/limits.ts';
import { UPLOAD_COLUMNS } from '../rules/columns.ts';
import { FREE_UPLOAD_ROWS, UPLOAD_MAX_ROWS } from '../rules/limits.ts';
import { AskSupport } from './ask-support.tsx';
import { ChosenFile } from './chosen-file.tsx';
import { useUploadScope } from './scope.ts';
import { Steps } from './steps.tsx';
import styles from './uploads.module.css';

const ENDINGS = ['.csv', '.txt', '.tsv', '.xlsx', '.zip'] as const;

/** The first step: a file, and for those who look after others, whose students they will be. */
export function NewUploadScreen() {
  const { t } = useTranslation();
  const user = useUser();
  const navigate = useNavigate();
  const { calls, base, list } = useUploadScope();
  const [file, setFile] = useState<File | null>(null);
  const { school }: { school?: string } = useParams({ strict: false });
  const isStaff = user.scope === 'uber';
  const isLimited = useSession(({ ecommerce }) => !isStaff && ecommerce?.is_active_customer === false);
  const mayChoose = isStaff || runsGroup(user);
  return (
    <Page title={t('rosters-uploads.new.title')} lead={t('rosters-uploads.new.lead')} width="narrow">
      <Steps status={null} />
      <div className={styles.stack}>
        {isLimited && (
          <Banner
            title={t('rosters-uploads.new.limited-title', { count: FREE_UPLOAD_ROWS })}
            actions={<AskSupport />}
          >
            {t('rosters-uploads.new.limited', { count: SIMPLE_FORM_ROWS })}
          </Banner>
        )}
        <Card>
          <ContractForm
            endpoint={calls.create}
            initial={school === undefined ? {} : { school_id: school }}
            submitLabel={t('rosters-uploads.new.submit')}
            send={(values, how) => call(calls.create, values, file === null ? how : { ...how, file })}
            onDone={async ({ data }) => {
              await navigate({ to: `${base}/${data.id}` });
            }}
            actions={
              <ButtonLink variant="subtle" to={list}>
                {t('ui.cancel')}
              </ButtonLink>
            }
          >
            <ChosenFile
              hint={t('rosters-uploads.new.file-hint', {
                number: isLimited ? FREE_UPLOAD_ROWS : UPLOAD_MAX_ROWS,
              })}
              accept={ENDINGS}
              file={file}
              onPick={setFile}
            />
            {mayChoose && (
              <FoundField
                name="educator_id"
                label={t('rosters-uploads.new.educator')}
                hint={
                  isStaff
                    ? t('rosters-uploads.new.educator-hint-staff')
                    : t('rosters-uploads.new.educator-hint')
                }
                find={findEducators}
                school={school === undefined ? undefined : Number(school)}
                required={isStaff}
              />
            )}
          </ContractForm>
        </Card>
        <Card title={t('rosters-uploads.template.title')} quiet>
          <p>{t('rosters-uploads.template.text')}</p>
          <Button variant="light" icon={<Download />} onClick={saveTemplate}>
            {t('rosters-uploads.template.download')}
          </Button>
        </Card>
      </div>
    </Page>
  );
}

function saveTemplate(): void {
  save(new Blob([`\uFEFF${UPLOAD_COLUMNS.join(',')}\r\n`], { type: 'text/csv' }), 'students-template.csv');
}
