import { chromium } from '@playwright/test';
import path from 'node:path';
import { FILM_SHOTS, MELT_SECONDS } from '#product/lessons/rules/film/film.ts';
import { root } from '../build-stamp.ts';
import { CHROMIUM } from '../chromium.ts';
import { DASHBOARD, STUDENT, openAs, signInAll, withReport } from '../pictures/demo.ts';
import { Camera } from './camera.ts';
import { SHOTS } from './shots.ts';
import { wordsIn } from './words.ts';

const only = process.argv.slice(2);
const browser = await chromium.launch(CHROMIUM);
const people = await signInAll();
const student = await withReport(people);
for (const locale of (process.env['LANGS'] ?? 'en').split(',') as ('en' | 'zh-TW')[]) {
  const say = wordsIn(locale);
  for (const { id, seconds } of FILM_SHOTS.filter((s) => only.length === 0 || only.includes(s.id))) {
    const began = performance.now();
    const shot = SHOTS[id];
    const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, deviceScaleFactor: 1.5, locale });
    const page = await context.newPage();
    await page.clock.install();
    const camera = await Camera.open(page, path.join(root, '.cache/film', locale, id));
    if (shot.who) await openAs(page, shot.who, people, locale);
    await page.goto(`${shot.who === 'student' ? STUDENT : DASHBOARD}${shot.at.replace('{student}', String(student))}`);
    const text = shot.sees(say, locale);
    if (text) await page.getByText(text).first().waitFor({ timeout: 15000 });
    else await page.waitForTimeout(2500);
    await camera.freeze();
    try { await shot.before?.({ camera, page, say, locale }); await shot.film({ camera, page, say, locale }); console.log(id, camera.seconds, 'of', seconds + MELT_SECONDS, ((performance.now() - began) / 1000).toFixed(1)); } catch (e) { console.log(id, String(e), camera.seconds); await page.screenshot({path:`/tmp/scout/fail-${id}.png`}); }
    await context.close();
  }
}
await browser.close();
