import { makeStyles, mergeClasses, OverlayDrawer, Tooltip, tokens } from '@fluentui/react-components';
import { useSelector } from 'react-redux';
import { NavLink } from 'react-router-dom';
import { messages } from '../../lib/messages.ts';
import { selectUser } from '../../lib/state/auth.slice.ts';
import { type MenuItem, menuOf } from './menu.ts';

/** The widths of the specification, in pixels. */
const drawerWidth = { open: 240, collapsed: 64 } as const;

const useStyles = makeStyles({
  drawer: {
    flexShrink: 0,
    width: `${drawerWidth.open}px`,
    overflow: 'hidden auto',
    backgroundColor: tokens.colorNeutralBackground1,
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
    transitionProperty: 'width',
    transitionDuration: tokens.durationNormal,
    '@media (prefers-reduced-motion: reduce)': { transitionDuration: '0s' },
  },
  collapsed: { width: `${drawerWidth.collapsed}px` },
  overlay: { width: `${drawerWidth.open}px` },
  overlayNav: { width: '100%' },
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    margin: 0,
    padding: '12px',
    listStyleType: 'none',
  },
  link: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    height: '40px',
    paddingInline: '10px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    whiteSpace: 'nowrap',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover, color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  current: {
    backgroundColor: tokens.colorNeutralBackground1Selected,
    color: tokens.colorBrandForeground2,
    fontWeight: tokens.fontWeightSemibold,
    boxShadow: `inset 3px 0 0 ${tokens.colorBrandStroke1}`,
  },
  icon: { flexShrink: 0 },
});

interface SideMenuProps {
  open: boolean;
  /** On small screens the menu covers the page instead of being beside it. */
  overlay: boolean;
  onClose: () => void;
}

export function SideMenu({ open, overlay, onClose }: SideMenuProps) {
  const styles = useStyles();
  const user = useSelector(selectUser);
  if (!user) return null;
  const items = menuOf(user);
  if (overlay) {
    return (
      <OverlayDrawer
        open={open}
        onOpenChange={onClose}
        className={styles.overlay}
        aria-label={messages.layout.mainNavigation}
      >
        <nav id="side-menu" className={styles.overlayNav} aria-label={messages.layout.mainNavigation}>
          <Items items={items} labelled />
        </nav>
      </OverlayDrawer>
    );
  }
  return (
    <nav
      id="side-menu"
      className={mergeClasses(styles.drawer, !open && styles.collapsed)}
      aria-label={messages.layout.mainNavigation}
    >
      <Items items={items} labelled={open} />
    </nav>
  );
}

function Items({ items, labelled }: { items: MenuItem[]; labelled: boolean }) {
  const styles = useStyles();
  return (
    <ul className={styles.list}>
      {items.map(({ label, path, icon: Icon, end = false }) => {
        const link = (
          <NavLink
            to={path}
            end={end}
            className={({ isActive }) => mergeClasses(styles.link, isActive && styles.current)}
            {...(labelled ? {} : { 'aria-label': label })}
          >
            <Icon className={styles.icon} aria-hidden />
            {labelled && label}
          </NavLink>
        );
        return (
          <li key={path}>
            {labelled ? (
              link
            ) : (
              <Tooltip content={label} relationship="label" positioning="after">
                {link}
              </Tooltip>
            )}
          </li>
        );
      })}
    </ul>
  );
}
