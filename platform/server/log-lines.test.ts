import Fastify from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { LogLines } from './log-lines.ts';

afterEach(() => vi.useRealTimers());

/** A logger as the server has it, and the messages of each time something was written. */
function logger() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const written: string[][] = [];
  const lines = new LogLines({
    write: (text: string) =>
      written.push(
        text
          .trimEnd()
          .split('\n')
          .map((line) => JSON.parse(line).msg),
      ),
  });
  const { log } = Fastify({ logger: { level: 'info', stream: lines } });
  return { log, lines, written };
}

test('lines that tell of nothing wrong are written together, a tenth of a second later', () => {
  const { log, written } = logger();
  log.info('one');
  log.info('two');
  expect(written).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(written).toEqual([['one', 'two']]);
  log.info('three');
  vi.advanceTimersByTime(100);
  expect(written).toEqual([['one', 'two'], ['three']]);
});

test('what goes wrong is written at once, behind what came before it', () => {
  const { log, written } = logger();
  log.info('one');
  log.warn('odd');
  log.error('broken');
  expect(written).toEqual([['one', 'odd'], ['broken']]);
  log.info('two');
  expect(written).toHaveLength(2);
});

test('much is not kept, and nothing is written twice', () => {
  const { log, lines, written } = logger();
  log.info('long'.repeat(5000));
  expect(written).toHaveLength(1);
  log.info('last');
  lines.flush();
  lines.flush();
  vi.advanceTimersByTime(1000);
  expect(written.slice(1)).toEqual([['last']]);
});
