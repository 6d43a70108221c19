import { Navigate, type RouteObject } from 'react-router-dom';
import type { AppStore } from '../lib/store-module.ts';
import { RequireAccess, RequireSession } from './guards.tsx';
import { lazyPage, type PageModule } from './lazy-page.tsx';
import { screens } from './screens.ts';
import { ToLanding } from './to-landing.tsx';

/**
 * The routes: screens without sign-in are here, those after sign-in are in `screens.ts`. An unknown path shows a page within
 * the layout to signed-in users, and sends all others to /landing.
 */
export function createRoutes(store: AppStore): RouteObject[] {
  const page = (path: string, load: () => Promise<PageModule>) => ({ path, element: lazyPage(store, load) });

  return [
    { path: '/', element: <Navigate to="/landing" replace /> },
    { path: '/landing', element: <ToLanding /> },
    page('/login', () => import('../features/auth/login-page.tsx')),
    page('/forgot-password', () => import('../features/auth/forgot-password-page.tsx')),
    page('/reset-password/:guid', () => import('../features/auth/reset-password-page.tsx')),
    page('/verify-signup-link/:guid', () => import('../features/auth/verify-signup-page.tsx')),
    page('/team-invitation/verify/:verificationGuid', () => import('../features/auth/team-invitation-page.tsx')),
    page('/unauthorized', () => import('./unauthorized-page.tsx')),
    {
      element: <RequireSession />,
      children: [
        {
          element: lazyPage(store, () => import('./layout/app-layout.tsx')),
          children: [
            ...screens.map(({ path, roles, load }) => ({
              element: <RequireAccess roles={roles} />,
              children: [page(path, load)],
            })),
            page('*', () => import('./not-found-page.tsx')),
          ],
        },
      ],
    },
  ];
}
