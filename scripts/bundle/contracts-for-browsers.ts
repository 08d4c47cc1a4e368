/**
 * Of the calls of a contract browsers need how they are made and what is sent. What they are for, who may call them, what they
 * answer and what is written down of them is the server's: types for a screen, and a tenth of all script if it came along.
 */
import type { Plugin } from 'vite';

const SERVERS: ReadonlySet<string> = new Set(['summary', 'access', 'output', 'audit']);

/** As much of a syntax tree as is asked about. */
type Node = { type: string; start: number; end: number; [part: string]: unknown };
type Parse = (code: string) => unknown;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodesIn(one);
  else if (isNode(value)) {
    yield value;
    for (const part of Object.values(value)) if (typeof part === 'object') yield* nodesIn(part);
  }
}

const nameOf = (node: unknown): unknown => (isNode(node) ? node['name'] : undefined);

/** `endpoint({ … })` becomes `({ … })` with what browsers need: an object that nobody asks for is left out as a whole. */
export function withoutServersPart(code: string, parse: Parse): string {
  const calls = [...nodesIn(parse(code))].flatMap((node) => {
    if (node.type !== 'CallExpression' || nameOf(node['callee']) !== 'endpoint') return [];
    const [definition] = Array.isArray(node['arguments']) ? node['arguments'] : [];
    if (!isNode(definition) || definition.type !== 'ObjectExpression') return [];
    const parts = [...(Array.isArray(definition['properties']) ? definition['properties'] : [])].filter(
      isNode,
    );
    const kept = parts.filter((part) => !SERVERS.has(String(nameOf(part['key']))));
    const text = kept.map((part) => code.slice(part.start, part.end)).join(', ');
    return [{ from: node.start, to: node.end, text: `({ ${text} })` }];
  });
  return calls
    .toSorted((one, other) => other.from - one.from)
    .reduce((before, { from, to, text }) => before.slice(0, from) + text + before.slice(to), code);
}

/** What nothing in the module names any more need not be fetched for it. */
export function withoutUnusedImports(code: string, parse: Parse): string {
  const program = parse(code);
  const body = isNode(program) && Array.isArray(program['body']) ? program['body'].filter(isNode) : [];
  const imports = body.filter((node) => node.type === 'ImportDeclaration');
  const named = new Set(
    [...nodesIn(body.filter((node) => !imports.includes(node)))]
      .filter(({ type }) => type === 'Identifier')
      .map(nameOf),
  );
  return imports.toReversed().reduce((before, { start, end, specifiers, source }) => {
    const all = Array.isArray(specifiers) ? specifiers.filter(isNode) : [];
    const kept = all.filter(({ local }) => named.has(nameOf(local)));
    if (kept.length === all.length || !isNode(source)) return before;
    const from = code.slice(source.start, source.end);
    const text = kept.map((one) => code.slice(one.start, one.end)).join(', ');
    return (
      before.slice(0, start) + (text === '' ? '' : `import { ${text} } from ${from};`) + before.slice(end)
    );
  }, code);
}

export function contractsForBrowsers(): Plugin {
  return {
    name: 'contracts-for-browsers',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    // Behind TypeScript's own.
    enforce: 'post',
    transform: {
      filter: { id: /\/(?:product|platform)\/.*\.ts$/, code: 'endpoint(' },
      handler(code) {
        const parse = (text: string): unknown => this.parse(text);
        return { code: withoutUnusedImports(withoutServersPart(code, parse), parse), map: null };
      },
    },
  };
}

/** `rules/`, contracts and brands do nothing by being there: whatever of them nobody asks for need not come along. */
export const DOES_NOTHING_ALONE =
  /\/(?:product|platform|brands)\/(?:.*\/)?(?:rules\/.*|contract\/.*|[\w-]*contract)\.ts$|\/brands\/[\w-]+\.ts$/;
