import { demoRequestBody, requestDemo } from '@bidloom/contract/demo-requests';
import type { LandingContent } from '@bidloom/contract/landing';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { messageOf } from '../../lib/api-error.ts';
import { DemoField } from './demo-field.tsx';

const fields = ['name', 'email', 'company', 'message'] as const;
type FieldName = (typeof fields)[number];
type Errors = Partial<Record<FieldName, string>>;

/** The typed values, by the fields' names. */
const valuesOf = (form: HTMLFormElement) =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

const isFilled = (form: HTMLFormElement | null) =>
  form !== null && Object.values(valuesOf(form)).some((value) => value.trim() !== '');

/** A form that requests a demo. Its input is checked by the contract's rules, and not discarded without a question. */
export default function DemoDialog({ text, onClose }: { text: LandingContent['demo']; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [state, setState] = useState<'typing' | 'asking' | 'sending' | 'sent'>('typing');

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  const leave = () => {
    if (state === 'sending') return;
    if (state === 'sent' || !isFilled(form.current)) return onClose();
    setState('asking');
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'sending') return;
    const target = event.currentTarget;
    const parsed = demoRequestBody.safeParse(valuesOf(target));
    const found: Errors = {};
    for (const issue of parsed.error?.issues ?? []) found[issue.path[0] as FieldName] ??= issue.message;
    setErrors(found);
    setFailure(null);
    const bad = fields.find((name) => found[name]);
    if (bad) return target.querySelector<HTMLElement>(`[name=${bad}]`)?.focus();
    if (!parsed.data) return;
    setState('sending');
    try {
      await call(requestDemo, { body: parsed.data, failure: text.failed });
      setState('sent');
    } catch (error) {
      setFailure(messageOf(error, text.failed));
      setState('typing');
    }
  };

  return (
    <dialog
      ref={dialog}
      className="demo"
      aria-labelledby="demo-title"
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
      // Browsers close a dialog at the second Escape, even if that is prevented.
      onClose={onClose}
    >
      {state === 'sent' ? (
        <div className="sent" role="status">
          <h2 id="demo-title">{text.sentTitle}</h2>
          <p>{text.sentText}</p>
          <div className="actions">
            {/* biome-ignore lint/a11y/noAutofocus: the button that had the focus was removed */}
            <button type="button" className="button primary" onClick={onClose} autoFocus>
              {text.close}
            </button>
          </div>
        </div>
      ) : (
        <form ref={form} noValidate onSubmit={submit}>
          <h2 id="demo-title">{text.title}</h2>
          <p className="intro">{text.text}</p>
          {failure && (
            <p className="alert" role="alert">
              {failure}
            </p>
          )}
          <DemoField name="name" label={text.name} error={errors.name} autoComplete="name" maxLength={120} />
          <DemoField
            name="email"
            type="email"
            label={text.email}
            error={errors.email}
            autoComplete="email"
            maxLength={254}
          />
          <DemoField
            name="company"
            label={text.company}
            error={errors.company}
            autoComplete="organization"
            maxLength={160}
          />
          <DemoField
            name="message"
            label={text.message}
            hint={text.messageHint}
            error={errors.message}
            lines={4}
            maxLength={4000}
          />
          <div className="trap" aria-hidden="true">
            <input name="website" tabIndex={-1} autoComplete="off" />
          </div>
          {state === 'asking' ? (
            <div className="actions" role="alert">
              <p>{text.discardQuestion}</p>
              <button type="button" className="button quiet" onClick={() => setState('typing')}>
                {text.keepEditing}
              </button>
              <button type="button" className="button primary" onClick={onClose}>
                {text.discard}
              </button>
            </div>
          ) : (
            <div className="actions">
              <button type="button" className="button quiet" onClick={leave}>
                {text.cancel}
              </button>
              <button type="submit" className="button primary" aria-disabled={state === 'sending'}>
                {state === 'sending' ? text.sending : text.send}
              </button>
            </div>
          )}
        </form>
      )}
    </dialog>
  );
}
