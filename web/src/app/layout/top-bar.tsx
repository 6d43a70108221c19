import {
  Avatar,
  Button,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  Text,
  Tooltip,
  tokens,
} from '@fluentui/react-components';
import {
  Navigation20Regular,
  Person20Regular,
  Search20Regular,
  Settings20Regular,
  SignOut20Regular,
  WeatherMoon20Regular,
  WeatherSunny20Regular,
} from '@fluentui/react-icons';
import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useNavigate } from 'react-router-dom';
import { Logo } from '../../components/logo.tsx';
import { Name } from '../../components/name.tsx';
import { NotificationBell } from '../../features/notifications/notification-bell.tsx';
import { imageUrl } from '../../lib/image-url.ts';
import { lowWindow } from '../../lib/low-window.ts';
import { messages } from '../../lib/messages.ts';
import { logoutRequested, selectUser } from '../../lib/state/auth.slice.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { themeModeChosen } from '../../theme/theme.slice.ts';
import { useIsDark } from '../../theme/theme-provider.tsx';
import { useMessageRoom } from './use-message-room.ts';

const text = messages.layout;

/** At this width the bar has room for a message only without the theme's button. */
const phone = '(max-width: 480px)';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    paddingInline: '12px',
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  brand: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    marginInline: '4px auto',
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusMedium,
  },
  // In a tender, its name is there instead.
  title: { [`@media ${lowWindow}`]: { display: 'none' } },
  tools: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS, flexShrink: 0 },
  name: {
    marginInline: tokens.spacingHorizontalS,
    maxWidth: '200px',
    '@media (max-width: 860px)': { display: 'none' },
    [`@media ${lowWindow}`]: { display: 'none' },
  },
  avatar: { minWidth: '36px', padding: '2px', borderRadius: tokens.borderRadiusCircular },
});

interface TopBarProps {
  drawerOpen: boolean;
  onToggleDrawer: () => void;
  onPalette: () => void;
}

export function TopBar({ drawerOpen, onToggleDrawer, onPalette }: TopBarProps) {
  const styles = useStyles();
  const bar = useRef<HTMLElement>(null);
  const brand = useRef<HTMLAnchorElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  useMessageRoom(bar, brand, tools);
  const isPhone = useMediaQuery(phone);
  const menuLabel = drawerOpen ? text.closeMenu : text.openMenu;
  return (
    <header ref={bar} className={styles.bar}>
      <Tooltip content={menuLabel} relationship="label">
        <Button
          appearance="subtle"
          icon={<Navigation20Regular />}
          aria-expanded={drawerOpen}
          aria-controls="side-menu"
          onClick={onToggleDrawer}
        />
      </Tooltip>
      <Link ref={brand} to="/dashboard" className={styles.brand} aria-label={text.title}>
        <Logo size={26} />
        <Text size={400} weight="semibold" className={styles.title}>
          {text.title}
        </Text>
      </Link>
      <div ref={tools} className={styles.tools}>
        <Tooltip content={`${text.openPalette} (Ctrl K)`} relationship="label">
          <Button appearance="subtle" icon={<Search20Regular />} onClick={onPalette} />
        </Tooltip>
        {!isPhone && <ThemeToggle />}
        <NotificationBell />
        <AccountMenu withTheme={isPhone} />
      </div>
    </header>
  );
}

function useThemeToggle() {
  const dispatch = useDispatch();
  const dark = useIsDark();
  return {
    label: dark ? text.lightTheme : text.darkTheme,
    icon: dark ? <WeatherSunny20Regular /> : <WeatherMoon20Regular />,
    onClick: () => dispatch(themeModeChosen(dark ? 'light' : 'dark')),
  };
}

function ThemeToggle() {
  const { label, ...toggle } = useThemeToggle();
  return (
    <Tooltip content={label} relationship="label">
      <Button appearance="subtle" {...toggle} />
    </Tooltip>
  );
}

/** @param withTheme whether the menu contains the choice of light or dark, because the bar has no room for its button */
function AccountMenu({ withTheme }: { withTheme: boolean }) {
  const { label: themeLabel, ...theme } = useThemeToggle();
  const styles = useStyles();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const user = useSelector(selectUser);
  if (!user) return null;
  const name = `${user.firstName} ${user.lastName}`;
  const initials = `${user.firstName.charAt(0)}${user.lastName.charAt(0)}`;
  return (
    <>
      <Text className={styles.name}>
        <Name text={name} />
      </Text>
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button appearance="subtle" className={styles.avatar} aria-label={text.account(name, initials)}>
            <Avatar
              name={name}
              initials={initials}
              size={32}
              color="brand"
              aria-hidden
              image={imageUrl(user.profileImagePath)}
            />
          </Button>
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            <MenuItem icon={<Person20Regular />} onClick={() => navigate('/profile')}>
              {text.profile}
            </MenuItem>
            <MenuItem icon={<Settings20Regular />} onClick={() => navigate('/settings')}>
              {text.settings}
            </MenuItem>
            {withTheme && <MenuItem {...theme}>{themeLabel}</MenuItem>}
            <MenuItem icon={<SignOut20Regular />} onClick={() => dispatch(logoutRequested())}>
              {text.logout}
            </MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
    </>
  );
}
