import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { navigationSaga } from '../../app/session.sagas.ts';
import { createAppStore } from '../../app/store.ts';
import { Toaster } from '../../components/toaster.tsx';
import type { StoreModule } from '../store-module.ts';

interface Options {
  /** The address at which the app is opened. */
  at?: string | { pathname: string; state: unknown };
  /** The path of the screen's route. */
  path?: string;
  /** The store modules of the screen. */
  modules?: StoreModule[];
  /** Other screens, to check where the app navigates. */
  routes?: RouteObject[];
}

/** Shows a screen with the app's real store, router and toasts around it. */
export async function renderApp(screen: ReactNode, { at = '/', path = '/', modules = [], routes = [] }: Options = {}) {
  const { store, ready } = createAppStore();
  onTestFinished(store.stop);
  await ready;
  for (const module of modules) store.inject(module);
  const withToasts = (
    <>
      <Outlet />
      <Toaster />
    </>
  );
  const children = [{ path, element: screen }, ...routes];
  const router = createMemoryRouter([{ element: withToasts, children }], { initialEntries: [at] });
  store.run(() => navigationSaga((to, options) => void router.navigate(to, options)));
  const view = render(
    <Provider store={store}>
      <FluentProvider theme={webLightTheme}>
        <RouterProvider router={router} />
      </FluentProvider>
    </Provider>,
  );
  return { ...view, store, router };
}
