/**
 * `npm run bench:play`: what children notice. One line a figure, `name value target ok|short`. With names behind it
 * (`ingest`, `scale`, `browser`) only those.
 */
import { allMet, machineLoad } from '../report.ts';
import { benchBrowser } from './browser.ts';
import { benchIngest } from './ingest.ts';
import { benchScale } from './scale.ts';

const only = process.argv.slice(2);
const wanted = (name: string): boolean => only.length === 0 || only.includes(name);

machineLoad();
if (wanted('ingest')) await benchIngest();
if (wanted('scale')) await benchScale();
if (wanted('browser')) await benchBrowser();
machineLoad();
process.exit(allMet() ? 0 : 1);
