/**
 * As much of i18next as our texts ask for, in a tenth of its size: in browsers the build puts it in its place. Keys, values,
 * plurals and what stands in for a missing text are as there: the test says every text of ours with both.
 */
type Tree = { [key: string]: unknown };
type Asked = Readonly<Tree> & { lng?: string; fallbackLng?: string | readonly string[]; count?: unknown };
type Event = 'languageChanged' | 'added';
type Listener = (language: string) => void;
type About = { interpolationkey: string };
type Format = (value: unknown, format: undefined, locale: string, about: About) => unknown;
type Setup = { lng: string; fallbackLng: string; resources: Record<string, { translation: Tree }> };

function isTree(node: unknown): node is Tree {
  return typeof node === 'object' && node !== null;
}

/** `a.b.c`; what is not there, or inherited, is undefined. */
function find(tree: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((node, key) => (isTree(node) && Object.hasOwn(node, key) ? node[key] : undefined), tree);
}

/** Later words take the place of earlier ones; a list is taken as it is. */
function merge(into: Tree, from: Tree): Tree {
  for (const [key, node] of Object.entries(from)) {
    const there = Object.hasOwn(into, key) ? into[key] : {};
    into[key] = isTree(node) && !Array.isArray(node) ? merge(isTree(there) ? there : {}, node) : node;
  }
  return into;
}

const plurals = new Map<string, Intl.PluralRules>();

function pluralOf(locale: string, count: number): string {
  const rules = plurals.get(locale) ?? new Intl.PluralRules(locale);
  plurals.set(locale, rules);
  return rules.select(count);
}

export function createInstance() {
  const trees: Record<string, Tree> = {};
  const listeners: Record<Event, Set<Listener>> = { languageChanged: new Set(), added: new Set() };
  let fallback = 'en';
  let format: Format = (value) => value;
  const tell = (event: Event): void => {
    for (const listener of listeners[event]) listener(texts.language);
  };
  const add = (locale: string, words: Tree): void => {
    trees[locale] = merge(trees[locale] ?? {}, words);
  };

  /** The text of a key in the language asked for, else in the one that stands in. */
  const resolve = (key: string, { lng = texts.language, fallbackLng = fallback, count }: Asked): unknown => {
    for (const locale of [lng, ...[fallbackLng].flat()]) {
      const keys =
        count === undefined || typeof count === 'string'
          ? [key]
          : [...(count === 0 ? [`${key}_zero`] : []), `${key}_${pluralOf(locale, Number(count))}`, key];
      const found = keys.map((one) => find(trees[locale], one)).find((node) => node !== undefined);
      if (found !== undefined) return found;
    }
    return undefined;
  };

  /** A value that nobody gave leaves its place as it is. */
  const fill = (text: string, values: Asked): string =>
    text.replaceAll(/\{\{(.+?)\}\}/g, (place, name: string) => {
      const key = name.trim();
      const about = { interpolationkey: key };
      const value = format(find(values, key), undefined, values.lng ?? texts.language, about);
      if (value === undefined) return Object.hasOwn(values, key) ? '' : place;
      // oxlint-disable-next-line typescript/no-base-to-string -- as there: texts are given words and numbers
      return value === null ? '' : String(value);
    });

  /** A whole branch, or a list of paragraphs, where that was asked for. */
  const fillAll = (node: unknown, values: Asked): unknown => {
    if (typeof node === 'string') return fill(node, values);
    if (Array.isArray(node)) return node.map((one) => fillAll(one, values));
    if (!isTree(node)) return node;
    return Object.fromEntries(Object.entries(node).map(([key, one]) => [key, fillAll(one, values)]));
  };

  const texts = {
    language: 'en',
    use(plugin: { type?: string; format?: Format }) {
      if (plugin.type === 'formatter' && plugin.format !== undefined) format = plugin.format;
      return texts;
    },
    init({ lng, fallbackLng, resources }: Setup): Promise<void> {
      fallback = fallbackLng;
      for (const [locale, { translation }] of Object.entries(resources)) add(locale, translation);
      return texts.changeLanguage(lng);
    },
    t(key: string, values: Asked = {}): unknown {
      const found = resolve(key, values);
      if (isTree(found) && values['returnObjects'] !== true) return key;
      return found === undefined ? key : fillAll(found, values);
    },
    exists: (key: string, values: Asked = {}): boolean => resolve(key, values) !== undefined,
    addResourceBundle(locale: string, _namespace: string, words: Tree): void {
      add(locale, words);
      tell('added');
    },
    changeLanguage(locale: string): Promise<void> {
      texts.language = locale;
      tell('languageChanged');
      return Promise.resolve();
    },
    on: (event: Event, listener: Listener): void => void listeners[event].add(listener),
    off: (event: Event, listener: Listener): void => void listeners[event].delete(listener),
  };
  return texts;
}

// oxlint-disable-next-line import/no-default-export -- it stands in for a package that has one
export default createInstance();
