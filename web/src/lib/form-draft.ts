import { readToken } from './token.ts';

/** With the prefix of `use-draft.ts`, so that sign-out deletes them. */
const storedAs = (key: string) => `draft:form:${key}`;

/** Fields that are never stored, in any form. */
const secret = /password|otp|token/i;

/** The storage key of a form on the current screen; `id` is the id of the changed item, undefined for a new one. */
export const formDraftKey = (form: string, id?: string): string => `${window.location.pathname}#${form}#${id ?? ''}`;

/** Stores the input of a form, without secrets. */
export function keepFormDraft(key: string, values: object): void {
  const kept = Object.entries(values).filter(([name]) => !secret.test(name));
  sessionStorage.setItem(storedAs(key), JSON.stringify(Object.fromEntries(kept)));
}

/** The input of a form whose session ended before it was saved. */
export function readFormDraft(key: string): Record<string, unknown> | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storedAs(key)) ?? 'null');
    return typeof kept === 'object' ? (kept as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}

/**
 * The form was closed, so its input was saved or discarded. If the token is missing, the form was closed by the end of the
 * session, and the draft is kept.
 */
export function closeFormDraft(key: string): void {
  if (readToken() !== null) sessionStorage.removeItem(storedAs(key));
}

/** The id of the item of this screen that has a draft, `''` for a new item; undefined if there is none. */
export function findFormDraft(form: string): string | undefined {
  const prefix = storedAs(formDraftKey(form));
  return Object.keys(sessionStorage)
    .find((name) => name.startsWith(prefix))
    ?.slice(prefix.length);
}
