import { GroupDataScreen } from '#product/group-data/web/group-data-screen.tsx';
import { SmallGroupScreen } from '#product/group-data/web/small-groups/small-group-screen.tsx';
import { FittingLine } from '#product/lessons/web/fitting/fitting-line.tsx';
import { GroupLessons } from '#product/lessons/web/fitting/group-lessons.tsx';

/** What play says of a class, with a lesson beside each small group. */
export function GroupDataPage() {
  return <GroupDataScreen lesson={(needs) => <FittingLine needs={needs} isBeside />} />;
}

/** One small group, with what it has done and could do next. */
export function SmallGroupPage() {
  return <SmallGroupScreen lessons={(id, isOver) => <GroupLessons id={id} isOver={isOver} />} />;
}
