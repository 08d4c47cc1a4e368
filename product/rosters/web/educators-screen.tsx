import { GroupEducatorsScreen } from '#product/accounts/web/people/group-educators-screen.tsx';
import { transferAllEntries } from './transfer-all.tsx';

/** The educators of a group, with what accounts cannot know: how their students go to somebody else. */
export function EducatorsScreen() {
  return <GroupEducatorsScreen more={transferAllEntries} />;
}
