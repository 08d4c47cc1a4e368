import { expect, test } from 'vitest';
import { addressRefusal } from './refused-addresses.ts';

const refusal = (response: string, command = 'RCPT TO') =>
  Object.assign(new Error('refused'), { command, response, responseCode: Number(response.slice(0, 3)) });

test.each([
  ['550 5.1.1 <a@b.test>: user unknown', '5.1.1'],
  ['550 5.1.10 recipient not found', '5.1.10'],
  ['550 5.2.1 mailbox disabled', '5.2.1'],
  ['550 5.4.4 no such domain', '5.4.4'],
  ['550 no such user here', '550'],
  ['556 domain takes no mail', '556'],
  ['552 5.2.2 mailbox full', null],
  ['550 5.7.1 relaying denied', null],
  ['550 5.1.8 bad sender', null],
  ['554 blocked', null],
  ['450 4.1.1 try later', null],
])('%s at the recipient is %s', (response, code) => {
  expect(addressRefusal(refusal(response))).toBe(code);
});

test('a letter that is refused for its words says nothing about the address', () => {
  expect(addressRefusal(refusal('550 5.1.1 no', 'DATA'))).toBeNull();
  expect(addressRefusal(new Error('connect ECONNREFUSED'))).toBeNull();
  expect(addressRefusal('down')).toBeNull();
});
