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
    top: tokens.spacingVerticalL,
    right: tokens.spacingHorizontalL,
    zIndex: 1_000_001,
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
  },
  words: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  icon: { flexShrink: 0 },
});

/** Messages at the top right, also read out. They stay while the pointer is over them or the focus in them. */
export function Toaster() {
  const styles = useStyles();
  const toasts = useSelector(selectToasts);
  const [held, setHeld] = useState(false);
  return (
    <section
      className={styles.region}
      aria-label={messages.layout.toasts}
      aria-live="polite"
      aria-relevant="additions"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} held={held} />
      ))}
    </section>
  );
}

function ToastCard({ toast, held }: { toast: Toast; held: boolean }) {
  const styles = useStyles();
  const dispatch = useDispatch();
  const Icon = icons[toast.intent];

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dispatch(toastDismissed(toast.id)), toast.duration);
    return () => clearTimeout(timer);
  }, [held, toast, dispatch]);

  return (
    <div
      className={styles.toast}
      style={{ borderLeftColor: toastColours[toast.intent] }}
      role={toast.intent === 'error' ? 'alert' : 'status'}
    >
      <Icon className={styles.icon} style={{ color: toastColours[toast.intent] }} aria-hidden />
      <div className={styles.words}>
        {toast.title && <Text weight="semibold">{toast.title}</Text>}
        <Text>{toast.message}</Text>
      </div>
      <Button
        appearance="transparent"
        size="small"
        icon={<Dismiss16Regular />}
        aria-label={messages.layout.dismiss}
        onClick={() => dispatch(toastDismissed(toast.id))}
      />
    </div>
  );
}
