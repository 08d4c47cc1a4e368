import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/api.ts';
import { useUser } from '#product/accounts/web/session/session.ts';
import { SelectField } from '#ui/fields/choice-fields.tsx';
import { ContractForm } from '#ui/forms/form.tsx';
import { Page } from '#ui/navigation/page.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { ButtonLink } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { ChosenFile } from '../chosen-file.tsx';
import { useUploadScope } from '../scope.ts';
import styles from '../uploads.module.css';
import { useMyDistricts } from '../use-district-upload.ts';
import { DistrictSteps } from './district-steps.tsx';

const ENDINGS = ['.zip'] as const;

/** The first step for a whole district: its zip, and where there are several, which district. */
export function NewDistrictUploadScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isStaff = useUser().scope === 'uber';
  const { district: scope, list, listSearch } = useUploadScope();
  const { district }: { district?: string } = useParams({ strict: false });
  const [file, setFile] = useState<File | null>(null);
  const mine = useMyDistricts(!isStaff).data?.data;
  const isNobodys = mine !== undefined && mine.length === 0;
  return (
    <Page
      title={t('rosters-uploads.district.new.title')}
      lead={t('rosters-uploads.district.new.lead')}
      width="narrow"
    >
      <DistrictSteps status={null} />
      <div className={styles.stack}>
        {isNobodys ? (
          <Banner tone="warning">{t('rosters-uploads.district.none')}</Banner>
        ) : (
          <Card>
            <ContractForm
              endpoint={scope.calls.create}
              initial={district === undefined ? {} : { district_id: district }}
              submitLabel={t('rosters-uploads.new.submit')}
              send={(values, how) => call(scope.calls.create, values, file === null ? how : { ...how, file })}
              onDone={async ({ data }) => {
                await navigate({ to: `${scope.base}/${data.id}` });
              }}
              actions={
                <ButtonLink variant="subtle" to={list} search={listSearch}>
                  {t('ui.cancel')}
                </ButtonLink>
              }
            >
              <ChosenFile
                hint={t('rosters-uploads.district.new.file-hint')}
                accept={ENDINGS}
                file={file}
                onPick={setFile}
              />
              {mine !== undefined && mine.length > 1 && (
                <SelectField
                  name="district_id"
                  label={t('rosters-uploads.district.new.district')}
                  options={mine.map(({ id, name }) => ({ value: String(id), label: name }))}
                />
              )}
            </ContractForm>
          </Card>
        )}
        <Card title={t('rosters-uploads.district.new.how-title')} quiet>
          <p>{t('rosters-uploads.district.new.how')}</p>
        </Card>
      </div>
    </Page>
  );
}
