import { expect, test } from 'vitest';
import { menuOf } from './menu.ts';
import { isScreen } from './screens.ts';

const labels = (user: Parameters<typeof menuOf>[0]) => menuOf(user).map(({ label }) => label);

test.each(['ORGANIZATION_ADMIN', 'ORGANIZATION_USER'] as const)('%s finds the screens of the organisation', (role) => {
  expect(labels({ role, organizationId: 'o-1' })).toEqual([
    'Dashboard',
    'Customers',
    'Keywords',
    'Categories',
    'Questions',
  ]);
});

test('a platform administrator finds no tenders', () => {
  expect(labels({ role: 'PLATFORM_ADMIN', organizationId: null })).toEqual(['Dashboard']);
});

test('the menu has no dead link', () => {
  for (const { path } of menuOf({ role: 'ORGANIZATION_ADMIN', organizationId: 'o-1' }))
    expect(isScreen(path)).toBe(true);
});
