import { customersDropdown } from '@bidloom/contract/customers';
import { documentsReadyForChat } from '@bidloom/contract/documents';
import { workspacesDropdown } from '@bidloom/contract/workspaces';
import { Button, Field, makeStyles, Select, Text, tokens } from '@fluentui/react-components';
import { messages } from '../../lib/messages.ts';
import { useCall, useChoices } from '../../lib/use-call.ts';

const { summaryTemplates: text, common } = messages;

const useStyles = makeStyles({
  choice: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))', gap: '12px' },
  // A long name must not make the field wider than its column.
  field: { minWidth: 0, '& select': { minWidth: 0, width: '100%', textOverflow: 'ellipsis' } },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  quiet: { color: tokens.colorNeutralForeground2 },
});

/** The document of the preview; empty ids: not chosen yet. */
export interface PreviewPlace {
  customerId: string;
  workspaceId: string;
  documentId: string;
}

export const noPlace: PreviewPlace = { customerId: '', workspaceId: '', documentId: '' };

interface PreviewChoiceProps {
  organizationId: string;
  value: PreviewPlace;
  onChange: (place: PreviewPlace) => void;
}

/** Chooses a document by its customer and tender. */
export function PreviewChoice({ organizationId, value, onChange }: PreviewChoiceProps) {
  const styles = useStyles();
  const { customerId, workspaceId, documentId } = value;
  const failure = text.choicesFailed;
  const customers = useChoices(customersDropdown, { params: { organizationId }, failure });
  const tenders = useChoices(
    workspacesDropdown,
    customerId ? { params: { organizationId, customerId }, failure } : null,
  );
  const documents = useCall(documentsReadyForChat, workspaceId ? { params: { workspaceId }, failure } : null);
  const failed = [customers, tenders, documents].find(({ error }) => error !== null);
  // While the new choices are loading, the old ones must not be offered.
  const ofCustomer = tenders.loading ? undefined : tenders.answer?.data;
  const ofTender = documents.loading ? undefined : documents.answer?.data;

  return (
    <>
      <div className={styles.choice}>
        <ChoiceField
          label={text.customer}
          value={customerId}
          choices={customers.answer?.data.map(({ id, name }) => ({ id, label: name }))}
          onChange={(id) => onChange({ ...noPlace, customerId: id })}
        />
        <ChoiceField
          label={text.tender}
          value={workspaceId}
          choices={customerId ? ofCustomer?.map(({ id, name }) => ({ id, label: name })) : undefined}
          onChange={(id) => onChange({ ...value, workspaceId: id, documentId: '' })}
        />
        <ChoiceField
          label={text.document}
          value={documentId}
          choices={workspaceId ? ofTender?.map(({ id, fileName }) => ({ id, label: fileName })) : undefined}
          onChange={(id) => onChange({ ...value, documentId: id })}
        />
      </div>
      {customerId && ofCustomer?.length === 0 && <Text className={styles.quiet}>{text.noTenders}</Text>}
      {workspaceId && ofTender?.length === 0 && <Text className={styles.quiet}>{text.noDocuments}</Text>}
      {failed && (
        <div role="alert" className={styles.line}>
          <Text>{failed.error}</Text>
          <Button size="small" onClick={failed.reload}>
            {common.retry}
          </Button>
        </div>
      )}
    </>
  );
}

interface ChoiceFieldProps {
  label: string;
  value: string;
  /** Undefined while nothing can be chosen yet. */
  choices: readonly { id: string; label: string }[] | undefined;
  onChange: (id: string) => void;
}

function ChoiceField({ label, value, choices, onChange }: ChoiceFieldProps) {
  return (
    <Field label={label} className={useStyles().field}>
      <Select value={value} disabled={!choices || choices.length === 0} onChange={(_, data) => onChange(data.value)}>
        <option value="">{text.choose}</option>
        {choices?.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
