import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { z } from 'zod';
import { Toaster } from '../components/toaster.tsx';
import { setUnauthorizedHandler } from '../lib/api-client.ts';
import { loginPath } from '../lib/return-url.ts';
import { cleared } from '../lib/state/auth.slice.ts';
import { onTokenCleared } from '../lib/token.ts';
import { ThemeProvider } from '../theme/theme-provider.tsx';
import { createRouter } from './router.tsx';
import { logoutSaga, navigationSaga } from './session.sagas.ts';
import { createAppStore } from './store.ts';
import './global.css';

// The content security policy allows no code made of strings, which zod would otherwise try.
z.config({ jitless: true });

const { store, ready } = createAppStore();
await ready;
const router = createRouter(store);

const leave = () => {
  const { pathname, search } = window.location;
  if (pathname === '/login') return;
  store.dispatch(cleared());
  router.navigate(loginPath(pathname + search), { replace: true });
};
setUnauthorizedHandler(leave);
onTokenCleared(leave);
store.run(logoutSaga);
store.run(() => navigationSaga((to, options) => void router.navigate(to, options)));

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with id "root"');
createRoot(root).render(
  <Provider store={store}>
    <ThemeProvider>
      <RouterProvider router={router} />
      <Toaster />
    </ThemeProvider>
  </Provider>,
);
