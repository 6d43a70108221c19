import { Suspense, useEffect, useRef } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter, type RouteObject, useLocation, useNavigate, useRoutes } from 'react-router-dom';
import { Toaster } from '../components/toaster.tsx';
import type { AppStore } from '../lib/store-module.ts';
import { ThemeProvider } from '../theme/theme-provider.tsx';
import { useFocusReturn } from './layout/use-focus-return.ts';
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
 * The app around its screens. It uses React Router's plain router: the one with loaders would add 19 kB to the first
 * screen, and here sagas load the data.
 */
export function App({ store, routes }: AppProps) {
  return (
    <Provider store={store}>
      <ThemeProvider>
        <BrowserRouter>
          <SagaNavigation store={store} />
          <PageTitle />
          <Screens routes={routes} />
          <Toaster />
        </BrowserRouter>
      </ThemeProvider>
    </Provider>
  );
}

function Screens({ routes }: { routes: RouteObject[] }) {
  const { pathname } = useLocation();
  useHeadingFocus();
  useFocusReturn();
  return (
    <ScreenBoundary place={pathname}>
      <Suspense fallback={<LoadingScreen />}>{useRoutes(routes)}</Suspense>
    </ScreenBoundary>
  );
}

/** Lets sagas open another screen. */
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
