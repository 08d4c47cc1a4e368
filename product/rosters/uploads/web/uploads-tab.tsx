import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { FileUp, Network } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '#product/accounts/web/session/session.ts';
import type { MenuEntry } from '#ui/layers/menu.tsx';
import { Segments } from '#ui/navigation/segments.tsx';
import { ButtonLink } from '#ui/parts/button.tsx';
import { TablePage } from '#ui/table/table-page.tsx';
import { UntilVerified } from '../../web/limits/until-verified.tsx';
import { staffUploadsTable, uploadsTable } from '../contract.ts';
import { staffDistrictUploadsTable } from '../district-contract.ts';
import { useUploadScope } from './scope.ts';
import styles from './uploads.module.css';
import { useMyDistricts } from './use-district-upload.ts';

/** For the students' screen, and the staff's screen of schools. */
export function uploadsTab(t: TFunction) {
  return {
    id: 'uploads',
    label: t('rosters-uploads.tab'),
    content: <Uploads />,
    stateKey: uploadsTable.name,
  };
}

export function staffUploadsTab(t: TFunction) {
  return {
    id: 'uploads',
    label: t('rosters-uploads.tab'),
    content: <Uploads />,
    stateKey: staffUploadsTable.name,
  };
}

function Uploads() {
  const { t } = useTranslation();
  const [shown, setShown] = useState<'school' | 'district'>('school');
  const mayForDistricts = useMayForDistricts();
  return (
    <div className={styles.stack}>
      {mayForDistricts && (
        <Segments
          label={t('rosters-uploads.district.show')}
          options={(['school', 'district'] as const).map((value) => ({
            value,
            label: t(`rosters-uploads.district.by-${value}`),
          }))}
          value={shown}
          onChange={setShown}
        />
      )}
      {mayForDistricts && shown === 'district' ? <DistrictUploads /> : <SchoolUploads />}
    </div>
  );
}

function SchoolUploads() {
  const { t } = useTranslation();
  const { table, base } = useUploadScope();
  const isStaff = table === staffUploadsTable;
  return (
    <TablePage
      table={table}
      toolbar={isStaff ? undefined : <UploadButtons />}
      cells={{ file_name: ({ id, file_name: name }) => <Link to={`${base}/${id}`}>{name}</Link> }}
      describeRow={({ file_name: name }) => name ?? ''}
      empty={{
        title: t('rosters-uploads.empty.title'),
        text: isStaff ? t('rosters-uploads.empty.text-staff') : t('rosters-uploads.empty.text'),
        actions: isStaff ? undefined : <UploadButton />,
      }}
    />
  );
}

/** Rosters of whole districts: where they are gone on with, whenever they were left. */
function DistrictUploads() {
  const { t } = useTranslation();
  const { table, base } = useUploadScope().district;
  const isStaff = table === staffDistrictUploadsTable;
  return (
    <TablePage
      table={table}
      label={t('rosters-uploads.district.by-district')}
      toolbar={isStaff ? undefined : <DistrictUploadButton />}
      cells={{ file_name: ({ id, file_name: name }) => <Link to={`${base}/${id}`}>{name}</Link> }}
      describeRow={({ file_name: name }) => name ?? ''}
      empty={{
        title: t('rosters-uploads.district.empty.title'),
        text: isStaff
          ? t('rosters-uploads.district.empty.text-staff')
          : t('rosters-uploads.district.empty.text'),
        actions: isStaff ? undefined : <DistrictUploadButton />,
      }}
    />
  );
}

/** Staff for any district, and who administers one. */
function useMayForDistricts(): boolean {
  const { scope, verified, is_group_admin: isAdmin } = useUser();
  const { data: districts } = useMyDistricts(verified && isAdmin);
  return scope === 'uber' || (districts?.data.length ?? 0) > 0;
}

function UploadButtons() {
  return (
    <>
      <UploadButton />
      {useMayForDistricts() && <DistrictUploadButton />}
    </>
  );
}

function DistrictUploadButton() {
  const { t } = useTranslation();
  const { base } = useUploadScope().district;
  return (
    <ButtonLink variant="light" icon={<Network />} to={`${base}/new`}>
      {t('rosters-uploads.district.upload')}
    </ButtonLink>
  );
}

export function UploadButton() {
  const { t } = useTranslation();
  if (!useUser().verified)
    return <UntilVerified variant="light" label={t('rosters-uploads.upload')} icon={<FileUp />} />;
  return (
    <ButtonLink variant="light" icon={<FileUp />} to="/educator/students/uploads/new">
      {t('rosters-uploads.upload')}
    </ButtonLink>
  );
}

/** For the staff's list of schools. */
export function uploadEntries(t: TFunction, { id }: { id: number }): MenuEntry[] {
  return [
    {
      id: 'upload',
      label: t('rosters-uploads.menu'),
      icon: <FileUp />,
      to: `/uber/schools/uploads/new/${id}`,
    },
  ];
}

/** For the staff's list of districts. */
export function districtUploadEntries(t: TFunction, { id }: { id: number }): MenuEntry[] {
  return [
    {
      id: 'upload',
      label: t('rosters-uploads.district.menu'),
      icon: <FileUp />,
      to: `/uber/schools/uploads/district/new/${id}`,
    },
  ];
}
