import { useTranslation } from 'react-i18next';
import type { DistrictUploadState } from '../../district-contract.ts';
import { StepList } from '../steps.tsx';

/** File, schools, preview, result. */
export function DistrictSteps({
  status,
  started = 0,
}: {
  status: DistrictUploadState['status'] | null;
  started?: number;
}) {
  const { t } = useTranslation();
  const names = [
    t('rosters-uploads.steps.file'),
    t('rosters-uploads.district.steps.schools'),
    t('rosters-uploads.steps.preview'),
    t('rosters-uploads.steps.result'),
  ];
  return <StepList names={names} current={placeOf(status, started)} />;
}

function placeOf(status: DistrictUploadState['status'] | null, started: number): number {
  if (status === 'linking') return 1;
  if (status === 'splitting') return 2;
  if (status === 'split') return started > 0 ? 3 : 2;
  return status === 'confirming' ? 3 : 0;
}
