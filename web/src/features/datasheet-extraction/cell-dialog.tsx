import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  makeStyles,
  Textarea,
  tokens,
} from '@fluentui/react-components';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { messages } from '../../lib/messages.ts';
import { longestCell } from './cell-editor.tsx';
import type { GridCell } from './table-grid.ts';

const text = messages.datasheetRuns;

const useStyles = makeStyles({
  // At the top, because the keyboard of the screen covers the lower half.
  surface: {
    width: 'calc(100vw - 16px)',
    maxWidth: '560px',
    maxHeight: 'calc(100dvh - 16px)',
    boxSizing: 'border-box',
    marginTop: '8px',
    padding: '16px',
  },
  hint: { overflowWrap: 'anywhere' },
  // A browser enlarges the page around a field with smaller letters.
  area: {
    '& textarea': { fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400, maxHeight: '30dvh' },
  },
  // Side by side, so that both are above the keyboard.
  actions: { display: 'flex', gap: '8px', '@media screen and (max-width: 480px)': { flexDirection: 'row' } },
  action: { flexGrow: 1, minHeight: '44px' },
});

interface CellDialogProps {
  cell: GridCell;
  /** Which cell it is, in words. */
  title: string;
  /** Called with the typed text; null: cancelled. */
  onDone: (text: string | null) => void;
}

/** Corrects a cell where fingers type: with a large field and buttons above the keyboard of the screen. */
export function CellDialog({ cell, title, onDone }: CellDialogProps) {
  const styles = useStyles();
  const [words, setWords] = useState(cell.text);
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const save = (event: FormEvent) => {
    event.preventDefault();
    onDone(words);
  };
  return (
    // Not closed by a touch beside it: what was typed would be lost.
    <Dialog open modalType="alert" onOpenChange={(_, { open }) => !open && onDone(null)}>
      <DialogSurface className={styles.surface}>
        <form onSubmit={save}>
          <DialogBody>
            <DialogTitle>{title}</DialogTitle>
            <DialogContent>
              <Field
                label={text.editCell}
                hint={
                  cell.original === null ? null : { className: styles.hint, children: text.original(cell.original) }
                }
              >
                <Textarea
                  className={styles.area}
                  textarea={{ ref: field }}
                  value={words}
                  maxLength={longestCell}
                  rows={3}
                  resize="none"
                  enterKeyHint="done"
                  onChange={(_, { value }) => setWords(value)}
                  onKeyDown={(event) => {
                    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) save(event);
                  }}
                />
              </Field>
            </DialogContent>
            <DialogActions className={styles.actions} fluid>
              <Button className={styles.action} onClick={() => onDone(null)}>
                {messages.common.cancel}
              </Button>
              <Button className={styles.action} type="submit" appearance="primary">
                {messages.common.save}
              </Button>
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  );
}
