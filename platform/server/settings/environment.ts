import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { isThisMachine } from './settings-guards.ts';

/** One clear line for the person who starts the server. */
export class SettingsError extends Error {
  constructor(name: string, problem: string) {
    super(`${name} ${problem}`);
    this.name = 'SettingsError';
  }
}

export type Environment = Readonly<Record<string, string | undefined>>;

const SECRETS = new WeakSet<z.core.$ZodType>();

/** A line that nobody should see: `<NAME>_FILE` may name a file that holds it, as secrets are handed to containers. */
export function secret<Line extends z.ZodMiniType>(line: Line): Line {
  SECRETS.add(line);
  return line;
}

/** What a schema reads of the environment. What is blank is not set, and the first problem is told. */
export function readEnvironment<Shape extends z.core.$ZodLooseShape>(
  schema: z.ZodMiniObject<Shape>,
  environment: Environment,
): z.output<z.ZodMiniObject<Shape>> {
  const set = Object.entries(environment).flatMap(([name, value = '']) =>
    value.trim() === '' ? [] : [[name, value.trim()]],
  );
  const given: Record<string, string> = Object.fromEntries(set);
  for (const [name, line] of Object.entries(schema.shape)) {
    if (SECRETS.has(line)) readSecretFile(given, name);
  }
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const [problem] = read.error.issues;
  throw new SettingsError(String(problem?.path[0] ?? 'The environment'), problem?.message ?? 'is not right');
}

function readSecretFile(given: Record<string, string>, name: string): void {
  const file = given[`${name}_FILE`];
  if (file === undefined) return;
  if (given[name] !== undefined) {
    throw new SettingsError(`${name}_FILE`, `stands beside ${name}: one of the two has to go`);
  }
  const content = contentOf(file);
  if (content === null) throw new SettingsError(`${name}_FILE`, 'names a file that cannot be read');
  if (content === '') throw new SettingsError(`${name}_FILE`, 'names a file that is empty');
  given[name] = content;
}

function contentOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return null;
  }
}

/** Asked one after the other: what is wrong by the first is not held against the next. */
const must = (test: (text: string) => boolean, problem: string) =>
  z.refine<string>(test, { error: problem, abort: true });

/** A line that has to be there; the demo has one of its own. */
export function lineOrDemo(demo: boolean, own: string) {
  return demo ? z.prefault(z.string(), own) : z.string('is missing: only DEMO has one of its own');
}

export function wholeNumber(min: number, max: number, standard: number) {
  return z._default(wholeNumberGiven(min, max), standard);
}

/** Without one of its own: what stands for it depends on who asks. */
export function wholeNumberGiven(min: number, max: number) {
  const isFit = (text: string) =>
    Number.isInteger(Number(text)) && Number(text) >= min && Number(text) <= max;
  const text = z.string().check(must(isFit, `must be a whole number from ${min} to ${max}`));
  return z.pipe(text, z.transform(Number));
}

export function onOff(standard: boolean) {
  const text = z.string().check(must((value) => ON.test(value) || OFF.test(value), 'must be 1 or 0'));
  const isOn = z.transform((value: string) => ON.test(value));
  return z._default(z.pipe(text, isOn), standard);
}
const ON = /^(1|true|on|yes)$/i;
const OFF = /^(0|false|off|no)$/i;

export function matching(pattern: RegExp, problem: string, line: z.ZodMiniType<string> = z.string()) {
  return line.check(must((text) => pattern.test(text), problem));
}

export function emailAddress(line: z.ZodMiniType<string> = z.string()) {
  return matching(/^[^\s<>@]+@[^\s<>@]+$/, 'must be an email address', line);
}

/** The origin of a web address. */
export function webAddress(line: z.ZodMiniType<string> = z.string()) {
  const text = line.check(
    must(isWebAddress, 'must be a web address such as https://app.example.org'),
    must(namesHostOnly, 'must name a host only, without a path'),
  );
  return z.pipe(
    text,
    z.transform((value: string) => new URL(value).origin),
  );
}

const isSafe = (address: string) =>
  new URL(address).protocol === 'https:' || isThisMachine(new URL(address).hostname);

/** Secrets and children's tokens travel there: in the open only to this very machine. */
export function safeAddress() {
  return webAddress().check(must(isSafe, 'must begin with https://'));
}

/** The same, with a path. */
export function safeLink() {
  return z
    .string()
    .check(
      must(isWebAddress, 'must be a web address such as https://list.example.org/hook'),
      must(isSafe, 'must begin with https://'),
    );
}

const isWebAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

function namesHostOnly(text: string): boolean {
  const { pathname, search, hash } = new URL(text);
  return pathname === '/' && search === '' && hash === '';
}
