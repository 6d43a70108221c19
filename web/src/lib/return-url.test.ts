import { expect, test } from 'vitest';
import { loginPath, safeReturnUrl } from './return-url.ts';

const origin = 'https://bidloom.example';

test.each(['/home/o/keywords?search=api#top', '/settings'])('sign-in leads back to %s', (path) => {
  expect(safeReturnUrl(path, origin)).toBe(path);
});

test.each([
  null,
  '',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  'dashboard',
  '/login?returnUrl=/login',
  '/\t/evil.example',
  '/.//evil.example',
  '/home/..//evil.example/a',
  '/./\\evil.example',
])('sign-in never leads to %j', (path) => {
  expect(safeReturnUrl(path, origin)).toBe('/dashboard');
});

test('the link to sign-in contains the current screen, unless that is the default target', () => {
  expect(loginPath('/home/o/keywords?page=2')).toBe('/login?returnUrl=%2Fhome%2Fo%2Fkeywords%3Fpage%3D2');
  expect(loginPath('/dashboard')).toBe('/login');
  expect(loginPath()).toBe('/login');
});
