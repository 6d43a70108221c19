import { Suspense, useEffect, useRef } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter, type RouteObject, useLocation, useNavigate, useRoutes } from 'react-router-dom';
import { Toaster } from '../components/toaster.tsx';
import type { AppStore } from '../lib/store-module.ts';
import { ThemeProvider } from '../theme/theme-provider.tsx';
import { useHeadingFocus } from './layout/use-heading-focus.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { PageTitle } from './page-title.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import { navigationSaga } from './session.sagas.ts';

interface AppProps {
  store: AppStore;
  routes: RouteObject[];
}

/**
 * The app around its screens. The router is React Router's plain one: the one with loaders weighs 19 kB more of the
 * first screen, and loading is the sagas' work here.
 */
export function App({ store, routes }: AppProps) {
  return (
    <Provider store={store}>
      <ThemeProvider>
        <BrowserRouter>
          <SagaNavigation store={store} />
          <PageTitle />
          <Screens routes={routes} />
        </BrowserRouter>
        <Toaster />
      </ThemeProvider>
    </Provider>
  );
}

function Screens({ routes }: { routes: RouteObject[] }) {
  const { pathname } = useLocation();
  useHeadingFocus();
  return (
    <ScreenBoundary place={pathname}>
      <Suspense fallback={<LoadingScreen />}>{useRoutes(routes)}</Suspense>
    </ScreenBoundary>
  );
}

/** Lets sagas ask for another screen. */
function SagaNavigation({ store }: { store: AppStore }) {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  });
  useEffect(() => {
    const task = store.run(() => navigationSaga((to, options) => latest.current(to, options)));
    return () => task.cancel();
  }, [store]);
  return null;
}
