import { describe, expect, it } from 'vitest';
import { countBrowser, countUnit } from './outcomes.ts';

const test = (fullName: string, status: string, ...failureMessages: string[]) => ({
  fullName,
  status,
  failureMessages,
});

describe('what the runners report', () => {
  it('names each unit test that failed, and why', () => {
    const report = JSON.stringify({
      numPassedTests: 2,
      numFailedTests: 1,
      testResults: [
        { name: 'a.test.ts', status: 'passed', assertionResults: [test('one', 'passed')] },
        {
          name: 'b.test.ts',
          status: 'failed',
          assertionResults: [
            test('two', 'passed'),
            test('three', 'failed', '\u001B[31mexpected 1\u001B[39m'),
          ],
        },
      ],
    });
    expect(countUnit(report)).toEqual({
      passed: 2,
      failed: 1,
      failures: ['b.test.ts › three\nexpected 1'],
    });
  });

  it('counts a file that could not be loaded', () => {
    const report = JSON.stringify({
      numPassedTests: 0,
      numFailedTests: 0,
      testResults: [{ name: 'a.test.ts', status: 'failed', message: 'no such file', assertionResults: [] }],
    });
    expect(countUnit(report)).toEqual({ passed: 0, failed: 1, failures: ['a.test.ts\nno such file'] });
  });

  it('names each journey that failed or needed a second try, however deep it stands, and what failed outside of them', () => {
    const late = {
      errors: [{ message: '\u001B[31mout of time\u001B[39m' }, { message: 'waited for long' }],
      attachments: [
        { name: 'screenshot', path: 'a.png' },
        { name: 'error-context', path: 'a.md' },
      ],
    };
    const told = '# Page snapshot\n\n- heading "Hello"\n\n# Test source\n\nthe source\n';
    const spec = (title: string, status: string, ...results: object[]) => ({
      title,
      ok: status !== 'unexpected',
      file: 'a.spec.ts',
      line: 7,
      tests: [{ status, results }],
    });
    const report = JSON.stringify({
      stats: { expected: 1, unexpected: 1, flaky: 1 },
      suites: [
        {
          specs: [spec('one', 'expected', {})],
          suites: [{ specs: [spec('two', 'unexpected', late, late)] }],
        },
        { specs: [spec('three', 'flaky', late, {})] },
      ],
      errors: [{ message: 'no browser' }],
    });
    expect(countBrowser(report, (file) => (file === 'a.md' ? told : ''))).toEqual({
      passed: 2,
      failed: 2,
      failures: [
        'a.spec.ts:7 › two\nout of time\nwaited for long\n- heading "Hello"',
        'outside of a test\nno browser',
      ],
      again: ['a.spec.ts:7 › three\nout of time\nwaited for long\n- heading "Hello"'],
    });
  });
});
