import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#ui/parts/button.tsx';
import { DeletionBanner } from './deletion-banner.tsx';
import { useDeletion } from './use-deletion.ts';

type NoticeProps = { id: number; name: string; of: 'educator' | 'parent' };

/** At the top of a child's page: that its data is to be deleted, and the way to where that is taken back. */
export function DeletionNotice({ id, name, of }: NoticeProps) {
  const { t } = useTranslation();
  const standing = useDeletion(of, id).data?.data;
  const open = standing?.open ?? null;
  if (open === null) return null;
  const way = (
    <ButtonLink to={`/${of}/students/${id}/data`} size="sm" variant="outline">
      {t(standing?.may_decide === true ? 'child-data.deletion.decide' : 'child-data.deletion.look')}
    </ButtonLink>
  );
  return <DeletionBanner open={open} name={name} actions={way} />;
}
