import { Button, makeStyles, Tooltip } from '@fluentui/react-components';
import { ArrowClockwise20Regular, Copy20Regular, Edit20Regular } from '@fluentui/react-icons';
import type { Ref } from 'react';
import { messages } from '../../lib/messages.ts';

const text = messages.summaryRuns;

const useStyles = makeStyles({ actions: { display: 'flex', flexShrink: 0 } });

interface SectionActionsProps {
  title: string;
  editRef: Ref<HTMLButtonElement>;
  onCopy: () => void;
  /** Null while editing is not possible. */
  onEdit: (() => void) | null;
  onRegenerate: (() => void) | null;
}

/** The actions on a section. */
export function SectionActions({ title, editRef, onCopy, onEdit, onRegenerate }: SectionActionsProps) {
  return (
    <div className={useStyles().actions}>
      <Tooltip content={text.copy(title)} relationship="label">
        <Button size="small" appearance="subtle" icon={<Copy20Regular />} onClick={onCopy} />
      </Tooltip>
      <Tooltip content={text.edit(title)} relationship="label">
        <Button
          ref={editRef}
          size="small"
          appearance="subtle"
          icon={<Edit20Regular />}
          disabledFocusable={!onEdit}
          onClick={() => onEdit?.()}
        />
      </Tooltip>
      <Tooltip content={text.regenerate(title)} relationship="label">
        <Button
          size="small"
          appearance="subtle"
          icon={<ArrowClockwise20Regular />}
          disabledFocusable={!onRegenerate}
          onClick={() => onRegenerate?.()}
        />
      </Tooltip>
    </div>
  );
}
