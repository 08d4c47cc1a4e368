import { expect, test } from 'vitest';
import { addressBook } from './sites.ts';

const brands = ['standard', 'kindred', 'taiwan'];
const local = addressBook({
  dashboardUrl: 'http://localhost:3000',
  studentUrl: 'http://student.localhost:3000',
  brand: 'kindred',
  brands,
});

test.each([
  ['localhost', 'dashboard', 'kindred', 'http://localhost:3000'],
  ['LOCALHOST', 'dashboard', 'kindred', 'http://localhost:3000'],
  ['student.localhost', 'student', 'kindred', 'http://localhost:3000'],
  ['taiwan.localhost', 'dashboard', 'taiwan', 'http://taiwan.localhost:3000'],
  ['student.taiwan.localhost', 'student', 'taiwan', 'http://taiwan.localhost:3000'],
  ['standard.localhost', 'dashboard', 'standard', 'http://standard.localhost:3000'],
  ['evil.example.org', 'dashboard', 'kindred', 'http://localhost:3000'],
  ['localhost.evil.example.org', 'dashboard', 'kindred', 'http://localhost:3000'],
  ['', 'dashboard', 'kindred', 'http://localhost:3000'],
])('%j is the %s of %s', (host, site, brand, dashboardUrl) => {
  expect(local(host)).toMatchObject({ site, brand, dashboardUrl });
});

test("a brand's dashboard and student site know each other", () => {
  expect(local('taiwan.localhost').studentUrl).toBe('http://student.taiwan.localhost:3000');
  expect(local('student.taiwan.localhost')).toMatchObject({
    studentUrl: 'http://student.taiwan.localhost:3000',
  });
});

test('production addresses work alike', () => {
  const book = addressBook({
    dashboardUrl: 'https://app.example.org',
    studentUrl: 'https://play.example.org',
    brand: 'taiwan',
    brands,
  });
  expect(book('app.example.org')).toMatchObject({ site: 'dashboard', brand: 'taiwan' });
  expect(book('play.example.org')).toMatchObject({ site: 'student', brand: 'taiwan' });
  expect(book('kindred.app.example.org')).toMatchObject({ site: 'dashboard', brand: 'kindred' });
  expect(book('play.kindred.example.org')).toMatchObject({ site: 'student', brand: 'kindred' });
});

test('where no label can be put before the host, the configured brand has it to itself', () => {
  const book = addressBook({
    dashboardUrl: 'http://192.168.1.5:3000',
    studentUrl: 'http://student:3000',
    brand: 'standard',
    brands,
  });
  expect(book('192.168.1.5')).toMatchObject({ site: 'dashboard', brand: 'standard' });
  expect(book('student')).toMatchObject({ site: 'student', brand: 'standard' });
});
