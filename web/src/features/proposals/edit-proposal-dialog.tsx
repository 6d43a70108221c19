import { type ProposalRow, updateProposal } from '@bidloom/contract/proposals';
import { Field, MessageBar, MessageBarBody, Switch } from '@fluentui/react-components';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { TextField } from '../../components/fields.tsx';
import { FormDialog } from '../../components/form-dialog.tsx';
import { call } from '../../lib/api-client.ts';
import { messageOf } from '../../lib/api-error.ts';
import { formatDueTime } from '../../lib/format.ts';
import { messages } from '../../lib/messages.ts';
import { toastShown } from '../../lib/state/toasts.slice.ts';
import type { z } from '../../lib/zod.ts';
import { OfferFields } from './offer-fields.tsx';
import { changesDefaults, proposalChangesSchema } from './proposal-form.ts';

const text = messages.proposals;

interface EditProposalDialogProps {
  proposal: ProposalRow;
  onChanged: () => void;
  onClose: () => void;
}

/** Changes a proposal. What is sealed of it can be entered again, and not be seen. */
export function EditProposalDialog({ proposal, onChanged, onClose }: EditProposalDialogProps) {
  const dispatch = useDispatch();
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const { id, sealedUntil } = proposal;

  const submit = async ({ title, replaces, ...offer }: z.output<typeof proposalChangesSchema>) => {
    setSaving(true);
    setError(null);
    try {
      await call(updateProposal, { params: { proposalId: id }, body: { title, ...(replaces && offer) } });
      dispatch(toastShown({ intent: 'success', message: text.updated }));
      onChanged();
      onClose();
    } catch (failure) {
      setError(messageOf(failure, updateProposal.failed));
      setSaving(false);
    }
  };

  return (
    <FormDialog
      title={text.editTitle}
      draftName={text.one}
      itemId={id}
      schema={proposalChangesSchema}
      defaultValues={changesDefaults(proposal)}
      saving={saving}
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
