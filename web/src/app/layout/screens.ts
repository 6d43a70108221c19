import { matchPath } from 'react-router-dom';

/** The signed-in screens that a breadcrumb may lead to. */
const screens = [
  '/dashboard',
  '/profile',
  '/settings',
  '/failed-jobs',
  '/home/:organizationId/settings',
  '/home/:organizationId/keywords',
  '/home/:organizationId/categories',
  '/home/:organizationId/questions',
  '/home/:organizationId/summary-templates',
  '/home/:organizationId/customers',
  '/home/:organizationId/customers/:customerId/tenders',
  '/home/:organizationId/customers/:customerId/tenders/:workspaceId/workspace',
];

export const isScreen = (path: string): boolean => screens.some((screen) => matchPath(screen, path) !== null);
