/**
 * `npm run film`: films the demo in both languages, shot after shot, and writes the film, its poster, its stills and its
 * captions to `product/lessons/film`. Names of shots film these alone and take the others as they were filmed last, a
 * language (`zh-TW`) that one alone;
 * `encode` none at all;
 * `captions` writes those only. A screen or label that is not there any more fails.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { LOCALES, type Locale } from '#brands/brand.ts';
import { FILM_SHOTS, type FilmShot, MELT_SECONDS } from '#product/lessons/rules/film/film.ts';
import { buildApart } from '../build-apart.ts';
import { root } from '../build-stamp.ts';
import { CHROMIUM } from '../chromium.ts';
import {
  DASHBOARD,
  openAs,
  type People,
  STUDENT,
  signInAll,
  withDemo,
  withReport,
} from '../pictures/demo.ts';
import { PATIENCE_MS } from '../pictures/rest.ts';
import { wordsIn } from '../pictures/words.ts';
import { Camera } from './camera.ts';
import { captionFiles, FILM_FOLDER } from './captions.ts';
import { encode, needFfmpeg, writeStills } from './encode.ts';
import { showPhones, takePhone } from './phones.ts';
import { SHOTS } from './shots.ts';

const SCREEN = { width: 1280, height: 720 };
const CLOSED_FILM = JSON.stringify({ flags: { 'video-overview-collapsed': true } });

const framesOf = (locale: Locale, shot: FilmShot): string => path.join(root, '.cache/film', locale, shot);

/** A shot is on until the next one has come over it. */
const lengthOf = (at: number): number =>
  (FILM_SHOTS[at]?.seconds ?? 0) + (at === FILM_SHOTS.length - 1 ? 0 : MELT_SECONDS);

type Takes = { browser: Browser; people: People; student: number; locale: Locale };

async function film(
  { browser, people, student, locale }: Takes,
  id: FilmShot,
  seconds: number,
): Promise<void> {
  const { who, at, sees, before, film: act } = SHOTS[id];
  const say = wordsIn(locale);
  const context = await browser.newContext({ viewport: SCREEN, deviceScaleFactor: 1.5, locale });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  try {
    // The page of guides shows the film itself: here it is folded away.
    await page.addInitScript((ui) => localStorage.setItem('ui', ui), CLOSED_FILM);
    await page.clock.install();
    const camera = await Camera.open(page, framesOf(locale, id));
    if (who !== null) await openAs(page, who, people, locale);
    if (at !== null) {
      await page.goto(
        `${who === 'student' ? STUDENT : DASHBOARD}${at.replace('{student}', String(student))}`,
      );
      await page.getByText(sees(say, locale)).first().waitFor({ timeout: PATIENCE_MS });
    }
    const onPhones = async (address: string, key: string): Promise<void> => {
      const both = [locale, ...LOCALES.filter((other) => other !== locale)];
      const pictures: Buffer[] = [];
      for (const own of both)
        pictures.push(
          await takePhone(browser, people, { locale: own, at: address, sees: wordsIn(own)(key) }),
        );
      await showPhones(page, pictures);
    };
    const filmed = { camera, page, say, locale, onPhones };
    await camera.freeze();
    await before?.(filmed);
    await act(filmed);
    await camera.until(seconds);
  } catch (error) {
    await page.screenshot({ path: path.join(root, `.cache/missed-${id}.${locale}.png`) });
    throw new Error(`the shot ${id} in ${locale} was not taken`, { cause: error });
  } finally {
    await context.close();
  }
}

/** Each language has a demo of its own: what one film adds is not in the other. */
async function filmIn(browser: Browser, locale: Locale, only: readonly string[]): Promise<void> {
  await withDemo(`film-${locale}`, async () => {
    const people = await signInAll();
    const student = await withReport(people);
    for (const [at, { id }] of FILM_SHOTS.entries()) {
      if (only.length > 0 && !only.includes(id)) continue;
      await film({ browser, people, student, locale }, id, lengthOf(at));
      console.log(`${id}.${locale}`);
    }
  });
}

/** All is written at the end: until then the demo is as it was built. */
async function filmAll(asked: readonly string[]): Promise<void> {
  await buildApart(new AbortController().signal);
  const browser = await chromium.launch(CHROMIUM);
  const named = LOCALES.filter((locale) => asked.includes(locale));
  const locales = named.length === 0 ? LOCALES : named;
  const shots = asked.filter((one) => !locales.some((locale) => locale === one));
  try {
    if (!asked.includes('encode')) for (const locale of locales) await filmIn(browser, locale, shots);
    const canvas = await browser.newPage();
    for (const locale of locales) {
      const taken = FILM_SHOTS.map(({ id, seconds }) => ({ id, seconds, frames: framesOf(locale, id) }));
      await writeStills(canvas, locale, taken);
      await encode(locale, taken);
    }
  } finally {
    await browser.close();
  }
}

const asked = process.argv.slice(2);
if (!asked.includes('captions')) {
  needFfmpeg();
  await filmAll(asked);
}
await mkdir(FILM_FOLDER, { recursive: true });
for (const { name, text } of captionFiles()) await writeFile(path.join(FILM_FOLDER, name), text);
