import { expect, test } from 'vitest';
import { preloadAssets } from './preload.ts';

const live = () => new AbortController().signal;

test('assets are fetched one at a time, in order', async () => {
  const log: string[] = [];
  let under = 0;
  const fetchAsset = async (address: string) => {
    under += 1;
    log.push(`${address} ${under}`);
    await new Promise((resolve) => setTimeout(resolve, 1));
    under -= 1;
  };
  expect(await preloadAssets(['/a', '/b', '/c'], fetchAsset, live())).toBe(3);
  expect(log).toEqual(['/a 1', '/b 1', '/c 1']);
});

test('a failure is skipped and the rest still comes', async () => {
  const asked: string[] = [];
  const fetchAsset = async (address: string) => {
    asked.push(address);
    if (address === '/b') throw new Error('gone');
  };
  expect(await preloadAssets(['/a', '/b', '/c'], fetchAsset, live())).toBe(2);
  expect(asked).toEqual(['/a', '/b', '/c']);
});

test('leaving the page ends it', async () => {
  const leaving = new AbortController();
  const asked: string[] = [];
  const fetchAsset = async (address: string) => {
    asked.push(address);
    leaving.abort();
  };
  expect(await preloadAssets(['/a', '/b'], fetchAsset, leaving.signal)).toBe(1);
  expect(asked).toEqual(['/a']);
});

test('nothing to fetch is fine', async () => {
  expect(await preloadAssets([], async () => undefined, live())).toBe(0);
});
