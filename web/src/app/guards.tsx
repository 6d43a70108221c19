import type { Role } from '@bidloom/contract/roles';
import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation, useParams } from 'react-router-dom';
import { loginPath } from '../lib/return-url.ts';
import { selectIsAuthenticated, selectUser } from '../lib/state/auth.slice.ts';
import { readToken } from '../lib/token.ts';
import { isScreen } from './screens.ts';

/** Sends users who are not signed in to /login, and back here afterwards; from an unknown path, to /landing. */
export function RequireSession() {
  const signedIn = useSelector(selectIsAuthenticated) && readToken() !== null;
  const { pathname, search } = useLocation();
  if (signedIn) return <Outlet />;
  return <Navigate to={isScreen(pathname) ? loginPath(pathname + search) : '/landing'} replace />;
}

/** Sends users whose role is not in `roles`, or whose organisation is not the one of the path, to /unauthorized. */
export function RequireAccess({ roles }: { roles: readonly Role[] }) {
  const user = useSelector(selectUser);
  const { organizationId } = useParams();
  const isOwn = organizationId === undefined || organizationId === user?.organizationId;
  return user && isOwn && roles.includes(user.role) ? <Outlet /> : <Navigate to="/unauthorized" replace />;
}
