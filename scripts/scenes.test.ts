import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { tellCompiled } from '#product/play/rules/story/compiled-scene.ts';
import { openScene } from '#product/play/rules/story/scene.ts';
import { checkScene, LESSON, LESSON_IN_CHINESE } from '../product/play/rules/testing/sample-scenes.ts';
import { proveScene, readScene, sceneFiles, writeScenes } from './scenes.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'scenes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function put(name: string, content: string): string {
  const file = path.join(folder, 'from', name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  return file;
}

test('writes each scene and translation under the name of its content, and lists them', async () => {
  put('academy/academy-ic-9.ink', LESSON);
  put('academy/academy-ic-9.zh-TW.json', JSON.stringify(LESSON_IN_CHINESE));
  put('hoh/hoh-check-a-ic.ink', checkScene(6, 2));
  const to = path.join(folder, 'to');
  const places = { folder: to, manifest: path.join(folder, 'manifest.json') };
  const manifest = await writeScenes(places, path.join(folder, 'from'));
  expect(JSON.parse(readFileSync(places.manifest, 'utf8'))).toEqual(manifest);
  const [lesson, check] = manifest.entries;
  expect(lesson).toMatchObject({
    id: 'academy-ic-9',
    title: 'A Loud Drum',
    program: 'academy',
    kind: 'lesson',
    skill: 'ic',
    form: null,
    keepsakes: ['soft-drum'],
    texts: { 'zh-TW': { title: '好大聲的鼓' } },
  });
  expect(check).toMatchObject({ id: 'hoh-check-a-ic', form: 'a', texts: {} });
  expect(manifest.outlines[`academy-ic-9@${lesson?.version}`]?.asks['drum']?.['tap-it-once']).toEqual({
    evidence: { ic: 1 },
    next: ['hush'],
  });
  // How much there is to read, in every language the scene is told in.
  const { en, 'zh-TW': chinese } = manifest.readings[`academy-ic-9@${lesson?.version}`] ?? {};
  expect([en?.asks['hush']?.asked, chinese?.asks['hush']?.asked]).toEqual([5, 6]);
  expect(Object.keys(manifest.readings[`hoh-check-a-ic@${check?.version}`] ?? {})).toEqual(['en']);
  const read = (file: string | undefined) => JSON.parse(readFileSync(path.join(to, file ?? ''), 'utf8'));
  expect(readFileSync(path.join(to, lesson?.file ?? '')).length).toBe(lesson?.bytes);
  const scene = openScene(tellCompiled(read(lesson?.file)), { texts: read(lesson?.texts['zh-TW']?.file) });
  expect(scene.next()).toMatchObject({ line: { text: '一面鼓！好大喔。' } });

  // The same sources give the same files: browsers keep what they have.
  expect(await writeScenes(places, path.join(folder, 'from'))).toEqual(manifest);
});

test('a scene lies where its head says, and has the translations of its program', async () => {
  const astray = put('zoou/other.ink', LESSON);
  const faults = proveScene(await readScene(astray)).faults.map(({ kind }) => kind);
  expect(faults).toEqual(['header', 'untranslated']);
  expect(sceneFiles(path.join(folder, 'from'))).toContain(astray);
});
