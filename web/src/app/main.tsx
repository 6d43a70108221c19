import { createRoot } from 'react-dom/client';
import { setUnauthorizedHandler } from '../lib/api-client.ts';
import { firstMessages as messages } from '../lib/messages.first.ts';
import { navigationRequested } from '../lib/navigation.ts';
import { loginPath, safeReturnUrl } from '../lib/return-url.ts';
import { noteSessionEnd } from '../lib/session-end.ts';
import { cleared, selectUser } from '../lib/state/auth.slice.ts';
import { toastsCleared } from '../lib/state/toasts.slice.ts';
import { onTokenCleared } from '../lib/token.ts';
import { themeSaga } from '../theme/theme.sagas.ts';
import { themeLoaded } from '../theme/theme.slice.ts';
import { App } from './app.tsx';
import { onOtherTabsState } from './other-tabs-state.ts';
import { createRoutes } from './routes.tsx';
import { draftsSaga, logoutSaga } from './session.sagas.ts';
import { createAppStore } from './store.ts';
import './global.css';

const { store, ready } = createAppStore();
await ready;

const leave = () => {
  const { pathname, search } = window.location;
  if (pathname === '/login') return;
  store.dispatch(cleared());
  store.dispatch(navigationRequested(loginPath(pathname + search), { replace: true }));
};
const leaveBecause = (message: string) => {
  // If several calls are refused at the same time, only the first shows the message.
  if (selectUser(store.getState())) {
    store.dispatch(toastsCleared());
    noteSessionEnd(message);
  }
  leave();
};
setUnauthorizedHandler(() => leaveBecause(messages.auth.sessionEnded));
onTokenCleared(() => leaveBecause(messages.auth.sessionEndedElsewhere));
onOtherTabsState({
  onTheme: (theme) => store.dispatch(themeLoaded(theme)),
  onUser: (userId) => {
    const own = selectUser(store.getState())?.userId;
    if (own === userId) return;
    const { pathname, search } = window.location;
    // The other tab's session is used. The sign-in screen must not be loaded again: opening it would end that session.
    if (pathname === '/login') window.location.replace(safeReturnUrl(new URLSearchParams(search).get('returnUrl')));
    // Another user's data would be wrong here.
    else if (own) window.location.reload();
  },
});
store.run(logoutSaga);
store.run(draftsSaga);
store.run(themeSaga);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with id "root"');
createRoot(root).render(<App store={store} routes={createRoutes(store)} />);
