import { Button, Input, makeStyles, Textarea } from '@fluentui/react-components';
import { Checkmark16Regular, Dismiss16Regular } from '@fluentui/react-icons';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { messages } from '../../lib/messages.ts';
import type { Quantity } from './corrections.ts';

const text = messages.datasheetRuns;

const useStyles = makeStyles({
  editor: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px' },
  // On its own line and as high as its text, so that a long value can be read.
  value: { flex: '1 1 100%', minWidth: 0, '& textarea': { fieldSizing: 'content', maxHeight: '200px' } },
  unit: { flex: '1 1 70px', minWidth: '60px', maxWidth: '160px', '& input': { minWidth: 0 } },
});

interface ParameterEditorProps {
  /** The name of the parameter. */
  name: string;
  quantity: Quantity;
  /** Called with the typed value; null: cancelled. `stays`: the focus has not moved elsewhere. */
  onDone: (quantity: Quantity | null, stays: boolean) => void;
}

/** The approximate number of characters on a line of a narrow pane. */
const lineLength = 34;
const mostLines = 6;

/** Edits value and unit in place. Enter or leaving the fields saves, Escape cancels. */
export function ParameterEditor({ name, quantity, onDone }: ParameterEditorProps) {
  const styles = useStyles();
  const [value, setValue] = useState(quantity.value);
  const [unit, setUnit] = useState(quantity.unit ?? '');
  const done = useRef(false);

  const finish = (keep: boolean, stays: boolean) => {
    if (done.current) return;
    done.current = true;
    onDone(keep ? { value: value.trim(), unit: unit.trim() || null } : null, stays);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') finish(false, true);
    else if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) {
      event.preventDefault();
      finish(true, true);
    }
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) finish(true, false);
  };

  return (
    <fieldset
      style={{ display: 'contents' }}
      aria-label={text.editParameter(name)}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <div className={styles.editor}>
        <Textarea
          className={styles.value}
          size="small"
          autoFocus
          resize="vertical"
          rows={Math.min(mostLines, Math.ceil((quantity.value.length + 1) / lineLength))}
          value={value}
          maxLength={1000}
          aria-label={text.columns.value}
          // A value has no line breaks, even if it is shown on several lines.
          onChange={(_, data) => setValue(data.value.replace(/(?<!\s)\s*\n\s*/g, ' '))}
        />
        <Input
          className={styles.unit}
          size="small"
          placeholder={text.columns.unit}
          value={unit}
          maxLength={60}
          aria-label={text.columns.unit}
          onChange={(_, data) => setUnit(data.value)}
        />
        <Button
          size="small"
          appearance="primary"
          icon={<Checkmark16Regular />}
          aria-label={messages.common.save}
          onClick={() => finish(true, true)}
        />
        <Button
          size="small"
          icon={<Dismiss16Regular />}
          aria-label={messages.common.cancel}
          onClick={() => finish(false, true)}
        />
      </div>
    </fieldset>
  );
}
