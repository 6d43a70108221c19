import { makeStyles, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components';
import { messages } from '../../lib/messages.ts';

const useStyles = makeStyles({
  lines: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, maxWidth: '560px' },
});

/** Shown while the data of a section is loading. */
export function SectionSkeleton() {
  return (
    <Skeleton className={useStyles().lines} aria-label={messages.common.loading}>
      <SkeletonItem size={24} />
      <SkeletonItem size={24} />
    </Skeleton>
  );
}
