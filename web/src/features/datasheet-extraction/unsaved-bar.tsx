import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { messages } from '../../lib/messages.ts';
import type { ItemCorrection } from '../runs/use-correction.ts';

const text = messages.datasheetRuns;

/** Says that corrections could not be saved. They stay on the screen until they are saved or discarded. */
export function UnsavedBar({ error, retry, discard }: Pick<ItemCorrection, 'error' | 'retry' | 'discard'>) {
  if (error === null) return null;
  return (
    <MessageBar intent="error" layout="multiline" role="alert">
      <MessageBarBody>
        <MessageBarTitle>{text.notSaved}</MessageBarTitle> {error}
      </MessageBarBody>
      <MessageBarActions>
        <Button size="small" onClick={retry}>
          {messages.common.retry}
        </Button>
        <Button size="small" onClick={discard}>
          {messages.common.discard}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
