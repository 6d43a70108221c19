import type { Question } from '@bidloom/contract/questions';
import { Button, makeStyles } from '@fluentui/react-components';
import { ReOrderDotsVertical20Regular } from '@fluentui/react-icons';
import type { KeyboardEvent } from 'react';
import { messages } from '../../lib/messages.ts';

const text = messages.questionOrder;

const useStyles = makeStyles({
  room: { display: 'inline-flex', alignItems: 'center', gap: '4px', fontVariantNumeric: 'tabular-nums' },
  handle: { cursor: 'grab', minWidth: '28px', paddingInline: '4px', ':active': { cursor: 'grabbing' } },
});

interface DragHandleProps {
  question: Question;
  /** The position in its category, 1-based. */
  place: number;
  onShift: (to: 'up' | 'down') => void;
  /** Whether it is being dragged. */
  onDrag: (on: boolean) => void;
}

/** Moves a row to another place: by dragging it, or by Alt with an arrow key. */
export function DragHandle({ question, place, onShift, onDrag }: DragHandleProps) {
  const styles = useStyles();
  const press = (event: KeyboardEvent) => {
    const to = event.key === 'ArrowUp' ? 'up' : event.key === 'ArrowDown' ? 'down' : null;
    if (!to || !event.altKey) return;
    event.preventDefault();
    onShift(to);
  };
  return (
    <span className={styles.room}>
      <Button
        draggable
        appearance="subtle"
        size="small"
        className={styles.handle}
        icon={<ReOrderDotsVertical20Regular />}
        aria-label={text.handle(question.text)}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        title={text.handleHint}
        data-drag-handle={question.id}
        onKeyDown={press}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          event.dataTransfer.setData('text/plain', question.text);
          const row = event.currentTarget.closest('[role="row"]');
          if (row) event.dataTransfer.setDragImage(row, 16, 16);
          // A change at once would be visible in the drag image, and ends the drag in some browsers.
          setTimeout(() => onDrag(true));
        }}
        onDragEnd={() => onDrag(false)}
      />
      {place.toLocaleString('en-GB')}
    </span>
  );
}
