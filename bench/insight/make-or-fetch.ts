/** Makes the one download of a database, as a worker does, or fetches it, as a server does, and says what that took. */
import { readLessons } from '#apps/running/lessons.ts';
import { readScenes } from '#apps/running/scenes.ts';
import { sayFor } from '#apps/running/words.ts';
import { type Db, openDatabase } from '#platform/server/database/database.ts';
import { openFiles } from '#platform/server/files/files.ts';
import { lessonFinder } from '#product/lessons/rules/fitting/one-lesson.ts';
import { openCatalog } from '#product/play/server/content.ts';
import { storyTeller } from '#product/play/server/story-words.ts';
import { fileOf, languageFor } from '#product/reports/server/downloads/draw.ts';
import { keptPages } from '#product/reports/server/downloads/kept-pages.ts';
import { makeReports } from '#product/reports/server/downloads/make.ts';
import { keptReports } from '#product/reports/server/downloads/store.ts';
import { quoteFinder } from '#product/reports/server/find-quotes.ts';

const [what, connection = '{}', key = ''] = process.argv.slice(2);
const { db, close } = openDatabase({ ...JSON.parse(connection), max: 2 });
const files = openFiles(Buffer.from(key, 'base64url'), null);

const begun = performance.now();
const bytes = what === 'make' ? await make() : await fetchAll(db);
const seconds = (performance.now() - begun) / 1000;
await close();
console.log(JSON.stringify({ seconds, bytes, peak: process.resourceUsage().maxRSS / 1024 }));

async function make(): Promise<number> {
  const scenes = readScenes();
  const quotes = quoteFinder(openCatalog(scenes), storyTeller(scenes));
  const lessonFor = lessonFinder(readLessons());
  const ports = { entries: scenes.entries, quotes, lessonFor, sayFor, files, clock: () => new Date() };
  await makeReports(db, ports, 1);
  return 0;
}

async function fetchAll(from: Db): Promise<number> {
  const [download] = await keptReports.find(from, 1);
  if (download?.state !== 'ready') throw new Error('the reports were not made');
  const pages = keptPages(from, files, 1, await keptReports.findParts(from, 1, 'made'));
  const say = sayFor('kindred', languageFor(download));
  let size = 0;
  const file = fileOf(pages, { making: download, format: 'pdf', say, date: new Date(0) });
  for await (const piece of file) size += piece.length;
  return size;
}
