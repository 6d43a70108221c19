import { readToken } from './token.ts';

/** Below the prefix of `use-draft.ts`: whoever signs out leaves none of them behind. */
const storedAs = (key: string) => `draft:form:${key}`;

/** Never kept, whatever the form. */
const secret = /password|otp|token/i;

/** Of a form on the screen that is open now; `id` is that of the thing that it changes, or none where one is made. */
export const formDraftKey = (form: string, id?: string): string => `${window.location.pathname}#${form}#${id ?? ''}`;

/** Keeps what is typed into a form, without secrets. */
export function keepFormDraft(key: string, values: object): void {
  const kept = Object.entries(values).filter(([name]) => !secret.test(name));
  sessionStorage.setItem(storedAs(key), JSON.stringify(Object.fromEntries(kept)));
}

/** What was typed into a form whose session ended before it was saved. */
export function readFormDraft(key: string): Record<string, unknown> | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storedAs(key)) ?? 'null');
    return typeof kept === 'object' ? (kept as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}

/**
 * The form was closed: what was typed was saved or discarded, unless it went away because the session did, which the token
 * tells.
 */
export function closeFormDraft(key: string): void {
  if (readToken() !== null) sessionStorage.removeItem(storedAs(key));
}

/** Which thing of this screen has a draft: its id, `''` for a new one; nothing where none has. */
export function findFormDraft(form: string): string | undefined {
  const prefix = storedAs(formDraftKey(form));
  return Object.keys(sessionStorage)
    .find((name) => name.startsWith(prefix))
    ?.slice(prefix.length);
}
