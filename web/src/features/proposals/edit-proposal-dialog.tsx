import { type ProposalRow, updateProposal } from '@bidloom/contract/proposals';
import { Field, MessageBar, MessageBarBody, Switch } from '@fluentui/react-components';
import { useController } from 'react-hook-form';
import { TextField } from '../../components/fields.tsx';
import { FormDialog } from '../../components/form-dialog.tsx';
import { formatDueTime } from '../../lib/format.ts';
import { messages } from '../../lib/messages.ts';
import { useSend } from '../../lib/use-send.ts';
import type { z } from '../../lib/zod.ts';
import { OfferFields } from './offer-fields.tsx';
import { changesDefaults, proposalChangesSchema } from './proposal-form.ts';

const text = messages.proposals;

interface EditProposalDialogProps {
  proposal: ProposalRow;
  onChanged: () => void;
  onClose: () => void;
}

/** Changes a proposal. Sealed values can be entered again, but are not shown. */
export function EditProposalDialog({ proposal, onChanged, onClose }: EditProposalDialogProps) {
  const { sending, error, send } = useSend();
  const { id, sealedUntil } = proposal;

  const submit = async ({ title, replaces, ...offer }: z.output<typeof proposalChangesSchema>) => {
    const input = { params: { proposalId: id }, body: { title, ...(replaces && offer) } };
    if (!(await send(updateProposal, input, { done: text.updated }))) return;
    onChanged();
    onClose();
  };

  return (
    <FormDialog
      title={text.editTitle}
      draftName={text.one}
      itemId={id}
      schema={proposalChangesSchema}
      defaultValues={changesDefaults(proposal)}
      saving={sending}
      error={error}
      submitLabel={messages.common.save}
      savingLabel={messages.common.saving}
      onSubmit={(values) => void submit(values)}
      onClose={onClose}
    >
      <TextField name="title" label={text.field.title} required autoFocus />
      {sealedUntil ? <SealedOffer until={sealedUntil} /> : <OfferFields />}
    </FormDialog>
  );
}

function SealedOffer({ until }: { until: string }) {
  const { field } = useController({ name: 'replaces' });
  return (
    <>
      <MessageBar layout="multiline">
        <MessageBarBody>{text.sealedForm(formatDueTime(until))}</MessageBarBody>
      </MessageBar>
      <Field hint={text.replaceSealedHint}>
        <Switch
          checked={Boolean(field.value)}
          label={text.replaceSealed}
          onChange={(_, { checked }) => field.onChange(checked)}
        />
      </Field>
      {field.value && <OfferFields />}
    </>
  );
}
