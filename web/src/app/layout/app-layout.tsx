import { makeStyles, tokens } from '@fluentui/react-components';
import { Suspense, useEffect, useState } from 'react';
import { matchPath, Outlet, useLocation } from 'react-router-dom';
import { connectionModule } from '../../features/connection/connection.sagas.ts';
import { ConnectionBanner } from '../../features/connection/connection-banner.tsx';
import { otherTabsModule } from '../../features/connection/other-tabs.sagas.ts';
import { notificationsSaga } from '../../features/notifications/notifications.sagas.ts';
import { lowWindow } from '../../lib/low-window.ts';
import { messages } from '../../lib/messages.ts';
import { workspaceRoute } from '../../lib/tenders.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { LoadingScreen } from '../loading-screen.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { LoadingBar } from './loading-bar.tsx';
import { PaletteOpener } from './palette-opener.tsx';
import { SideMenu } from './side-menu.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';
import { useDrawer } from './use-drawer.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useShownAgain } from './use-shown-again.ts';

export const modules = [{ name: 'notificationStream', saga: notificationsSaga }, connectionModule, otherTabsModule];

/** Below this width the drawer covers the screen. */
const smallScreen = '(max-width: 860px)';
/** In a tender, the page needs the room more than the menu's icons do. */
const smallForTender = '(max-width: 1200px)';

const useStyles = makeStyles({
  layout: {
    display: 'grid',
    // Nothing inside may make the layout wider than the window.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: '48px minmax(0, 1fr)',
    height: '100dvh',
    [`@media ${lowWindow}`]: { gridTemplateRows: '40px minmax(0, 1fr)' },
    backgroundColor: tokens.colorNeutralBackground2,
  },
  body: { display: 'flex', minHeight: 0 },
  main: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0, overflow: 'auto', outlineStyle: 'none' },
});

/** The frame around every screen after sign-in. */
export function Component() {
  const styles = useStyles();
  const { pathname } = useLocation();
  const isTender = matchPath(workspaceRoute, pathname) !== null;
  const small = useMediaQuery(isTender ? smallForTender : smallScreen);
  const { open, setOpen } = useDrawer(small ? 'over' : isTender ? 'tender' : 'beside');
  const [paletteOpen, setPaletteOpen] = useState(false);
  useShortcuts({ onPalette: () => setPaletteOpen(true) });
  useShownAgain();

  useEffect(() => {
    if (small && pathname) setOpen(false);
  }, [pathname, small, setOpen]);

  return (
    <div className={styles.layout}>
      <SkipLink target="content">{messages.common.skipToContent}</SkipLink>
      <LoadingBar />
      <TopBar drawerOpen={open} onToggleDrawer={() => setOpen(!open)} onPalette={() => setPaletteOpen(true)} />
      <div className={styles.body}>
        <SideMenu open={open} overlay={small} onClose={() => setOpen(false)} />
        <main id="content" tabIndex={-1} className={styles.main}>
          <ConnectionBanner />
          {!isTender && <Breadcrumbs />}
          <Suspense fallback={<LoadingScreen />}>
            <Outlet />
          </Suspense>
        </main>
      </div>
      {paletteOpen && <PaletteOpener onClose={() => setPaletteOpen(false)} />}
    </div>
  );
}
