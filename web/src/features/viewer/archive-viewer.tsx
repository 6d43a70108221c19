import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { EmptyState } from '../../components/empty-state.tsx';
import { ScrollRegion } from '../../components/scroll-region.tsx';
import { messages } from '../../lib/messages.ts';
import { ContentLinks } from './content-links.tsx';
import type { ViewerProps } from './viewer-props.ts';

const text = messages.archives;

const useStyles = makeStyles({
  region: { height: '100%' },
  page: { display: 'flex', flexDirection: 'column', gap: '12px', maxWidth: '820px', padding: '20px 24px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  leftOut: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
});

/** An archive has no pages: this lists the documents that came out of it, and the files that did not become documents. */
export default function ArchiveViewer({ document, contents = [] }: ViewerProps) {
  const styles = useStyles();
  const { fileName, warning, status } = document;
  if (contents.length === 0 && !warning) {
    return status === 'ready' ? <EmptyState title={text.emptyTitle} text={text.emptyText} /> : null;
  }
  return (
    <ScrollRegion className={styles.region} label={messages.viewer.pages(fileName)}>
      <div className={styles.page}>
        <h3 className={styles.title}>{contents.length > 0 ? text.contentsTitle(contents.length) : text.emptyTitle}</h3>
        <ContentLinks documents={contents} label={text.contentsTitle(contents.length)} />
        {warning && (
          <>
            <h3 className={styles.title}>{text.leftOutTitle}</h3>
            <Text className={styles.leftOut}>{warning}</Text>
          </>
        )}
      </div>
    </ScrollRegion>
  );
}
