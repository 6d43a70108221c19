import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { useGridStyles } from './grid-view.styles.ts';

interface CellEditorProps {
  text: string;
  label: string;
  /** Called with the typed text; null: cancelled. `stays`: the focus has not moved elsewhere. */
  onDone: (text: string | null, stays: boolean) => void;
}

/** The longest text that a correction takes. */
export const longestCell = 5000;

/** Edits a cell in place. Enter or leaving the field saves, Escape cancels, Shift+Enter begins a new line. */
export function CellEditor({ text, label, onDone }: CellEditorProps) {
  const styles = useGridStyles();
  const ref = useRef<HTMLTextAreaElement>(null);
  const done = useRef(false);

  const grow = () => {
    const area = ref.current;
    if (!area) return;
    area.style.height = '0';
    area.style.height = `${area.scrollHeight}px`;
  };
  useLayoutEffect(() => {
    const area = ref.current;
    if (!area) return;
    area.style.height = `${area.scrollHeight}px`;
    area.focus();
    area.select();
  }, []);

  const finish = (value: string | null, stays: boolean) => {
    // Losing the focus after the end must not end the editing a second time.
    if (done.current) return;
    done.current = true;
    onDone(value, stays);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    event.stopPropagation();
    if (event.key === 'Escape') finish(null, true);
    else if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      finish(event.currentTarget.value, true);
    }
  };

  return (
    <textarea
      ref={ref}
      className={styles.editor}
      aria-label={label}
      defaultValue={text}
      maxLength={longestCell}
      rows={1}
      onInput={grow}
      onKeyDown={onKeyDown}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
      onBlur={(event) => finish(event.currentTarget.value, false)}
    />
  );
}
