import { Button, mergeClasses } from '@fluentui/react-components';
import {
  CheckmarkCircle20Filled,
  Dismiss16Regular,
  DismissCircle20Filled,
  Info20Filled,
  Warning20Filled,
} from '@fluentui/react-icons';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { firstMessages as messages } from '../lib/messages.first.ts';
import { selectToasts, type Toast, type ToastIntent, toastDismissed } from '../lib/state/toasts.slice.ts';
import { TextLink } from './text-link.tsx';
import { useToasterStyles } from './toaster.styles.ts';

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
  const styles = useToasterStyles();
  const [toast, ...waiting] = useSelector(selectToasts);
  return (
    <section className={styles.region} aria-label={messages.layout.toasts} aria-live="polite" aria-relevant="additions">
      {toast && <ToastCard key={toast.id} toast={toast} hurried={waiting.length > 0} />}
    </section>
  );
}

function ToastCard({ toast, hurried }: { toast: Toast; hurried: boolean }) {
  const styles = useToasterStyles();
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
