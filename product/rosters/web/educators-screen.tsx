import type { ComponentProps } from 'react';
import { GroupEducatorsScreen } from '#product/accounts/web/people/group-educators-screen.tsx';
import { type AfterTransfer, transferAllEntries } from './transfer-all.tsx';

type Further = Pick<ComponentProps<typeof GroupEducatorsScreen>, 'further' | 'actions'> & {
  afterTransfer?: AfterTransfer;
};

/** The educators of a group, with what accounts cannot know: how their students go to somebody else. */
export function EducatorsScreen({ afterTransfer, ...props }: Further) {
  return (
    <GroupEducatorsScreen more={(t, educator) => transferAllEntries(t, educator, afterTransfer)} {...props} />
  );
}
