import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '#brands/brand.ts';
import { inkOf } from '#platform/contract/texts/prose.ts';
import { cueFaults, FILM_SHOTS } from '#product/lessons/rules/film/film.ts';
import { atHome } from '#product/site/rules/shell/home-words.ts';
import { root } from '../build-stamp.ts';
import { activityTitle, sceneText, type Texts, textAt, wordsIn, wordsOfLesson } from '../pictures/words.ts';
import { captionFiles, captions, FILM_FOLDER, filmTexts, READERS } from './captions.ts';

const read = (name: string): Buffer => readFileSync(path.join(FILM_FOLDER, name));

/** Every text of the screens, as that reader sees it. */
function labelsOf(locale: Locale, reader: (typeof READERS)[number]): Set<string> {
  const found = new Set<string>();
  const gather = (value: unknown): void => {
    if (typeof value === 'string') found.add(value);
    else for (const inner of Object.values(value ?? {})) gather(inner);
  };
  for (const file of globSync(`locales/${locale}/*.json`, { cwd: root })) {
    const texts: Texts = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
    gather(reader === 'home' ? atHome(locale, path.basename(file, '.json'), texts) : texts);
  }
  return found;
}

const editions = LOCALES.flatMap((locale) => READERS.map((reader) => [locale, reader] as const));

describe('what the film says', () => {
  test.each(editions)('in %s for %s can be read in its time', (locale, reader) => {
    expect(captions(locale, reader)).toHaveLength(FILM_SHOTS.length);
    expect(cueFaults(captions(locale, reader), locale)).toEqual([]);
  });

  test.each(editions)('in %s for %s names what is on the screens', (locale, reader) => {
    const labels = labelsOf(locale, reader);
    const texts = filmTexts(locale, reader);
    const bold = FILM_SHOTS.flatMap(({ id }) => inkOf(textAt(texts, `shots.${id}.told`)))
      .filter(({ isBold }) => isBold)
      .map(({ text }) => text);
    expect(bold.length).toBeGreaterThan(8);
    expect(bold.filter((label) => !labels.has(label))).toEqual([]);
  });

  test.each([
    ['en', /\b(class|students?|roster|teachers?)\b/i],
    ['zh-TW', /學生|全班|班級|老師/],
  ] as const)('at home there is no class and no teacher, in %s either', (locale, words) => {
    const texts = filmTexts(locale, 'home');
    for (const { id } of FILM_SHOTS) {
      expect(textAt(texts, `shots.${id}.caption`)).not.toMatch(words);
      expect(textAt(texts, `shots.${id}.told`)).not.toMatch(words);
    }
  });

  test('its captions are as they were last written', () => {
    for (const { name, text } of captionFiles())
      expect(read(name).toString(), 'npm run film captions').toBe(text);
  });
});

describe('what a shot looks for', () => {
  test.each(LOCALES)('is found by its words in %s, and what is gone fails', (locale) => {
    expect(wordsIn(locale)('rosters.student.add.title')).not.toBe('');
    expect(() => wordsIn(locale)('rosters.student.add.gone')).toThrow(/no text student.add.gone/);
    expect(activityTitle('flower-and-candle', locale)).not.toBe('');
    expect(() => activityTitle('gone', locale)).toThrow(/no gone/);
    expect(wordsOfLesson('e-er-1', locale).studentPage).not.toBe('');
    expect(sceneText('academy/academy-er-1', 'Blow it out, like hot soup.', locale)).not.toBe('');
    expect(() => sceneText('academy/academy-er-1', 'Fly away.', locale)).toThrow(/does not say/);
  });
});

describe.each(LOCALES)('the film in %s', (locale) => {
  const mp4 = (): Buffer => read(`film.${locale}.mp4`);

  test('is small enough for a slow line', () => {
    for (const kind of ['webm', 'mp4']) expect(read(`film.${locale}.${kind}`).length).toBeLessThan(6_000_000);
    expect(read(`poster.${locale}.webp`).length).toBeLessThan(80_000);
  });

  test('takes as long as its captions, and can begin before it is all there', () => {
    const film = mp4();
    const header = film.indexOf('mvhd');
    expect(header).toBeGreaterThan(0);
    expect(header).toBeLessThan(film.indexOf('mdat'));
    // Version 0: flags, two moments, then units a second and how many of them there are.
    const seconds = film.readUInt32BE(header + 20) / film.readUInt32BE(header + 16);
    expect(seconds).toBeCloseTo(captions(locale, 'school').at(-1)?.to ?? 0, 0);
  });

  test('has a still of every shot', () => {
    for (const { id } of FILM_SHOTS)
      expect(read(`stills/${id}.${locale}.webp`).subarray(8, 12).toString()).toBe('WEBP');
  });
});
