import { useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ItemOf, Resource } from './create-resource.ts';
import type { Operations } from './list-sagas.ts';
import type { ResourceFormSettings } from './resource-form.tsx';

/** What makes a screen's form, or what fetches it when the form is opened. */
export type ScreenForm<Item, Input extends FieldValues, Output> =
  | ResourceFormSettings<Item, Input, Output>
  | (() => Promise<ResourceFormSettings<Item, Input, Output>>);

const loadForm = () => import('./resource-form.tsx');

const load = <Item, Input extends FieldValues, Output>(form: ScreenForm<Item, Input, Output>) =>
  Promise.all([loadForm(), typeof form === 'function' ? form() : form]);

/** Fetches a form that may be opened next. What fails is told when it is opened. */
export function preloadForm<Item, Input extends FieldValues, Output>(form: ScreenForm<Item, Input, Output>): void {
  load(form).catch(() => undefined);
}

interface LazyFormProps<O extends Operations, Input extends FieldValues, Output> {
  resource: Resource<O>;
  form: ScreenForm<ItemOf<O>, Input, Output>;
  item: ItemOf<O> | null;
  onClose: () => void;
}

/** The form of a list screen, which is not fetched before it is wanted; until it is there nothing is shown. */
export function LazyForm<O extends Operations, Input extends FieldValues, Output>({
  form,
  ...props
}: LazyFormProps<O, Input, Output>) {
  const [loading] = useState(() => load(form));
  const [loaded, setLoaded] = useState<Awaited<typeof loading> | null>(null);
  useEffect(() => {
    loading.then(setLoaded, (reason: unknown) =>
      setLoaded(() => {
        // As a screen that cannot be fetched: the boundary around it tells.
        throw reason;
      }),
    );
  }, [loading]);
  if (!loaded) return null;
  const [{ ResourceForm }, settings] = loaded;
  return <ResourceForm {...props} settings={typeof form === 'function' ? settings : form} />;
}
