import { expect, test } from 'vitest';
import { menuOf } from './menu.ts';
import { isScreen } from './screens.ts';

const labels = (user: Parameters<typeof menuOf>[0]) => menuOf(user).map(({ label }) => label);

const ofAll = ['Dashboard', 'Customers', 'Keywords', 'Categories', 'Questions'];

test.each([
  ['ORGANIZATION_USER', ofAll],
  ['ORGANIZATION_ADMIN', [...ofAll, 'Summary templates']],
] as const)('%s finds the screens of the organisation', (role, expected) => {
  expect(labels({ role, organizationId: 'o-1' })).toEqual(expected);
});

test('a platform administrator finds no tenders', () => {
  expect(labels({ role: 'PLATFORM_ADMIN', organizationId: null })).toEqual(['Dashboard', 'Failed jobs']);
});

test('the menu has no dead link', () => {
  for (const { path } of [
    ...menuOf({ role: 'ORGANIZATION_ADMIN', organizationId: 'o-1' }),
    ...menuOf({ role: 'PLATFORM_ADMIN', organizationId: null }),
  ])
    expect(isScreen(path)).toBe(true);
});
