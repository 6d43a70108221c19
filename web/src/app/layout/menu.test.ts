import { expect, test } from 'vitest';
import { isScreen } from '../screens.ts';
import { menuOf } from './menu.ts';

const people = {
  PLATFORM_ADMIN: { role: 'PLATFORM_ADMIN', organizationId: null },
  ORGANIZATION_ADMIN: { role: 'ORGANIZATION_ADMIN', organizationId: 'o-1' },
  ORGANIZATION_USER: { role: 'ORGANIZATION_USER', organizationId: 'o-1' },
} as const;

const ofAll = ['Tenders', 'Customers', 'Keywords', 'Categories', 'Questions'];

test.each([
  ['ORGANIZATION_USER', ['Dashboard', ...ofAll]],
  [
    'ORGANIZATION_ADMIN',
    [
      'Dashboard',
      'Analytics',
      ...ofAll,
      'Proposals',
      'Vendors',
      'Past tenders',
      'Summary templates',
      'Users',
      'Teams',
      'Audit log',
    ],
  ],
  [
    'PLATFORM_ADMIN',
    ['Dashboard', 'Analytics', 'Organizations', 'Users', 'Licensing', 'Costing', 'Audit log', 'Failed jobs'],
  ],
] as const)('%s finds the screens of the role', (role, expected) => {
  expect(menuOf(people[role], () => true).map(({ label }) => label)).toEqual(expected);
});

test('an entry exists if its screen exists, and leads to that screen', () => {
  expect(menuOf(people.PLATFORM_ADMIN, (path) => path === '/home').map(({ path }) => path)).toEqual(['/home']);
  for (const person of Object.values(people)) for (const { path } of menuOf(person)) expect(isScreen(path)).toBe(true);
});
