import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import {
  CheckmarkCircle20Filled,
  Dismiss16Regular,
  DismissCircle20Filled,
  Info20Filled,
  Warning20Filled,
} from '@fluentui/react-icons';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { messageRoom } from '../lib/message-room.ts';
import { firstMessages as messages } from '../lib/messages.first.ts';
import { selectToasts, type Toast, type ToastIntent, toastDismissed } from '../lib/state/toasts.slice.ts';
import { TextLink } from './text-link.tsx';

/** The specification's colours. They mark the kind of message; the words are on the theme's own background. */
export const toastColours: Record<ToastIntent, string> = {
  error: '#dc3545',
  success: '#28a745',
  info: '#17a2b8',
  warning: '#ffc107',
};

const icons = {
  error: DismissCircle20Filled,
  success: CheckmarkCircle20Filled,
  info: Info20Filled,
  warning: Warning20Filled,
};

const phone = '(max-width: 640px)';

const useStyles = makeStyles({
  region: {
    position: 'fixed',
    // Within the top bar, left of its buttons, so that it covers no content.
    top: '4px',
    right: `var(${messageRoom.right}, 8px)`,
    zIndex: 1_000_001,
    // An open menu is in use, so messages stay behind it.
    ':global(body:has(.fui-MenuPopover))': { zIndex: 1 },
    width: `min(440px, calc(100vw - var(${messageRoom.left}, 8px) - var(${messageRoom.right}, 8px)))`,
    // Screens without a top bar have room at the edge.
    ':global(body:not(:has(#content)))': { top: '8px', right: '8px', width: 'min(440px, calc(100vw - 16px))' },
    pointerEvents: 'none',
  },
  toast: {
    display: 'flex',
    gap: tokens.spacingHorizontalS,
    alignItems: 'center',
    minHeight: '40px',
    boxSizing: 'border-box',
    padding: '2px 4px 2px 10px',
    borderRadius: tokens.borderRadiusMedium,
    borderLeftWidth: '4px',
    borderLeftStyle: 'solid',
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow8,
    outline: `1px solid ${tokens.colorNeutralStroke2}`,
    pointerEvents: 'auto',
  },
  words: {
    flexGrow: 1,
    minWidth: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    overflowWrap: 'anywhere',
    // A message about several files has a line for each reason.
    whiteSpace: 'pre-line',
    maxHeight: '60vh',
    overflowY: 'auto',
  },
  title: { display: 'block', fontWeight: tokens.fontWeightSemibold },
  /** A text that is higher than the bar is cut, and shown whole while the pointer or the focus is on it. */
  cut: {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '2',
    // On a phone a line has few words.
    [`@media ${phone}`]: { WebkitLineClamp: '3' },
  },
  /**
   * On a phone, a message that the room within the top bar would cut goes over the whole bar instead, as wide as the screen, and has lines
   * enough to be read at once. Its words go around the icon and the button: each line more would cover more of the work.
   */
  long: {
    [`@media ${phone}`]: {
      position: 'fixed',
      inset: '0 0 auto 0',
      alignItems: 'flex-end',
      padding: '8px 12px',
      borderRadius: 0,
    },
  },
  longWords: {
    [`@media ${phone}`]: {
      textIndent: '22px',
      '::before': { content: '""', float: 'right', width: '28px', height: '20px' },
    },
  },
  /** Not by a number of lines: words that are cut by it go around nothing. */
  longCut: { [`@media ${phone}`]: { display: 'block', maxHeight: '128px' } },
  longTitle: { [`@media ${phone}`]: { display: 'inline', '::after': { content: '":"' } } },
  longIcon: { [`@media ${phone}`]: { position: 'absolute', top: '8px', left: '10px', width: '16px', height: '16px' } },
  longButton: { [`@media ${phone}`]: { position: 'absolute', top: '4px', right: '6px' } },
  icon: { flexShrink: 0 },
  /** At least 24 px high, to be hit. */
  link: { flexShrink: 0, padding: '4px 6px', fontSize: tokens.fontSizeBase200 },
});

/** How long a message stays after the pointer or the focus has left it, in milliseconds. */
const afterPause = 1000;

/** The longest time for a message while another one waits, in milliseconds. Errors need time to be read. */
const whileOthersWait: Record<ToastIntent, number> = { error: 3000, warning: 3000, success: 2000, info: 2000 };

/** Elements that handle Escape themselves while they are open. */
const layers = '[role=dialog], [role=alertdialog], [role=menu], [role=combobox][aria-expanded=true]';

/**
 * Messages in the top bar, one at a time; screen readers read them out. A message stays while the pointer or the focus
 * is on it; Escape closes it. Errors are also listed under the bell.
 */
export function Toaster() {
  const styles = useStyles();
  const [toast, ...waiting] = useSelector(selectToasts);
  return (
    <section className={styles.region} aria-label={messages.layout.toasts} aria-live="polite" aria-relevant="additions">
      {toast && <ToastCard key={toast.id} toast={toast} hurried={waiting.length > 0} />}
    </section>
  );
}

function ToastCard({ toast, hurried }: { toast: Toast; hurried: boolean }) {
  const styles = useStyles();
  const dispatch = useDispatch();
  const Icon = icons[toast.intent];
  const { undo } = toast;
  // Either is enough: the focus may leave while the pointer stays.
  const [hasPointer, setPointer] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const paused = hasPointer || hasFocus;
  const [whole, setWhole] = useState(toast.duration);
  const since = useRef(Date.now());
  const stay = hurried ? Math.min(whole, whileOthersWait[toast.intent]) : whole;

  useEffect(() => {
    if (paused) return;
    const left = since.current + stay - Date.now();
    const timer = setTimeout(() => dispatch(toastDismissed(toast.id)), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [paused, stay, toast, dispatch]);
  const pauseFor = (set: (isOn: boolean) => void) => () => {
    set(true);
    setWhole(afterPause);
  };
  const resumeFrom = (set: (isOn: boolean) => void) => () => {
    since.current = Date.now();
    set(false);
  };

  const words = useRef<HTMLDivElement>(null);
  const [isLong, setLong] = useState(false);
  // Measured once: how a message is shown must not change while it is read.
  useLayoutEffect(() => {
    const element = words.current;
    if (element) setLong(element.scrollHeight > element.clientHeight);
  }, []);

  // The element that had the focus before this message.
  const from = useRef<EventTarget | null>(null);
  const card = useRef<HTMLDivElement>(null);
  const dismiss = () => {
    if (card.current?.contains(document.activeElement) && from.current instanceof HTMLElement) from.current.focus();
    dispatch(toastDismissed(toast.id));
  };
  const onEscape = useRef(dismiss);
  onEscape.current = dismiss;
  useEffect(() => {
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      const isHere = target instanceof Node && card.current?.contains(target);
      if (key === 'Escape' && (isHere || !document.querySelector(layers))) onEscape.current();
    };
    // In the capture phase, before an open layer closes: one Escape must not close both.
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only keep the message open
    <div
      ref={card}
      className={mergeClasses(styles.toast, isLong && styles.long)}
      style={{ borderLeftColor: toastColours[toast.intent] }}
      role={toast.intent === 'error' ? 'alert' : 'status'}
      onMouseEnter={pauseFor(setPointer)}
      onMouseLeave={resumeFrom(setPointer)}
      onFocus={({ relatedTarget }) => {
        if (!card.current?.contains(relatedTarget)) from.current = relatedTarget;
        pauseFor(setFocus)();
      }}
      onBlur={resumeFrom(setFocus)}
    >
      <Icon
        className={mergeClasses(styles.icon, isLong && styles.longIcon)}
        style={{ color: toastColours[toast.intent] }}
        aria-hidden
      />
      <div
        ref={words}
        className={mergeClasses(
          styles.words,
          !paused && styles.cut,
          isLong && styles.longWords,
          isLong && !paused && styles.longCut,
        )}
      >
        {toast.title && <span className={mergeClasses(styles.title, isLong && styles.longTitle)}>{toast.title}</span>}
        {toast.title && isLong && ' '}
        {toast.message}
      </div>
      {toast.to && (
        <TextLink className={styles.link} to={toast.to} onClick={dismiss}>
          {messages.common.open}
        </TextLink>
      )}
      {undo && (
        <Button
          appearance="subtle"
          size="small"
          onClick={() => {
            dispatch(undo);
            dismiss();
          }}
        >
          {messages.common.undo}
        </Button>
      )}
      <Button
        className={mergeClasses(isLong && styles.longButton)}
        appearance="transparent"
        size="small"
        icon={<Dismiss16Regular />}
        aria-label={messages.layout.dismiss}
        onClick={dismiss}
      />
    </div>
  );
}
