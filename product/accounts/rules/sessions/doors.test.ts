import { expect, test } from 'vitest';
import { DOORS, deviceOf, networkOf, provesAnew } from './doors.ts';

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3::/48'],
  ['2001:DB8::1', '2001:db8:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['::1', '0:0:0::/48'],
  ['', null],
  ['somewhere', null],
])('of %s the network %s is kept', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('of a browser its kind and its system are kept, and no version', () => {
  const clientAddress = '203.0.113.77';
  const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0';
  expect(deviceOf({ userAgent, clientAddress })).toEqual({
    browser: 'Firefox',
    system: 'Windows',
    network: '203.0.113.0/24',
  });
  const onPhone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 EdgiOS/140.0 Mobile/15E148 Safari/605.1.15';
  expect(deviceOf({ userAgent: onPhone, clientAddress })).toMatchObject({ browser: 'Edge', system: 'iOS' });
  expect(deviceOf({ userAgent: 'curl/8', clientAddress: '' })).toEqual({
    browser: null,
    system: null,
    network: null,
  });
});

test('no door of children proves anything, nor does an acting', () => {
  expect(DOORS.filter(provesAnew)).toEqual(['password', 'link', 'purchase', 'passkey', 'two-step']);
});
