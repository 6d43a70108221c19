import { makeStyles, tokens } from '@fluentui/react-components';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ScrollRegion } from '../../../components/scroll-region.tsx';
import { messages } from '../../../lib/messages.ts';
import { useRoom } from '../../../lib/use-room.ts';
import { LinkDialog } from '../links/link-dialog.tsx';
import { ViewerFailure } from '../viewer-failure.tsx';
import { ViewerToolbar } from '../viewer-toolbar.tsx';
import { FindBar } from './find-bar.tsx';
import type { LookProps } from './look-props.ts';
import { OfficeFrame } from './office-frame.tsx';
import { OfficeNotices } from './office-notices.tsx';
import { OfficeZoom, officeTools } from './office-tools.tsx';
import { OfficeWaiting } from './office-waiting.tsx';
import { closeDocx, openDocx } from './open-docx.ts';
import { findPageElement, pageCount, readPage } from './reading-pages.ts';
import { useAlignedTabs } from './use-aligned-tabs.ts';
import { useDrawnRoot } from './use-drawn-root.ts';
import { copySelection, scrollByKey, useFrameEvents } from './use-frame-events.ts';
import { useFrameFind } from './use-frame-find.ts';
import { scrollToElement, useFramePages } from './use-frame-pages.ts';
import { type OpenedPage, useFramePlace } from './use-frame-place.ts';
import { useFrameScale } from './use-frame-scale.ts';
import { useOfficeFile } from './use-office-file.ts';
import { useOpenFind } from './use-open-find.ts';
import { usePlaceText } from './use-place-text.ts';
import { useShownWords } from './use-shown-words.ts';

const text = messages.office;

const useStyles = makeStyles({
  viewer: { display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 },
  room: { position: 'relative', flexGrow: 1, overflow: 'hidden', backgroundColor: tokens.colorNeutralBackground3 },
  // The frame's page is light. Setting this here as well keeps its background transparent in dark mode.
  frame: { display: 'block', width: '100%', height: '100%', border: 'none', colorScheme: 'light' },
  waiting: { position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' },
});

/** A Word document in its layout, drawn by the app into a frame without scripts. */
export default function WordViewer({ document, place, onPage, onText, onProblem }: LookProps) {
  const styles = useStyles();
  const viewer = useRef<HTMLDivElement>(null);
  const room = useRef<HTMLElement>(null);
  const { width } = useRoom(room);
  const file = useOfficeFile(document, openDocx, closeDocx);
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [words, setWords] = useShownWords(document.id);
  const [link, setLink] = useState<string | null>(null);
  const content = file.status === 'open' ? file.content : null;

  const root = useDrawnRoot(frame, content);

  const problem = file.status === 'problem' ? file.problem : null;
  useEffect(() => {
    if (problem) onProblem(problem);
  }, [problem, onProblem]);

  const { scale, fitted, zoomBy, fitWidth } = useFrameScale(root, width);
  useAlignedTabs(root, width > 0);
  const placeText = usePlaceText(document, place);
  // The drawn pages tell a page only approximately. What was opened by its number has that number until somebody scrolls.
  const [opened, setOpened] = useState<OpenedPage | null>(null);
  const { isMissing } = useFramePlace(root, placeText, setOpened);
  const view = useFramePages(root, scale);
  const find = useFrameFind(root, words ?? '');
  const total = pageCount(document, view);
  const isOpened = opened !== null && opened.page <= total && Math.abs(view.top - opened.top) < 2;
  const wanted = Math.min(total, Math.max(1, place.page ?? 1));
  // Before it is drawn, it is the page that is being opened.
  const page = !root ? wanted : isOpened ? opened.page : readPage(total, view);

  useEffect(() => {
    if (root) onPage(page);
  }, [root, page, onPage]);

  const goTo = async (wanted: number) => {
    if (!root) return;
    const element = await findPageElement(document, view, wanted, root);
    if (!element) return;
    scrollToElement(element, 0.02);
    setOpened({ page: wanted, top: root.ownerDocument.defaultView?.scrollY ?? 0 });
  };
  const openFind = useOpenFind(viewer, words, setWords);
  const closeFind = () => {
    setWords(null);
    room.current?.focus({ preventScroll: true });
  };
  const isFinding = words !== null;
  const tools = officeTools({ document, isFinding, onFind: isFinding ? closeFind : openFind, onText });
  const onKeyDown = (event: React.KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    else if (key === 'Escape' && isFinding) closeFind();
    else if (key === '+' || key === '=') zoomBy(1);
    else if (key === '-') zoomBy(-1);
    else if (key === '0') fitWidth();
    else if (!root || !scrollByKey(root, event)) return;
    event.preventDefault();
  };
  useFrameEvents(root, room, setLink);
  const onReady = useCallback((ready: HTMLElement) => setFrame(ready), []);

  return (
    <div ref={viewer} className={styles.viewer}>
      <ViewerToolbar page={page} total={total} onPage={goTo} canTurn={root !== null} tools={tools}>
        <OfficeZoom scale={scale} zoomBy={zoomBy} fit={{ fitted, fitWidth }} />
      </ViewerToolbar>
      {isFinding && (
        <FindBar
          words={words}
          onWords={setWords}
          isRead={root !== null}
          total={find.total}
          hasMore={find.hasMore}
          current={find.current}
          onStep={find.step}
          onClose={closeFind}
        />
      )}
      <OfficeNotices
        documentId={document.id}
        onClosed={() => room.current?.focus({ preventScroll: true })}
        isMissing={isMissing}
        onText={onText}
        leftOut={content && content.picturesLeft > 0 ? [text.picturesLeft(content.picturesLeft)] : []}
      />
      <ScrollRegion
        ref={room}
        className={styles.room}
        label={messages.viewer.pages(document.fileName)}
        onKeyDown={onKeyDown}
        onCopy={(event) => {
          if (copySelection(root, event.clipboardData)) event.preventDefault();
        }}
      >
        {file.status === 'failed' ? (
          <ViewerFailure message={file.message} onRetry={file.reload} />
        ) : (
          <OfficeFrame className={styles.frame} title={text.content(document.fileName)} onReady={onReady} />
        )}
        {file.status === 'loading' && (
          <div className={styles.waiting}>
            <OfficeWaiting isSlow={file.isSlow} onText={onText} />
          </div>
        )}
      </ScrollRegion>
      {link && <LinkDialog address={link} onClose={() => setLink(null)} />}
    </div>
  );
}
