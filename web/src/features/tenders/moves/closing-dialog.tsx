import {
  type ClosingReason,
  closedStatuses,
  closingReasons,
  type WorkspaceStatus,
} from '@bidloom/contract/workspace-statuses';
import { closingReason } from '@bidloom/contract/workspaces';
import { Checkbox, Field, makeStyles, Radio, RadioGroup, Text, tokens } from '@fluentui/react-components';
import { useController } from 'react-hook-form';
import { z } from 'zod';
import { TextAreaField } from '../../../components/fields.tsx';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { allTenderMessages } from '../../../lib/messages.tenders.ts';
import { messages } from '../../../lib/messages.ts';
import { closingForm } from './closing-form.ts';

const text = allTenderMessages.closing;

const schema = z.object({
  status: z.enum(closedStatuses),
  closingReasons: z.array(closingReason),
  closingNote: z
    .string()
    .trim()
    .max(4000, 'closingNote must be at most 4000 characters')
    .transform((note) => note || null),
});
export type Closing = z.output<typeof schema>;

const useStyles = makeStyles({
  group: { margin: 0, padding: 0, border: 'none', minWidth: 0 },
  legend: { padding: 0 },
  hint: { color: tokens.colorNeutralForeground2 },
  reasons: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
    '@media (max-width: 480px)': { gridTemplateColumns: '1fr' },
  },
});

interface ClosingDialogProps {
  title: string;
  /** The tender, if it is only one. */
  tenderId?: string;
  /** The requested outcome. */
  status: WorkspaceStatus;
  /** The possible outcomes. */
  ways: readonly WorkspaceStatus[];
  onClosed: (closing: Closing) => void;
  onCancel: () => void;
}

/** Asks how a tender ended and why, before it is closed. */
export function ClosingDialog({ title, tenderId, status, ways, onClosed, onCancel }: ClosingDialogProps) {
  return (
    <FormDialog
      title={title}
      draftName={closingForm}
      {...(tenderId ? { itemId: tenderId } : {})}
      schema={schema}
      defaultValues={{ status: status as Closing['status'], closingReasons: [], closingNote: '' }}
      saving={false}
      error={null}
      submitLabel={text.save}
      savingLabel={text.saving}
      onSubmit={onClosed}
      onClose={onCancel}
    >
      <OutcomeField ways={ways} />
      <ReasonsField />
      <TextAreaField name="closingNote" label={text.note} hint={text.noteHint} rows={3} />
    </FormDialog>
  );
}

function OutcomeField({ ways }: { ways: readonly WorkspaceStatus[] }) {
  const { field } = useController({ name: 'status' });
  return (
    <Field label={text.outcome} required>
      <RadioGroup layout="horizontal" value={field.value} onChange={(_, { value }) => field.onChange(value)}>
        {closedStatuses
          .filter((status) => ways.includes(status))
          .map((status) => (
            <Radio key={status} value={status} label={messages.tenders.statuses[status]} />
          ))}
      </RadioGroup>
    </Field>
  );
}

function ReasonsField() {
  const styles = useStyles();
  const { field } = useController({ name: 'closingReasons' });
  const chosen: ClosingReason[] = field.value;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{text.reasons}</legend>
      <Text size={200} className={styles.hint}>
        {text.reasonsHint}
      </Text>
      <div className={styles.reasons}>
        {closingReasons.map((reason) => (
          <Checkbox
            key={reason}
            label={allTenderMessages.reasons[reason]}
            checked={chosen.includes(reason)}
            onChange={(_, { checked }) =>
              field.onChange(checked ? [...chosen, reason] : chosen.filter((other) => other !== reason))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
