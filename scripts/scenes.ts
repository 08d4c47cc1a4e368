/**
 * Compiles the scenes of play: `node scripts/scenes.ts` proves them all, `node scripts/scenes.ts product/play/scenes/zoou`
 * those of a folder or file, says what is wrong with them, and how much of them is played. The build writes them for browser and server.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Compiler } from 'inkjs/compiler/Compiler';
import { CompilerOptions } from 'inkjs/compiler/CompilerOptions';
import { LOCALES } from '#brands/brand.ts';
import { readingOf } from '#product/play/rules/measurement/count-words.ts';
import { programLengthFaults } from '#product/play/rules/proof/length-faults.ts';
import { type Proof, prove } from '#product/play/rules/proof/prove.ts';
import { compileScene } from '#product/play/rules/story/compile-scene.ts';
import { describeScene } from '#product/play/rules/story/describe-scene.ts';
import { FAULT_KINDS } from '#product/play/rules/story/faults.ts';
import {
  formOf,
  type SceneEntry,
  type SceneManifest,
  type StoryWords,
} from '#product/play/rules/story/programs.ts';
import type { SceneReadings } from '#product/play/rules/story/reading.ts';
import type { Texts } from '#product/play/rules/story/scene.ts';
import type { Ink } from '#product/play/rules/story/segment.ts';
import { missingTranslation } from '#product/play/rules/story/translations.ts';
import { sceneWords } from '#product/play/rules/telling/scene-words.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const SCENES_FOLDER = path.join(root, 'product/play/scenes');

export class InkError extends Error {}

const versionOfCompiler = '2.4.0';

/** Throws an `InkError` with everything the compiler had to say. */
export function compileInk(source: string): Ink {
  const complaints: string[] = [];
  // A file name without a file handler makes the compiler fail, so it gets neither.
  const options = new CompilerOptions(null, [], false, (message) => void complaints.push(message));
  try {
    const json = new Compiler(source, options).Compile()?.ToJson();
    if (complaints.length === 0 && typeof json === 'string') return JSON.parse(json);
  } catch (error) {
    complaints.push(String(error));
  }
  throw new InkError(complaints.join('\n'));
}

const short = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 10);

/** The compiler takes its time; what it made of a text does not change. */
async function compiled(source: string): Promise<Ink> {
  const file = path.join(root, '.cache/scenes', `${short(versionOfCompiler + source)}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const ink = compileInk(source);
  await mkdir(path.dirname(file), { recursive: true });
  // Tests write here at the same time.
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, JSON.stringify(ink));
  await rename(draft, file);
  return ink;
}

export type SceneFile = { file: string; ink: Ink; translations: Record<string, Texts> };

/** A scene and the translations beside it. */
export async function readScene(file: string): Promise<SceneFile> {
  const ink = await compiled(readFileSync(file, 'utf8'));
  const beside = globSync(`${path.basename(file, '.ink')}.*.json`, { cwd: path.dirname(file) });
  const translations = beside.map((name): [string, Texts] => [
    name.slice(path.basename(file, '.ink').length + 1, -'.json'.length),
    JSON.parse(readFileSync(path.join(path.dirname(file), name), 'utf8')),
  ]);
  return { file, ink, translations: Object.fromEntries(translations) };
}

export function sceneFiles(below: string = SCENES_FOLDER): string[] {
  if (existsSync(below) && statSync(below).isFile()) return [below];
  return globSync('**/*.ink', { cwd: below })
    .map((name) => path.join(below, name))
    .sort();
}

/** The proof of a file: that of its scene, and that it lies where its head says. */
export function proveScene({ file, ink, translations }: SceneFile): Proof {
  const proof = prove(ink, { translations });
  const { id, program } = proof.meta;
  const place = path.join(program, `${id}.ink`);
  if (!file.endsWith(place))
    proof.faults.push({ kind: 'header', at: 'head', detail: `should be in ${place}` });
  proof.faults.push(...missingTranslation(Object.keys(translations)));
  return proof;
}

/**
 * Writes each scene, told out, and each translation as a file of its own, named after its content, so that browsers keep it for
 * ever and load only what is played; and the manifest that names them. That one is the server's to read and tell: its
 * own name does not change with its content.
 */
export async function writeScenes(
  to: { folder: string; manifest: string },
  from: string = SCENES_FOLDER,
): Promise<SceneManifest> {
  const { folder } = to;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await mkdir(path.dirname(to.manifest), { recursive: true });
  const write: Write = async (name, content) => {
    const text = JSON.stringify(content);
    const file = `${name}.${short(text)}.json`;
    await writeFile(path.join(folder, file), text);
    return { file, bytes: Buffer.byteLength(text) };
  };
  const scenes = await Promise.all(sceneFiles(from).map(readScene));
  const manifest = await manifestOf(scenes, write);
  await writeFile(to.manifest, JSON.stringify(manifest));
  return manifest;
}

type Write = (name: string, content: unknown) => Promise<{ file: string; bytes: number }>;

/** Lists scenes that are read; where nothing is written, nobody can load them. */
async function manifestOf(
  scenes: readonly Omit<SceneFile, 'file'>[],
  write: Write = async (name) => ({ file: `${name}.json`, bytes: 0 }),
): Promise<SceneManifest> {
  const manifest: SceneManifest = { entries: [], outlines: {}, readings: {}, words: {} };
  for (const { ink, translations } of scenes) {
    const { meta, outline, version, keepsakes, graph } = describeScene(ink);
    const { id, title, program, kind, skill, also } = meta;
    const texts: SceneEntry['texts'] = {};
    for (const [language, map] of Object.entries(translations)) {
      texts[language] = { ...(await write(`${id}.${language}`, map)), title: map[title] ?? title };
    }
    manifest.entries.push({
      id,
      title,
      program,
      kind,
      skill,
      also,
      form: formOf(id),
      version,
      keepsakes,
      ...(await write(id, compileScene(ink))),
      texts,
    });
    manifest.outlines[`${id}@${version}`] = outline;
    const readings: SceneReadings = { en: readingOf(graph) };
    const words: StoryWords = { en: sceneWords(graph) };
    for (const language of LOCALES) {
      const map = translations[language];
      if (map === undefined) continue;
      readings[language] = readingOf(graph, language, map);
      words[language] = sceneWords(graph, map);
    }
    manifest.readings[`${id}@${version}`] = readings;
    manifest.words[id] = words;
  }
  return manifest;
}

async function report(below: string): Promise<number> {
  let wrong = 0;
  const proofs: Proof[] = [];
  for (const file of sceneFiles(below)) {
    const name = path.relative(root, file);
    try {
      const started = performance.now();
      const scene = await readScene(file);
      const compiledAt = performance.now();
      const proof = proveScene(scene);
      proofs.push(proof);
      const { figures, faults, warnings, isStaged, version } = proof;
      const { asks, places, paths, fewestTarget, fewestOther, lengths } = figures;
      const longest = Object.values(lengths).map((length) => `${length.longest}/${length.asks}`);
      const took = `${Math.round(compiledAt - started)} + ${Math.round(performance.now() - compiledAt)} ms`;
      console.log(
        `${name} ${version}: ${asks} asks, ${places} places, ${paths} paths, evidence ${fewestTarget} + ${fewestOther}, longest ${longest.join(', ')}, ${isStaged ? 'acted' : 'not acted'}, ${took}`,
      );
      for (const { kind, at, detail } of faults) {
        console.log(`  ${kind} (${FAULT_KINDS[kind]}): ${detail} [${at}]`);
      }
      for (const { at, detail } of warnings)
        console.log(`  look at: "${detail}" is told and not shown [${at}]`);
      wrong += faults.length;
    } catch (error) {
      wrong += 1;
      console.log(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  for (const row of tableOf(proofs)) console.log(row);
  for (const { kind, at, detail } of proofs.length > 1 ? programLengthFaults(proofs) : []) {
    wrong += 1;
    console.log(`${at}: ${kind} (${FAULT_KINDS[kind]}): ${detail}`);
  }
  return wrong;
}

/** How much of each scene is done and not picked, and how long it takes on a way that is taken by lot. */
function tableOf(proofs: readonly Proof[]): string[] {
  const rows = proofs.map(({ meta, figures: { way } }) => [
    meta.id,
    `${way.done}/${way.asks}`,
    String(way.besides),
    String(way.words),
    way.minutes.toFixed(1),
  ]);
  const all = [['scene', 'done', 'said, breathed', 'words', 'minutes'], ...rows];
  const width = (column: number): number => Math.max(...all.map((row) => row[column]?.length ?? 0));
  return all.map((row) =>
    row
      .map((cell, column) => cell.padEnd(width(column)))
      .join('  ')
      .trimEnd(),
  );
}

if (import.meta.main) {
  const below = process.argv[2] === undefined ? SCENES_FOLDER : path.resolve(process.argv[2]);
  const wrong = await report(below);
  console.log(wrong === 0 ? 'Nothing is wrong.' : `${wrong} faults.`);
  process.exitCode = wrong === 0 ? 0 : 1;
}
