import { Dialog, DialogSurface, Input, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { Search20Regular } from '@fluentui/react-icons';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { Name } from '../../components/name.tsx';
import { messages } from '../../lib/messages.ts';
import { selectUser, type User } from '../../lib/state/auth.slice.ts';
import { followHeading, followTarget } from '../layout/use-heading-focus.ts';
import { findEntries, type PaletteEntry } from './palette-entries.ts';
import { searchEntries } from './tender-search.ts';
import { usePaletteEntries } from './use-palette-entries.ts';

const text = messages.palette;

const useStyles = makeStyles({
  surface: { maxWidth: '600px', padding: 0, marginTop: '12vh', overflow: 'hidden' },
  field: { display: 'flex', padding: '12px', borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  input: { width: '100%' },
  list: { maxHeight: '50vh', overflowY: 'auto', padding: '4px' },
  entry: {
    display: 'grid',
    gridTemplateColumns: '92px minmax(0, 1fr) fit-content(40%)',
    alignItems: 'center',
    gap: '12px',
    minHeight: '36px',
    padding: '2px 12px',
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    '@media (max-width: 640px)': { gridTemplateColumns: '76px minmax(0, 1fr)' },
  },
  current: { backgroundColor: tokens.colorNeutralBackground1Selected },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  hint: { minWidth: 0, '@media (max-width: 640px)': { display: 'none' } },
  empty: { padding: '16px', display: 'block' },
});

interface CommandPaletteProps {
  /** What is in the field: some of it may have been typed before the palette was there. */
  typed: string;
  onTyped: (typed: string) => void;
  onClose: () => void;
}

/** Opens any place by a few letters: type, select with the arrows, press Enter. */
export default function CommandPalette(props: CommandPaletteProps) {
  const user = useSelector(selectUser);
  return user && <Palette user={user} {...props} />;
}

function Palette({ user, typed, onTyped, onClose }: CommandPaletteProps & { user: User }) {
  const styles = useStyles();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const { entries, error, isInTender, tender } = usePaletteEntries(user);
  const placeholder = isInTender ? text.placeholderInTender : text.placeholder;
  const found = [...findEntries(entries, typed), ...(tender ? searchEntries(typed, tender) : [])];
  const current = Math.min(index, found.length - 1);

  useEffect(() => {
    list.current?.children[current]?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  const open = (entry: PaletteEntry | undefined) => {
    if (!entry) return;
    navigate(entry.path, entry.replacing ? { replace: true, state: entry.replacing } : { state: entry.state });
    onClose();
    // Another part of the same screen: the heading does not change, and the element that had the focus may have gone.
    if (entry.focus) followTarget(entry.focus);
    else if (new URL(entry.path, window.location.origin).pathname === pathname) followHeading();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) setIndex((current + step + found.length) % found.length);
    // In scripts with an input method, Enter also completes a character.
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) open(found[current]);
    else return;
    event.preventDefault();
  };

  return (
    <Dialog open onOpenChange={(_, data) => !data.open && onClose()}>
      <DialogSurface className={styles.surface} aria-label={text.title}>
        <div className={styles.field}>
          <Input
            className={styles.input}
            size="large"
            autoFocus
            role="combobox"
            aria-expanded
            aria-controls={listId}
            aria-activedescendant={found.length > 0 ? `${listId}-${current}` : undefined}
            aria-label={placeholder}
            placeholder={placeholder}
            contentBefore={<Search20Regular />}
            value={typed}
            onChange={(_, { value }) => {
              onTyped(value);
              setIndex(0);
            }}
            onKeyDown={onKeyDown}
          />
        </div>
        {error && (
          <Text role="alert" className={styles.empty}>
            {error}
          </Text>
        )}
        {found.length === 0 && <Text className={styles.empty}>{text.empty}</Text>}
        <div ref={list} id={listId} role="listbox" aria-label={text.title} className={styles.list}>
          {found.map((entry, position) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and points at the current entry
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
            <div
              key={`${entry.label} ${entry.path}`}
              id={`${listId}-${position}`}
              role="option"
              aria-selected={position === current}
              className={mergeClasses(styles.entry, position === current && styles.current)}
              onMouseMove={() => setIndex(position)}
              onClick={() => open(entry)}
            >
              <span className={styles.quiet}>{entry.group}</span>
              <Name text={entry.label} end={entry.end} />
              <span className={mergeClasses(styles.quiet, styles.hint)}>
                {entry.hint && <Name text={entry.hint} />}
              </span>
            </div>
          ))}
        </div>
      </DialogSurface>
    </Dialog>
  );
}
