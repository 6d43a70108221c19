import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  makeStyles,
  mergeClasses,
} from '@fluentui/react-components';
import { Dismiss16Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { messages } from '../../../lib/messages.ts';

const text = messages.office;

const useStyles = makeStyles({
  notice: { flexShrink: 0 },
  // No higher than its one line needs.
  line: { minHeight: 0, paddingTop: '2px', paddingBottom: '2px' },
});

interface OfficeNoticesProps {
  documentId: string;
  /** Whether the words to show could not be found. */
  isMissing: boolean;
  onText: () => void;
  /** The parts of the file that are not shown. */
  leftOut: string[];
  /** Called after a note was closed, whose button had the focus. */
  onClosed: () => void;
}

/** Notes on a drawn document: words that were not found, and parts that are left out. */
export function OfficeNotices({ documentId, isMissing, onText, leftOut, onClosed }: OfficeNoticesProps) {
  const styles = useStyles();
  return (
    <>
      {isMissing && (
        <MessageBar className={styles.notice} layout="multiline" intent="warning">
          <MessageBarBody>{text.placeMissing}</MessageBarBody>
          <MessageBarActions>
            <Button size="small" onClick={onText}>
              {text.showText}
            </Button>
          </MessageBarActions>
        </MessageBar>
      )}
      {leftOut.map((what) => (
        <LeftOut key={what} documentId={documentId} what={what} onClosed={onClosed} />
      ))}
    </>
  );
}

interface LeftOutProps extends Pick<OfficeNoticesProps, 'documentId' | 'onClosed'> {
  what: string;
}

/** A note on a part that is left out. Once closed, it stays closed for this document in this tab of the browser. */
function LeftOut({ documentId, what, onClosed }: LeftOutProps) {
  const styles = useStyles();
  const storedAs = `bidloom-note-closed:${documentId}:${what}`;
  const [isClosed, setClosed] = useState(() => sessionStorage.getItem(storedAs) !== null);
  if (isClosed) return null;
  const close = () => {
    sessionStorage.setItem(storedAs, 'closed');
    setClosed(true);
    onClosed();
  };
  return (
    <MessageBar className={mergeClasses(styles.notice, styles.line)} layout="multiline" intent="info">
      <MessageBarBody>{what}</MessageBarBody>
      <MessageBarActions
        containerAction={
          <Button
            appearance="transparent"
            size="small"
            icon={<Dismiss16Regular />}
            aria-label={text.closeNotice}
            onClick={close}
          />
        }
      />
    </MessageBar>
  );
}
