import {
  administrators,
  organizationAdmins,
  organizationMembers,
  platformAdmins,
  type Role,
  signedIn,
} from '@bidloom/contract/roles';
import { matchPath } from 'react-router-dom';
import { workspaceRoute } from '../lib/tenders.ts';
import type { PageModule } from './lazy-page.tsx';

/** A screen after sign-in. */
export interface Screen {
  /** With `:organizationId` in it, only users of that organisation may open it. */
  path: string;
  /** The roles that may open it; all others are sent to /unauthorized. */
  roles: readonly Role[];
  load: () => Promise<PageModule>;
}

const users = () => import('../features/users/users-page.tsx');
const settings = () => import('../features/settings/settings-page.tsx');

/**
 * The screens after sign-in. A screen needs only a line here: its route, its guard and its title follow from it, and also
 * its entries in the side menu and the palette, if `layout/menu.ts` has an entry for its path.
 */
export const screens: readonly Screen[] = [
  { path: '/dashboard', roles: signedIn, load: () => import('../features/dashboard/dashboard-page.tsx') },
  { path: '/profile', roles: signedIn, load: () => import('../features/profile/profile-page.tsx') },
  { path: '/settings', roles: signedIn, load: settings },

  { path: '/costing', roles: platformAdmins, load: () => import('../features/costing/costing-page.tsx') },
  { path: '/audit-log', roles: platformAdmins, load: () => import('../features/audit-log/platform-audit-page.tsx') },
  {
    path: '/home/:organizationId/audit-log',
    roles: organizationAdmins,
    load: () => import('../features/audit-log/organization-audit-page.tsx'),
  },
  { path: '/home/analytics', roles: administrators, load: () => import('../features/analytics/analytics-page.tsx') },
  { path: '/users', roles: administrators, load: users },
  { path: '/home', roles: platformAdmins, load: () => import('../features/organizations/organizations-page.tsx') },
  { path: '/licensing', roles: platformAdmins, load: () => import('../features/licensing/licensing-page.tsx') },
  { path: '/failed-jobs', roles: platformAdmins, load: () => import('../features/failed-jobs/failed-jobs-page.tsx') },

  { path: '/home/:organizationId/settings', roles: organizationMembers, load: settings },
  {
    path: '/home/:organizationId/keywords',
    roles: organizationMembers,
    load: () => import('../features/keywords/keywords-page.tsx'),
  },
  {
    path: '/home/:organizationId/keywords/across',
    roles: organizationMembers,
    load: () => import('../features/keywords/keywords-across-page.tsx'),
  },
  {
    path: '/home/:organizationId/categories',
    roles: organizationMembers,
    load: () => import('../features/categories/categories-page.tsx'),
  },
  {
    path: '/home/:organizationId/questions',
    roles: organizationMembers,
    load: () => import('../features/questions/questions-page.tsx'),
  },
  {
    path: '/home/:organizationId/tenders',
    roles: organizationMembers,
    load: () => import('../features/tenders/all/all-tenders-page.tsx'),
  },
  {
    path: '/home/:organizationId/tenders/:tenderId/workspace',
    roles: organizationAdmins,
    load: () => import('../features/tenders/tender-by-id-page.tsx'),
  },
  {
    path: '/home/:organizationId/customers',
    roles: organizationMembers,
    load: () => import('../features/customers/customers-page.tsx'),
  },
  {
    path: '/home/:organizationId/customers/:customerId/tenders',
    roles: organizationMembers,
    load: () => import('../features/tenders/tenders-page.tsx'),
  },
  {
    path: workspaceRoute,
    roles: organizationMembers,
    load: () => import('./tender-workspace/tender-workspace-page.tsx'),
  },
  {
    path: '/home/:organizationId/proposals',
    roles: organizationAdmins,
    load: () => import('../features/proposals/proposals-page.tsx'),
  },
  {
    path: '/home/:organizationId/vendors',
    roles: organizationAdmins,
    load: () => import('../features/vendors/vendors-page.tsx'),
  },
  {
    path: '/home/:organizationId/tenders/:tenderId/response-workspace',
    roles: organizationAdmins,
    load: () => import('./response-workspace/response-workspace-page.tsx'),
  },
  { path: '/home/:organizationId/users', roles: organizationAdmins, load: users },
  {
    path: '/home/:organizationId/past-tenders',
    roles: organizationAdmins,
    load: () => import('../features/past-tenders/past-tenders-page.tsx'),
  },
  {
    path: '/home/:organizationId/summary-templates',
    roles: organizationAdmins,
    load: () => import('../features/summary-templates/summary-templates-page.tsx'),
  },
  {
    path: '/home/:organizationId/teams',
    roles: organizationAdmins,
    load: () => import('../features/teams/teams-page.tsx'),
  },
  {
    path: '/home/:organizationId/team-members/:teamId',
    roles: organizationAdmins,
    load: () => import('../features/team-members/team-members-page.tsx'),
  },
];

/** Whether a path has a screen. */
export const isScreen = (path: string): boolean => screens.some((screen) => matchPath(screen.path, path) !== null);
