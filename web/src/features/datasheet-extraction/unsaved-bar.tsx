import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
} from '@fluentui/react-components';
import { messages } from '../../lib/messages.ts';
import { touchTarget } from '../../lib/touch.ts';
import type { ItemCorrection } from '../runs/use-correction.ts';

const text = messages.datasheetRuns;

const useStyles = makeStyles({ button: touchTarget });

/** Says that corrections could not be saved. They stay on the screen until they are saved or discarded. */
export function UnsavedBar({ error, retry, discard }: Pick<ItemCorrection, 'error' | 'retry' | 'discard'>) {
  const styles = useStyles();
  if (error === null) return null;
  return (
    <MessageBar intent="error" layout="multiline" role="alert">
      <MessageBarBody>
        <MessageBarTitle>{text.notSaved}</MessageBarTitle> {error}
      </MessageBarBody>
      <MessageBarActions>
        <Button size="small" className={styles.button} onClick={retry}>
          {messages.common.retry}
        </Button>
        <Button size="small" className={styles.button} onClick={discard}>
          {messages.common.discard}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
