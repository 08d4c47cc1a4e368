import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { FileUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useUser } from '#product/accounts/web/session.ts';
import { ButtonLink } from '#ui/button.tsx';
import type { MenuEntry } from '#ui/menu.tsx';
import { TablePage } from '#ui/table/table-page.tsx';
import { uberUploadsTable, uploadsTable } from '../../uploads-contract.ts';
import { UntilVerified } from '../until-verified.tsx';
import { useUploadScope } from './scope.ts';

/** Section 2, table tab "bulk uploads": for the students' screen, and the staff's screen of schools. */
export function uploadsTab(t: TFunction) {
  return { id: 'uploads', label: t('uploads.tab'), content: <Uploads />, stateKey: uploadsTable.name };
}

export function staffUploadsTab(t: TFunction) {
  return { id: 'uploads', label: t('uploads.tab'), content: <Uploads />, stateKey: uberUploadsTable.name };
}

function Uploads() {
  const { t } = useTranslation();
  const { table, base } = useUploadScope();
  const isStaff = table === uberUploadsTable;
  return (
    <TablePage
      table={table}
      toolbar={isStaff ? undefined : <UploadButton />}
      cells={{ file_name: ({ id, file_name: name }) => <Link to={`${base}/${id}`}>{name}</Link> }}
      describeRow={({ file_name: name }) => name ?? ''}
      empty={{
        title: t('uploads.empty.title'),
        text: isStaff ? t('uploads.empty.text-staff') : t('uploads.empty.text'),
        actions: isStaff ? undefined : <UploadButton />,
      }}
    />
  );
}

export function UploadButton() {
  const { t } = useTranslation();
  if (!useUser().verified)
    return <UntilVerified variant="light" label={t('uploads.upload')} icon={<FileUp />} />;
  return (
    <ButtonLink variant="light" icon={<FileUp />} to="/educator/students/uploads/new">
      {t('uploads.upload')}
    </ButtonLink>
  );
}

/** For the staff's list of schools. */
export function uploadEntries(t: TFunction, { id }: { id: number }): MenuEntry[] {
  return [
    { id: 'upload', label: t('uploads.menu'), icon: <FileUp />, to: `/uber/schools/uploads/new/${id}` },
  ];
}
