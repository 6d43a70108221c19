import { type SummaryTemplate, summaryTemplateForm } from '@bidloom/contract/summary-templates';
import { Button, Field, Switch } from '@fluentui/react-components';
import { DocumentSearch20Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { TextAreaField, TextField } from '../../components/fields.tsx';
import { FormDialog } from '../../components/form-dialog.tsx';
import { messageOf } from '../../lib/api-error.ts';
import { messages } from '../../lib/messages.ts';
import { useFocusBack } from '../../lib/use-focus-back.ts';
import { PreviewDialog } from './preview-dialog.tsx';
import { SectionFields } from './section-fields.tsx';
import type { TemplateDraft, TemplateFields } from './template-draft.ts';

const { summaryTemplates: text, common, resource } = messages;

interface TemplateFormProps {
  organizationId: string;
  /** The template to change; null: a new one. */
  item: SummaryTemplate | null;
  draft: TemplateDraft;
  /** Whether there is no template yet: the first one is the default. */
  isFirst: boolean;
  save: (id: string | null, fields: TemplateFields) => Promise<void>;
  onClose: () => void;
}

/** Creates or changes a template. Its sections can be previewed before they are saved. */
export function TemplateForm({ organizationId, item, draft, isFirst, save, onClose }: TemplateFormProps) {
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const submit = async (fields: TemplateFields) => {
    setSaving(true);
    setError(null);
    try {
      await save(item?.id ?? null, fields);
      onClose();
    } catch (failure) {
      setError(messageOf(failure));
      setSaving(false);
    }
  };

  const staysDefault = isFirst || item?.isDefault === true;
  return (
    <FormDialog
      wide
      title={item ? resource.editTitle(text.one) : resource.createTitle(text.one)}
      draftName={text.one}
      {...(item ? { itemId: item.id } : {})}
      schema={summaryTemplateForm}
      defaultValues={{
        name: draft.name,
        description: draft.description ?? '',
        sections: draft.sections.map(({ title, prompt }) => ({ title, prompt })),
        isDefault: staysDefault || draft.isDefault,
      }}
      saving={saving}
      error={error}
      submitLabel={item ? common.save : common.create}
      savingLabel={item ? common.saving : common.creating}
      onSubmit={(fields) => void submit(fields)}
      onClose={onClose}
    >
      <TextField name="name" label={text.field.name} required autoFocus />
      <TextAreaField name="description" label={text.field.description} rows={2} />
      <DefaultField isFirst={isFirst} staysDefault={staysDefault} />
      <SectionFields organizationId={organizationId} />
      <PreviewButton organizationId={organizationId} />
    </FormDialog>
  );
}

function DefaultField({ isFirst, staysDefault }: { isFirst: boolean; staysDefault: boolean }) {
  const { field } = useController({ name: 'isDefault' });
  const { value, onChange, ...rest } = field;
  const hint = isFirst ? text.firstDefaultHint : staysDefault ? text.keepsDefault : text.defaultHint;
  return (
    <Field hint={hint}>
      <Switch
        {...rest}
        checked={staysDefault || Boolean(value)}
        disabled={staysDefault}
        label={text.field.isDefault}
        onChange={(_, data) => onChange(data.checked)}
      />
    </Field>
  );
}

/** Previews the sections as they are in the form. */
function PreviewButton({ organizationId }: { organizationId: string }) {
  const { trigger, getValues } = useFormContext<TemplateFields>();
  const [shown, setShown] = useState<TemplateFields | null>(null);
  const rememberFocus = useFocusBack(shown !== null);
  const open = async () => {
    if (!(await trigger('sections', { shouldFocus: true }))) return;
    rememberFocus();
    setShown(getValues());
  };
  return (
    <>
      <div>
        <Button icon={<DocumentSearch20Regular />} onClick={() => void open()}>
          {text.preview}
        </Button>
      </div>
      {shown && (
        <PreviewDialog
          organizationId={organizationId}
          name={shown.name || text.unnamed}
          sections={shown.sections}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}
