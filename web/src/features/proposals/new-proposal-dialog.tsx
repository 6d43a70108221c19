import { createProposal, type Proposal, type WorkspaceSummary } from '@bidloom/contract/proposals';
import { createVendor, listVendors } from '@bidloom/contract/vendors';
import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { TextField } from '../../components/fields.tsx';
import { FormDialog } from '../../components/form-dialog.tsx';
import { call } from '../../lib/api-client.ts';
import { formatDueTime } from '../../lib/format.ts';
import { messages } from '../../lib/messages.ts';
import { toastShown } from '../../lib/state/toasts.slice.ts';
import { useSend } from '../../lib/use-send.ts';
import type { z } from '../../lib/zod.ts';
import { DocumentsDialog } from './documents-dialog.tsx';
import { DropZone } from './drop-zone.tsx';
import { FileRows } from './file-rows.tsx';
import { OfferFields } from './offer-fields.tsx';
import { newProposalSchema } from './proposal-form.ts';
import { TenderField } from './tender-field.tsx';
import { useFileQueue } from './use-file-queue.ts';
import { VendorField } from './vendor-field.tsx';

const text = messages.proposals;

interface NewProposalDialogProps {
  organizationId: string;
  /** The tender of the proposal; if null, the user chooses one. */
  tender: WorkspaceSummary | null;
  /** Called when the proposal is created, and again when its documents are uploaded. */
  onChanged: () => void;
  onClose: () => void;
}

/** Adds a proposal with its documents. If a file is refused, the proposal still exists, and the file can be sent again. */
export function NewProposalDialog({ organizationId, tender: given, onChanged, onClose }: NewProposalDialogProps) {
  const dispatch = useDispatch();
  const queue = useFileQueue();
  const [tender, setTender] = useState(given);
  const { sending, error, run } = useSend();
  const [made, setMade] = useState<Proposal | null>(null);

  const submit = async (values: z.output<typeof newProposalSchema>) => {
    const { workspaceId, vendor, notes, ...offer } = values;
    await run(async () => {
      const vendorId = await vendorOf(organizationId, vendor);
      const { data } = await call(createProposal, { params: { workspaceId }, body: { vendorId, notes, ...offer } });
      onChanged();
      dispatch(toastShown({ intent: 'success', message: text.created }));
      const refused = await queue.send(data.id);
      if (queue.files.length > 0) onChanged();
      if (refused > 0) setMade(data);
      else onClose();
    });
  };

  if (made) return <DocumentsDialog proposal={made} queue={queue} onSent={onChanged} onClose={onClose} />;
  return (
    <FormDialog
      title={text.add}
      draftName={text.one}
      wide
      schema={newProposalSchema}
      defaultValues={{
        ...{
          workspaceId: given?.id ?? '',
          vendor: '',
          title: '',
          amount: '',
          currency: given?.currency ?? '',
          notes: '',
        },
      }}
      saving={sending}
      error={error}
      submitLabel={text.add}
      savingLabel={text.saving}
      onSubmit={(values) => void submit(values)}
      onClose={onClose}
    >
      {!given && <TenderField organizationId={organizationId} onChosen={setTender} />}
      {tender?.isSealed && tender.proposalsOpenAt && (
        <MessageBar layout="multiline">
          <MessageBarBody>{text.sealedForm(formatDueTime(tender.proposalsOpenAt))}</MessageBarBody>
        </MessageBar>
      )}
      <VendorField organizationId={organizationId} autoFocus={given !== null} />
      <TextField name="title" label={text.field.title} required />
      <OfferFields />
      <DropZone onFiles={queue.add} disabled={sending} />
      <FileRows queue={queue} />
    </FormDialog>
  );
}

/** The vendor of this name; a new one is added. */
async function vendorOf(organizationId: string, name: string): Promise<string> {
  const found = await call(listVendors, { params: { organizationId }, query: { searchTerm: name, pageSize: 100 } });
  const known = found.data.find((vendor) => vendor.name.toLowerCase() === name.toLowerCase());
  if (known) return known.id;
  const { data } = await call(createVendor, { params: { organizationId }, body: { name } });
  return data.id;
}
