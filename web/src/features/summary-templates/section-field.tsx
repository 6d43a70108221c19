import { Button, makeStyles, Text, Tooltip, tokens } from '@fluentui/react-components';
import { ArrowDown20Regular, ArrowUp20Regular, Delete20Regular } from '@fluentui/react-icons';
import type { KeyboardEvent } from 'react';
import { useController } from 'react-hook-form';
import { TextAreaField, TextField } from '../../components/fields.tsx';
import { messages } from '../../lib/messages.ts';
import { PromptDraft } from './prompt-draft.tsx';

const text = messages.summaryTemplates;

const useStyles = makeStyles({
  section: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    padding: '8px 12px 12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '8px' },
  buttons: { display: 'flex' },
});

interface SectionFieldProps {
  organizationId: string;
  /** Its place, from 0. */
  index: number;
  total: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One section: its title and prompt, and the actions to move, remove and draft it. */
export function SectionField({ organizationId, index, total, onMove, onRemove }: SectionFieldProps) {
  const styles = useStyles();
  const number = index + 1;
  const prompt = useController({ name: `sections.${index}.prompt` }).field;

  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? index - 1 : index + 1);
  };
  const button = (label: string, icon: React.ReactElement, disabled: boolean, onClick: () => void) => (
    <Tooltip content={label} relationship="label">
      <Button size="small" appearance="subtle" icon={icon} disabledFocusable={disabled} onClick={onClick} />
    </Tooltip>
  );

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce its name before each of many fields
    <div role="group" aria-label={text.section(number)} className={styles.section} onKeyDown={onKeyDown}>
      <div className={styles.head}>
        <Text weight="semibold">{text.section(number)}</Text>
        <div className={styles.buttons}>
          {button(text.moveUp(number), <ArrowUp20Regular />, index === 0, () => onMove(index - 1))}
          {button(text.moveDown(number), <ArrowDown20Regular />, number === total, () => onMove(index + 1))}
          {button(text.removeSection(number), <Delete20Regular />, total === 1, onRemove)}
        </div>
      </div>
      <TextField name={`sections.${index}.title`} label={text.field.sectionTitle} required />
      <TextAreaField
        name={`sections.${index}.prompt`}
        label={text.field.prompt}
        hint={text.promptHint}
        required
        rows={3}
      />
      <PromptDraft
        organizationId={organizationId}
        number={number}
        hasPrompt={String(prompt.value ?? '').trim() !== ''}
        onAccept={prompt.onChange}
      />
    </div>
  );
}
