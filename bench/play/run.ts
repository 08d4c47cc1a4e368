/**
 * `npm run bench:play`: what children notice. One line a figure, `name value target ok|short`.
 */
import { allMet, machineLoad } from '../report.ts';
import { benchIngest } from './ingest.ts';

machineLoad();
await benchIngest();
process.exit(allMet() ? 0 : 1);
