/** `npm run sizing [students …]`: what so many students need, by the figures of `model.ts`. */
import { FIGURES, needOf, SIZES, studentsOfOnePrimary, tableOf } from './model.ts';

const asked = process.argv.slice(2).map(Number);
if (asked.some((students) => !Number.isInteger(students) || students < 1)) {
  console.error('Say how many students, in whole numbers: npm run sizing -- 250000');
  process.exit(1);
}
console.log(tableOf((asked.length === 0 ? SIZES : asked).map((students) => needOf(students))));
const most = (Math.floor(studentsOfOnePrimary() / 100_000) * 100_000).toLocaleString('en-US');
console.log(`\nOne primary goes to about ${most} students; then come cells. By these figures:`);
for (const [name, value] of Object.entries(FIGURES)) console.log(`  ${name} ${value}`);
