import { useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { DialogNotLoaded } from '../components/lazy-part.tsx';
import type { ItemOf, Resource } from './create-resource.ts';
import type { Operations } from './list-sagas.ts';
import type { ResourceFormSettings } from './resource-form.tsx';

/** The settings of a screen's form, or a function that loads them when the form is opened. */
export type ScreenForm<Item, Input extends FieldValues, Output> =
  | ResourceFormSettings<Item, Input, Output>
  | (() => Promise<ResourceFormSettings<Item, Input, Output>>);

const loadForm = () => import('./resource-form.tsx');

const load = <Item, Input extends FieldValues, Output>(form: ScreenForm<Item, Input, Output>) =>
  Promise.all([loadForm(), typeof form === 'function' ? form() : form]);

/** Loads a form that may be opened next. A failure is shown only when the form is opened. */
export function preloadForm<Item, Input extends FieldValues, Output>(form: ScreenForm<Item, Input, Output>): void {
  load(form).catch(() => undefined);
}

interface LazyFormProps<O extends Operations, Input extends FieldValues, Output> {
  resource: Resource<O>;
  form: ScreenForm<ItemOf<O>, Input, Output>;
  item: ItemOf<O> | null;
  onClose: () => void;
}

/** The form of a list screen, which is loaded when it is needed. Nothing is shown until it is loaded. */
export function LazyForm<O extends Operations, Input extends FieldValues, Output>({
  form,
  ...props
}: LazyFormProps<O, Input, Output>) {
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load<ItemOf<O>, Input, Output>>> | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  // The screen may create its form again, for example when choices have been loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    let isLatest = true;
    setFailed(false);
    load(form).then(
      (made) => isLatest && setLoaded(made),
      () => isLatest && setFailed(true),
    );
    return () => {
      isLatest = false;
    };
  }, [form, attempt]);
  if (!loaded && hasFailed)
    return <DialogNotLoaded again={attempt > 0} retry={() => setAttempt(attempt + 1)} onClose={props.onClose} />;
  if (!loaded) return null;
  const [{ ResourceForm }, settings] = loaded;
  return <ResourceForm {...props} settings={typeof form === 'function' ? settings : form} />;
}
