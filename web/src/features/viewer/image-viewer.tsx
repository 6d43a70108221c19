import { documentContent, type Document as TenderDocument } from '@bidloom/contract/documents';
import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { ScrollRegion } from '../../components/scroll-region.tsx';
import { urlOf } from '../../lib/api-client.ts';
import { messages } from '../../lib/messages.ts';
import { Highlights } from './highlights.tsx';
import { shownContent } from './shown-file.ts';
import type { Place } from './viewer.slice.ts';
import { ViewerFailure } from './viewer-failure.tsx';

const useStyles = makeStyles({
  scroller: {
    height: '100%',
    padding: '12px',
    boxSizing: 'border-box',
    backgroundColor: tokens.colorNeutralBackground3,
  },
  frame: { position: 'relative', maxWidth: '1100px', margin: '0 auto', boxShadow: tokens.shadow4 },
  image: { display: 'block', width: '100%', backgroundColor: 'white' },
});

interface ImageViewerProps {
  document: TenderDocument;
  place: Place;
}

/** A picture with the cited places marked on it. */
export default function ImageViewer({ document, place }: ImageViewerProps) {
  const styles = useStyles();
  const frame = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  const [loaded, setLoaded] = useState(false);
  const address = urlOf(
    documentContent,
    { workspaceId: document.workspaceId, documentId: document.id },
    shownContent(document),
  );

  useEffect(() => {
    if (!loaded || place.boxes.length === 0) return;
    frame.current?.querySelector('[data-highlight]')?.scrollIntoView({ block: 'center' });
  }, [loaded, place]);

  if (failed) return <ViewerFailure message={document.failure} onRetry={() => setFailed(false)} />;
  return (
    <ScrollRegion className={styles.scroller} label={messages.viewer.pages(document.fileName)}>
      <div ref={frame} className={styles.frame} data-page={1}>
        <img
          className={styles.image}
          src={address}
          alt={document.fileName}
          onLoad={() => setLoaded(true)}
          onError={() => setFailed(true)}
        />
        {loaded && <Highlights place={place} page={1} />}
      </div>
    </ScrollRegion>
  );
}
