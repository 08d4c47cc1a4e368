import i18next from 'i18next';
import { call } from '#platform/web/api.ts';
import { getPlay } from '../../contract.ts';
import { filesOf } from '../shared/scene-files.ts';
import { studentQueue } from './student-source.ts';

/**
 * On the way to play: what an earlier visit could not send goes now, and the files of the scene that comes next are
 * named, for the browser to have them when the child asks.
 */
export async function prepareNextScene(signal: AbortSignal): Promise<string[]> {
  await studentQueue();
  const { data } = await call(getPlay, {}, { signal, quiet: true });
  const next = data.stops.find(({ status }) => status === 'next');
  return next === undefined ? [] : filesOf(next, i18next.language);
}
