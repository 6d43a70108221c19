import { Button, MessageBar, MessageBarActions, MessageBarBody, makeStyles } from '@fluentui/react-components';
import { messages } from '../../../lib/messages.ts';

const text = messages.office;

const useStyles = makeStyles({ notice: { flexShrink: 0 } });

interface OfficeNoticesProps {
  /** The words that are to be shown could not be found. */
  isMissing: boolean;
  onText: () => void;
  /** What is not shown of the file. */
  leftOut: string[];
}

/** What somebody should know who looks at a document as it is drawn here. */
export function OfficeNotices({ isMissing, onText, leftOut }: OfficeNoticesProps) {
  const styles = useStyles();
  return (
    <>
      {isMissing && (
        <MessageBar className={styles.notice} intent="warning">
          <MessageBarBody>{text.placeMissing}</MessageBarBody>
          <MessageBarActions>
            <Button size="small" onClick={onText}>
              {text.showText}
            </Button>
          </MessageBarActions>
        </MessageBar>
      )}
      {leftOut.map((what) => (
        <MessageBar key={what} className={styles.notice} intent="info">
          <MessageBarBody>{what}</MessageBarBody>
        </MessageBar>
      ))}
    </>
  );
}
