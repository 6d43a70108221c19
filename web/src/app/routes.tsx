import { organizationAdmins, organizationMembers } from '@bidloom/contract/roles';
import { Navigate, type RouteObject } from 'react-router-dom';
import type { AppStore } from '../lib/store-module.ts';
import { RequireOrganization, RequirePlatform, RequireSession } from './guards.tsx';
import { lazyPage, type PageModule } from './lazy-page.tsx';

/** The screens by path. Every unknown path leads to /landing. */
export function createRoutes(store: AppStore): RouteObject[] {
  const page = (path: string, load: () => Promise<PageModule>) => ({ path, element: lazyPage(store, load) });
  const settings = () => import('../features/settings/settings-page.tsx');

  const organizationScreens: RouteObject = {
    path: '/home/:organizationId',
    element: <RequireOrganization roles={organizationMembers} />,
    children: [
      page('settings', settings),
      page('keywords', () => import('../features/keywords/keywords-page.tsx')),
      page('categories', () => import('../features/categories/categories-page.tsx')),
      page('questions', () => import('../features/questions/questions-page.tsx')),
      page('customers', () => import('../features/customers/customers-page.tsx')),
      page('customers/:customerId/tenders', () => import('../features/tenders/tenders-page.tsx')),
      page(
        'customers/:customerId/tenders/:workspaceId/workspace',
        () => import('./tender-workspace/tender-workspace-page.tsx'),
      ),
    ],
  };

  const administrationScreens: RouteObject = {
    path: '/home/:organizationId',
    element: <RequireOrganization roles={organizationAdmins} />,
    children: [page('summary-templates', () => import('../features/summary-templates/summary-templates-page.tsx'))],
  };

  const platformScreens: RouteObject = {
    element: <RequirePlatform />,
    children: [page('/failed-jobs', () => import('../features/failed-jobs/failed-jobs-page.tsx'))],
  };

  return [
    page('/landing', () => import('../features/landing/landing-page.tsx')),
    page('/login', () => import('../features/auth/login-page.tsx')),
    page('/forgot-password', () => import('../features/auth/forgot-password-page.tsx')),
    page('/unauthorized', () => import('./unauthorized-page.tsx')),
    {
      element: <RequireSession />,
      children: [
        {
          element: lazyPage(store, () => import('./layout/app-layout.tsx')),
          children: [
            page('/dashboard', () => import('../features/dashboard/dashboard-page.tsx')),
            page('/profile', () => import('../features/profile/profile-page.tsx')),
            page('/settings', settings),
            organizationScreens,
            administrationScreens,
            platformScreens,
          ],
        },
      ],
    },
    { path: '*', element: <Navigate to="/landing" replace /> },
  ];
}
