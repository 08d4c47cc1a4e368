/**
 * Whether a row of `lesson_plans` is still to be done. A lesson that was taught is done for the week it was taught in and
 * those before; one that was taught early, after it was planned, is done for the next week that it stands in.
 */
export function isOpenPlan(plan: string): string {
  const same = (row: string): string =>
    `${row}.account_id = ${plan}.account_id and ${row}.lesson_id = ${plan}.lesson_id`;
  return `not exists (
      select from lessons_taught done where ${same('done')} and (
        done.on_day >= ${plan}.week
        or done.at >= ${plan}.at and done.on_day >= ${plan}.at::date - 1 and not exists (
          select from lesson_plans sooner where ${same('sooner')}
            and sooner.week < ${plan}.week and sooner.week > done.on_day - 7)))`;
}
