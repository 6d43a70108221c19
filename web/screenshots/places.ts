import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Demonstration } from './fill-demonstration.ts';

export type Role = 'PLATFORM_ADMIN' | 'ORGANIZATION_ADMIN' | 'ORGANIZATION_USER';

/** What a picture shows. */
export interface Place {
  title: string;
  path: string;
  /** What is opened on it before the picture is taken. */
  open?: (page: Page) => Promise<void>;
  /** Undoes what would stay open or wrong on the next screen. */
  close?: (page: Page) => Promise<void>;
}

/** Who opens a screen, by the word that `screens.ts` has for them. */
const groups: Record<string, readonly Role[]> = {
  signedIn: ['PLATFORM_ADMIN', 'ORGANIZATION_ADMIN', 'ORGANIZATION_USER'],
  administrators: ['PLATFORM_ADMIN', 'ORGANIZATION_ADMIN'],
  platformAdmins: ['PLATFORM_ADMIN'],
  organizationAdmins: ['ORGANIZATION_ADMIN'],
  organizationMembers: ['ORGANIZATION_ADMIN', 'ORGANIZATION_USER'],
};

export const publicPlaces: readonly Place[] = [
  { title: 'Public page', path: '/landing' },
  { title: 'Sign-in', path: '/login' },
  { title: 'Forgotten password', path: '/forgot-password' },
  { title: 'Not allowed', path: '/unauthorized' },
];

/** The screens of a role, from the app's own list: one that is added there has its picture here. */
export function placesOf(role: Role, ids: Demonstration): Place[] {
  const source = readFileSync(join(import.meta.dirname, '../src/app/screens.ts'), 'utf8');
  const paths = [...source.matchAll(/path: '([^']+)',\s*roles: (\w+)/g)]
    .filter(([, , allowed = '']) => groups[allowed]?.includes(role))
    .map(([, path = '']) => path)
    // It only leads on to the workspace; and a platform administrator is of no organisation.
    .filter((path) => !path.endsWith('/tenders/:tenderId/workspace'))
    .filter((path) => role !== 'PLATFORM_ADMIN' || !path.includes(':'));
  return paths.map((path) => ({ title: titleOf(path), path: filled(path, ids) }));
}

const filled = (path: string, { organizationId, customerId, tenderId, teamId }: Demonstration) =>
  path
    .replace(':organizationId', organizationId)
    .replace(':customerId', customerId)
    .replace(/:(tenderId|workspaceId)/, tenderId)
    .replace(':teamId', teamId);

/** `/home/:organizationId/past-tenders` is "Past tenders". */
function titleOf(path: string): string {
  const words = path.split('/').filter((part) => part && !part.startsWith(':'));
  const own = words.length > 1 ? words.filter((part) => part !== 'home') : words;
  const text = own.join(', ').replaceAll('-', ' ');
  return text === 'home' ? 'Organizations' : text.charAt(0).toUpperCase() + text.slice(1);
}

const tabs = ['overview', 'document', 'facts', 'summary', 'keywords', 'datasheets', 'questions', 'similar', 'requests'];

/** The tabs of a tender's workspace, and what opens over screens. */
export const workPlaces = ({ workspace, organizationId }: Demonstration): Place[] => [
  ...tabs.map((tab) => ({ title: `Workspace, ${tab}`, path: `${workspace}?tab=${tab}` })),
  { title: 'Tenders as a board', path: `/home/${organizationId}/tenders?view=board` },
  {
    title: 'Palette',
    path: '/dashboard',
    open: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill('pump');
    },
  },
  {
    title: 'Notifications',
    path: '/dashboard',
    open: (page) => page.getByRole('button', { name: /^Notifications/ }).click(),
  },
  {
    title: 'A form',
    path: `/home/${organizationId}/keywords`,
    open: (page) => page.getByRole('button', { name: 'New keyword' }).first().click(),
  },
  {
    title: 'An import',
    path: `/home/${organizationId}/keywords`,
    open: (page) => page.getByRole('button', { name: 'Import' }).click(),
  },
];
