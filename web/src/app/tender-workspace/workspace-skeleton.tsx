import { makeStyles, mergeClasses, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components';
import { messages } from '../../lib/messages.ts';
import { narrow } from './use-panes-layout.ts';
import { phone } from './workspace-tabs.tsx';

const line = `1px solid ${tokens.colorNeutralStroke2}`;

const useStyles = makeStyles({
  screen: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0 },
  // As high as the header and the tabs that follow.
  header: {
    ...{ display: 'flex', alignItems: 'center', flexShrink: 0, height: '44px', paddingInline: '16px' },
    [`@media ${phone}`]: { height: '38px', paddingInline: '10px' },
  },
  tabs: {
    ...{ display: 'flex', alignItems: 'center', flexShrink: 0, gap: '16px', height: '44px', paddingInline: '16px' },
    ...{ boxSizing: 'border-box', borderTop: line, borderBottom: line },
    [`@media ${phone}`]: { height: '36px', paddingInline: '10px' },
  },
  panes: { display: 'flex', flexGrow: 1, minHeight: 0 },
  pane: { display: 'flex', flexDirection: 'column', gap: '16px', flexGrow: 1, padding: '16px' },
  side: { flexGrow: 0, flexShrink: 0, width: '22%', [`@media ${narrow}`]: { display: 'none' } },
});

/** Shown while a tender is loading: its header, its tabs and its panes are where the real ones will be. */
export function WorkspaceSkeleton() {
  const styles = useStyles();
  const pane = (
    <>
      <SkeletonItem size={32} />
      <SkeletonItem size={32} />
      <SkeletonItem size={32} />
    </>
  );
  return (
    <Skeleton className={styles.screen} aria-label={messages.common.loading}>
      <div className={styles.header}>
        <SkeletonItem size={20} style={{ width: '40%' }} />
      </div>
      <div className={styles.tabs}>
        <SkeletonItem size={16} style={{ width: '72px' }} />
        <SkeletonItem size={16} style={{ width: '72px' }} />
        <SkeletonItem size={16} style={{ width: '72px' }} />
      </div>
      <div className={styles.panes}>
        <div className={mergeClasses(styles.pane, styles.side)}>{pane}</div>
        <div className={styles.pane}>{pane}</div>
        <div className={mergeClasses(styles.pane, styles.side)}>{pane}</div>
      </div>
    </Skeleton>
  );
}
