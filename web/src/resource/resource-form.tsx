import { type ReactNode, useEffect } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';
import type { z } from 'zod';
import { FormDialog } from '../components/form-dialog.tsx';
import { messages } from '../lib/messages.ts';
import type { ItemOf, Resource } from './create-resource.ts';
import type { Operations } from './list-sagas.ts';

/** The settings of a resource's form; the item is `null` for a new one. */
export interface ResourceFormSettings<Item, Input extends FieldValues, Output> {
  schema: z.ZodType<Output, Input>;
  defaults: (item: Item | null) => DefaultValues<Input>;
  /** The fields: the same for every item, or chosen by what can be changed of the item. */
  fields: ReactNode | ((item: Item | null) => ReactNode);
  /** The parameters of the call's path. */
  params: (item: Item | null, values: Output) => Record<string, string>;
  /** The request's body, where it is more than the form's values. */
  toBody?: (values: Output, item: Item | null) => unknown;
}

interface ResourceFormProps<O extends Operations, Input extends FieldValues, Output> {
  resource: Resource<O>;
  settings: ResourceFormSettings<ItemOf<O>, Input, Output>;
  item: ItemOf<O> | null;
  onClose: () => void;
}

/** Creates or changes one item; closes when it is saved. */
export function ResourceForm<O extends Operations, Input extends FieldValues, Output>(
  props: ResourceFormProps<O, Input, Output>,
) {
  const { resource, settings, item, onClose } = props;
  const { noun, actions, select } = resource;
  const dispatch = useDispatch();
  const { status, error } = useSelector(select).submit;

  useEffect(() => {
    dispatch(actions.submitReset());
    return () => void dispatch(actions.submitReset());
  }, [dispatch, actions]);
  useEffect(() => {
    if (status === 'done') onClose();
  }, [status, onClose]);

  const submit = (values: Output) =>
    dispatch(
      actions.submitted({
        operation: item ? 'update' : 'create',
        params: settings.params(item, values),
        body: settings.toBody?.(values, item) ?? values,
      }),
    );

  return (
    <FormDialog
      draftName={noun.one}
      {...(item ? { itemId: item.id } : {})}
      title={item ? messages.resource.editTitle(noun.one) : messages.resource.createTitle(noun.one)}
      schema={settings.schema}
      defaultValues={settings.defaults(item)}
      saving={status === 'saving'}
      error={error}
      submitLabel={item ? messages.common.save : messages.common.create}
      savingLabel={item ? messages.common.saving : messages.common.creating}
      onSubmit={submit}
      onClose={onClose}
    >
      {typeof settings.fields === 'function' ? settings.fields(item) : settings.fields}
    </FormDialog>
  );
}
