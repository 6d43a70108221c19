import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  makeStyles,
  Text,
  tokens,
} from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons';
import { useEffect, useRef, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { messages } from '../../lib/messages.ts';
import { unseen } from '../../lib/unseen.ts';
import { SectionField } from './section-field.tsx';
import { blankSection, type TemplateFields } from './template-draft.ts';

const text = messages.summaryTemplates;

/** The most sections of a template. */
const most = 30;

const useStyles = makeStyles({
  sections: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    margin: 0,
    padding: 0,
    border: 'none',
    minWidth: 0,
  },
  legend: { padding: 0, marginBottom: '4px', fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground2 },
  unseen,
});

interface Removed {
  index: number;
  section: TemplateFields['sections'][number];
}

/** A template's sections, in their order. */
export function SectionFields({ organizationId }: { organizationId: string }) {
  const styles = useStyles();
  const { getValues } = useFormContext<TemplateFields>();
  const { fields, append, insert, move, remove } = useFieldArray<TemplateFields, 'sections'>({ name: 'sections' });
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [told, setTold] = useState('');
  const undoButton = useRef<HTMLButtonElement>(null);

  // The button that removed a section no longer exists, so the focus moves to the undo button.
  useEffect(() => {
    if (removed) undoButton.current?.focus();
  }, [removed]);

  const moveTo = (from: number, to: number) => {
    if (to < 0 || to >= fields.length) return;
    const title = getValues(`sections.${from}.title`) || text.untitled;
    move(from, to);
    setTold(text.moved(title, to + 1));
  };
  const removeAt = (index: number) => {
    setRemoved({ index, section: getValues(`sections.${index}`) });
    remove(index);
  };
  const undo = () => {
    if (!removed) return;
    const index = Math.min(removed.index, fields.length);
    insert(index, removed.section, { focusName: `sections.${index}.title` });
    setRemoved(null);
  };

  return (
    <fieldset className={styles.sections}>
      <legend className={styles.legend}>{text.field.sections}</legend>
      {fields.map((field, index) => (
        <SectionField
          key={field.id}
          organizationId={organizationId}
          index={index}
          total={fields.length}
          onMove={(to) => moveTo(index, to)}
          onRemove={() => removeAt(index)}
        />
      ))}
      {removed && (
        <MessageBar layout="multiline">
          <MessageBarBody>{text.sectionRemoved(removed.section.title || text.untitled)}</MessageBarBody>
          <MessageBarActions>
            <Button ref={undoButton} size="small" onClick={undo}>
              {text.undo}
            </Button>
          </MessageBarActions>
        </MessageBar>
      )}
      <div>
        <Button
          icon={<Add20Regular />}
          disabledFocusable={fields.length >= most}
          onClick={() => append(blankSection, { focusName: `sections.${fields.length}.title` })}
        >
          {text.addSection}
        </Button>
      </div>
      <Text size={200} className={styles.quiet}>
        {text.keysHint}
      </Text>
      <span className={styles.unseen} role="status">
        {told}
      </span>
    </fieldset>
  );
}
