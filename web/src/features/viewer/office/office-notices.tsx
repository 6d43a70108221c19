import { Button, MessageBar, MessageBarActions, MessageBarBody, makeStyles } from '@fluentui/react-components';
import { messages } from '../../../lib/messages.ts';

const text = messages.office;

const useStyles = makeStyles({ notice: { flexShrink: 0 } });

interface OfficeNoticesProps {
  /** Whether the words to show could not be found. */
  isMissing: boolean;
  onText: () => void;
  /** The parts of the file that are not shown. */
  leftOut: string[];
}

/** Notes on a drawn document: words that were not found, and parts that are left out. */
export function OfficeNotices({ isMissing, onText, leftOut }: OfficeNoticesProps) {
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
        <MessageBar key={what} className={styles.notice} layout="multiline" intent="info">
          <MessageBarBody>{what}</MessageBarBody>
        </MessageBar>
      ))}
    </>
  );
}
