/**
 * Properties are tried on the same cases in every run, so that a change is what makes one fail, and not the hour.
 * `npm run proof:unit` looks for new ones.
 */
import fc from 'fast-check';

const SEED = 20_261_117;

if (process.env['PROOF'] === undefined) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: SEED });
