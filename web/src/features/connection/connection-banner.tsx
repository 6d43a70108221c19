import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { PlugConnected16Regular, PlugDisconnected16Regular } from '@fluentui/react-icons';
import { useSelector } from 'react-redux';
import { connectionMessages as text } from '../../lib/messages.connection.ts';
import { selectConnection } from '../../lib/state/connection.slice.ts';

const useStyles = makeStyles({
  banner: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8px',
    flexShrink: 0,
    padding: '4px 12px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    textAlign: 'center',
    backgroundColor: tokens.colorStatusWarningBackground2,
    color: tokens.colorStatusWarningForeground2,
  },
  back: {
    backgroundColor: tokens.colorStatusSuccessBackground2,
    color: tokens.colorStatusSuccessForeground2,
  },
  icon: { flexShrink: 0 },
});

/** Says while the server can't be reached, and when it can be reached again. */
export function ConnectionBanner() {
  const styles = useStyles();
  const connection = useSelector(selectConnection);
  const isBack = connection === 'back';
  const Icon = isBack ? PlugConnected16Regular : PlugDisconnected16Regular;
  return (
    // Always rendered, so that screen readers announce its changes.
    <div role="status">
      {connection !== 'there' && (
        <div className={mergeClasses(styles.banner, isBack && styles.back)}>
          <Icon className={styles.icon} aria-hidden />
          {isBack ? text.back : text.away}
        </div>
      )}
    </div>
  );
}
