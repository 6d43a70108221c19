import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import {
  CheckmarkCircle20Filled,
  Dismiss16Regular,
  DismissCircle20Filled,
  Info20Filled,
  Warning20Filled,
} from '@fluentui/react-icons';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { messages } from '../lib/messages.ts';
import { selectToasts, type Toast, type ToastIntent, toastDismissed } from '../lib/state/toasts.slice.ts';

/** The specification's colours. They mark the kind of message; the words stand on the theme's own ground. */
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

const useStyles = makeStyles({
  region: {
    position: 'fixed',
    // Away from the bell, the account, what panes are opened by and what is typed in.
    bottom: tokens.spacingVerticalL,
    left: tokens.spacingHorizontalL,
    zIndex: 1_000_001,
    // A menu that is open is what the reader is at.
    ':global(body:has(.fui-MenuPopover))': { zIndex: 1 },
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    width: 'min(360px, calc(100vw - 32px))',
    pointerEvents: 'none',
  },
  toast: {
    display: 'flex',
    gap: tokens.spacingHorizontalM,
    alignItems: 'flex-start',
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    borderLeftWidth: '4px',
    borderLeftStyle: 'solid',
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
    pointerEvents: 'auto',
    // Where nothing hovers, a finger means what is under a message.
    '@media (hover: none)': { pointerEvents: 'none' },
  },
  words: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  icon: { flexShrink: 0 },
  dismiss: { pointerEvents: 'auto' },
});

/** A message that was held goes so long after the pointer or the focus has left it, in milliseconds. */
const afterHold = 1000;

/** Messages at the bottom left, also read out. Each stays while the pointer is over it or the focus in it. */
export function Toaster() {
  const styles = useStyles();
  const toasts = useSelector(selectToasts);
  return (
    <section className={styles.region} aria-label={messages.layout.toasts} aria-live="polite" aria-relevant="additions">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const styles = useStyles();
  const dispatch = useDispatch();
  const Icon = icons[toast.intent];
  const [held, setHeld] = useState(false);
  const [stay, setStay] = useState(toast.duration);

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dispatch(toastDismissed(toast.id)), stay);
    return () => clearTimeout(timer);
  }, [held, stay, toast, dispatch]);
  const hold = () => {
    setHeld(true);
    setStay(afterHold);
  };
  const letGo = () => setHeld(false);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a message waits for whoever reads it
    <div
      className={styles.toast}
      style={{ borderLeftColor: toastColours[toast.intent] }}
      role={toast.intent === 'error' ? 'alert' : 'status'}
      onMouseEnter={hold}
      onMouseLeave={letGo}
      onFocus={hold}
      onBlur={letGo}
    >
      <Icon className={styles.icon} style={{ color: toastColours[toast.intent] }} aria-hidden />
      <div className={styles.words}>
        {toast.title && <Text weight="semibold">{toast.title}</Text>}
        <Text>{toast.message}</Text>
      </div>
      <Button
        className={styles.dismiss}
        appearance="transparent"
        size="small"
        icon={<Dismiss16Regular />}
        aria-label={messages.layout.dismiss}
        onClick={() => dispatch(toastDismissed(toast.id))}
      />
    </div>
  );
}
