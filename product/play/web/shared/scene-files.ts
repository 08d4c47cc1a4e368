import i18next from 'i18next';
import { LOCALES, type Locale } from '#brands/brand.ts';
import type { Stop } from '../../contract.ts';
import type { CompiledScene } from '../../rules/story/compiled-scene.ts';
import type { Texts } from '../../rules/story/scene.ts';

export function localeOf(language: string): Locale {
  return LOCALES.find((locale) => locale === language) ?? 'en';
}

/** Named after their content: a browser that has one has it for good. */
function sceneAddress(file: string): string {
  return `/assets/scenes/${file}`;
}

/** The files a scene needs in a language. */
export function filesOf(stop: Stop, language: string): string[] {
  const texts = stop.texts[language];
  return [stop.file, ...(texts === undefined ? [] : [texts])].map(sceneAddress);
}

async function fetchJson<Content>(file: string, how: RequestInit): Promise<Content> {
  const address = sceneAddress(file);
  const response = await fetch(address, how);
  // Like a part of the page that does not load: the page is loaded anew, or offers it.
  if (!response.ok) throw new TypeError(`Failed to fetch dynamically imported module: ${address}`);
  return response.json();
}

/** What this page has had can be opened again without a network, whatever the browser keeps. */
const openedFiles = { told: new Map<string, CompiledScene>(), texts: new Map<string, Texts>() };

async function loadOnce<Content>(
  opened: Map<string, Content>,
  file: string,
  how: RequestInit,
): Promise<Content> {
  const content = opened.get(file) ?? (await fetchJson<Content>(file, how));
  opened.set(file, content);
  return content;
}

export async function loadSceneFiles(
  stop: Stop,
  how: RequestInit = {},
): Promise<{ told: CompiledScene; texts: Texts | undefined; lang: Locale }> {
  const lang = localeOf(i18next.language);
  const translation = stop.texts[lang];
  const [told, texts] = await Promise.all([
    loadOnce(openedFiles.told, stop.file, how),
    translation === undefined ? undefined : loadOnce(openedFiles.texts, translation, how),
  ]);
  return { told, texts, lang: texts === undefined ? 'en' : lang };
}

export function titleOf(stop: Pick<Stop, 'title' | 'titles'>, language: string): string {
  return stop.titles[language] ?? stop.title;
}
