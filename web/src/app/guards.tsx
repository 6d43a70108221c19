import type { Role } from '@bidloom/contract/roles';
import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation, useParams } from 'react-router-dom';
import { loginPath } from '../lib/return-url.ts';
import { selectIsAuthenticated, selectUser } from '../lib/state/auth.slice.ts';
import { readToken } from '../lib/token.ts';

/** Sends those who are not signed in to /login, and back here afterwards. */
export function RequireSession() {
  const signedIn = useSelector(selectIsAuthenticated) && readToken() !== null;
  const { pathname, search } = useLocation();
  return signedIn ? <Outlet /> : <Navigate to={loginPath(pathname + search)} replace />;
}

/** Sends those who do not administer the platform to /unauthorized. */
export function RequirePlatform() {
  const user = useSelector(selectUser);
  return user?.role === 'PLATFORM_ADMIN' ? <Outlet /> : <Navigate to="/unauthorized" replace />;
}

/** Sends those whose role is not among `roles`, or whose organisation is another one, to /unauthorized. */
export function RequireOrganization({ roles }: { roles: readonly Role[] }) {
  const user = useSelector(selectUser);
  const { organizationId } = useParams();
  const allowed = user && roles.includes(user.role) && user.organizationId === organizationId;
  return allowed ? <Outlet /> : <Navigate to="/unauthorized" replace />;
}
