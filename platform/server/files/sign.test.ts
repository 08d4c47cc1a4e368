import { expect, test } from 'vitest';
import { authorization, sha256 } from './sign.ts';

const keys = {
  keyId: 'AKIAIOSFODNN7EXAMPLE',
  secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};
const nothing = sha256('');

/** The examples of "Signature Calculations for the Authorization Header", as AWS publishes them. */
test.each([
  {
    what: 'a part of an object',
    method: 'GET',
    path: '/test.txt',
    headers: { range: 'bytes=0-9' },
    body: '',
    signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
  {
    what: 'a new object, whose name has a sign in it',
    method: 'PUT',
    path: '/test$file.text',
    headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
    body: 'Welcome to Amazon S3.',
    signature: '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  },
  {
    what: 'a question without a value',
    method: 'GET',
    path: '/?lifecycle',
    headers: {},
    body: '',
    signature: 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  },
  {
    what: 'a list, its questions in another order',
    method: 'GET',
    path: '/?prefix=J&max-keys=2',
    headers: {},
    body: '',
    signature: '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  },
])('a request for $what is signed as AWS signs it', ({ method, path, headers, body, signature }) => {
  const bodyHash = sha256(body);
  const url = new URL(`https://examplebucket.s3.amazonaws.com${path}`);
  const now = new Date('2013-05-24T00:00:00Z');
  const all = { ...headers, 'x-amz-content-sha256': bodyHash };
  expect(authorization({ method, url, headers: all, bodyHash, keys, now })).toContain(
    `Signature=${signature}`,
  );
});

test('and as the test suite of signatures has it: names in the order of their characters, blanks folded', () => {
  const suite = { ...keys, keyId: 'AKIDEXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' };
  const now = new Date('2015-08-30T12:36:00Z');
  const url = new URL('https://example.amazonaws.com/?Param2=value2&Param1=value1');
  const given = { method: 'GET', url, headers: {}, bodyHash: nothing, keys: suite, service: 'service', now };
  expect(authorization(given)).toBe(
    'AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20150830/us-east-1/service/aws4_request, SignedHeaders=host;x-amz-date, Signature=b97d918cfa904a5beff61c982a1b6f458b799221646efd99d3219ec94cdf2500',
  );
});
