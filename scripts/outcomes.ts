/**
 * What the reports of both test runners say: how many held, and each that did not, by name with the first of its reason;
 * `again` holds those that only held at their second try.
 */
export type Outcome = { passed: number; failed: number; failures: string[]; again?: string[] };

/** Enough to know which and roughly why; the whole of it stands where the test ran. */
const MOST = 600;

const ESC = String.fromCharCode(27);
const COLORS = new RegExp(`${ESC}\\[[0-9;]*m`, 'g');

/** Of a page that never came to what was waited for: what stood on it instead. */
const MOST_OF_PAGE = 4000;

const named = (name: string, reason = ''): string =>
  `${name}\n${reason.replaceAll(COLORS, '').slice(0, MOST).trimEnd()}`.trimEnd();

type UnitReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
};

/** A file that could not be loaded has no test that failed: it stands for one. */
export function countUnit(report: string): Outcome {
  const { numPassedTests, numFailedTests, testResults }: UnitReport = JSON.parse(report);
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  const failed = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => named(`${name} › ${fullName}`, failureMessages?.[0])),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    failures: [...broken.map(({ name, message }) => named(name, message)), ...failed],
  };
}

type Suite = { suites?: Suite[]; specs?: Spec[] };
type Spec = {
  title: string;
  file: string;
  line: number;
  ok: boolean;
  tests: { status?: string; results: Try[] }[];
};
type Try = {
  errors?: { message?: string }[];
  attachments?: { name: string; path?: string }[];
};
type BrowserReport = Suite & {
  stats: { expected: number; unexpected: number; flaky: number };
  errors?: { message?: string }[];
};

const specsOf = ({ suites = [], specs = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)];

/** The page as the runner wrote it down beside its picture, without the source that follows. */
function pageOf({ attachments = [] }: Try, read: (file: string) => string): string {
  const file = attachments.find(({ name }) => name === 'error-context')?.path;
  const page = file === undefined ? undefined : /# Page snapshot\n([\s\S]*?)(?=\n# |$)/.exec(read(file))?.[1];
  return page?.trim().slice(0, MOST_OF_PAGE) ?? '';
}

export function countBrowser(report: string, read: (file: string) => string): Outcome {
  const whole: BrowserReport = JSON.parse(report);
  const why = ({ title, file, line, tests }: Spec): string => {
    const first = tests.flatMap(({ results }) => results).find(({ errors }) => errors?.length) ?? {};
    const reasons = (first.errors ?? []).map(({ message = '' }) => message.trim()).join('\n');
    return `${named(`${file}:${line} › ${title}`, reasons)}\n${pageOf(first, read)}`.trimEnd();
  };
  const specs = specsOf(whole);
  const failed = specs.filter(({ ok }) => !ok).map(why);
  const again = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(why);
  const outside = (whole.errors ?? []).map(({ message }) => named('outside of a test', message));
  const { expected, unexpected, flaky } = whole.stats;
  return {
    passed: expected + flaky,
    failed: unexpected + outside.length,
    failures: [...failed, ...outside],
    again,
  };
}
