/** An element as it is written: what it is, what it says of itself, what stands inside. */
export type Element = {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: Element[];
};

const TAG = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/y;

/** Reads markup of elements alone: nothing of our own art has words, comments or entities in it. */
export function readMarkup(text: string): Element {
  const top: Element = { name: '', attributes: new Map(), children: [] };
  const open = [top];
  TAG.lastIndex = 0;
  while (TAG.lastIndex < text.length) {
    const at = TAG.lastIndex;
    const [, isEnd, name = '', said = '', isEmpty] = TAG.exec(text) ?? unknown(text.slice(at, at + 60));
    if (isEnd) {
      if (open.pop()?.name !== name) unknown(`</${name}>`);
      continue;
    }
    const element = { name, attributes: attributesIn(said), children: [] };
    open.at(-1)?.children.push(element);
    if (!isEmpty) open.push(element);
  }
  const [root, ...others] = top.children;
  if (root === undefined || others.length > 0 || open.length !== 1) unknown(text.slice(0, 60));
  return root;
}

function attributesIn(text: string): Map<string, string> {
  return new Map(
    Array.from(text.matchAll(/([\w:-]+)="([^"]*)"/g), ([, name = '', value = '']) => [name, value] as const),
  );
}

export function unknown(what: string): never {
  throw new Error(`no drawing of ours has ${what}`);
}
