import {
  createSummaryTemplate,
  deleteSummaryTemplate,
  listSummaryTemplates,
  type SummaryTemplate,
  updateSummaryTemplate,
} from '@bidloom/contract/summary-templates';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { call } from '../../lib/api-client.ts';
import { messageOf } from '../../lib/api-error.ts';
import { messages } from '../../lib/messages.ts';
import { toastShown } from '../../lib/state/toasts.slice.ts';
import { useCall } from '../../lib/use-call.ts';
import type { TemplateFields } from './template-draft.ts';

const { resource, errors, summaryTemplates: text } = messages;
const one = `${text.one.charAt(0).toUpperCase()}${text.one.slice(1)}`;

interface Templates {
  templates: readonly SummaryTemplate[];
  status: 'loading' | 'refreshing' | 'ready' | 'failed';
  error: string | null;
  reload: () => void;
  /** The ids of templates with a change in progress. */
  busy: readonly string[];
  /** Creates a template, or changes the one with this id. Throws an error with a message for the user. */
  save: (id: string | null, fields: TemplateFields) => Promise<void>;
  makeDefault: (template: SummaryTemplate) => Promise<void>;
  remove: (template: SummaryTemplate) => Promise<void>;
}

/** An organisation's templates and their actions. There are few, so they are fetched at once. */
export function useTemplates(organizationId: string): Templates {
  const dispatch = useDispatch();
  const params = { organizationId };
  const { answer, error, loading, reload } = useCall(listSummaryTemplates, {
    params,
    failure: resource.fetchFailed(text.many),
  });
  const [busy, setBusy] = useState<readonly string[]>([]);
  const done = (message: string) => {
    dispatch(toastShown({ intent: 'success', message }));
    reload();
  };

  const save: Templates['save'] = async (id, body) => {
    if (id === null) {
      await call(createSummaryTemplate, { params, body, failure: resource.createFailed(text.one) });
    } else {
      const ofTemplate = { ...params, templateId: id };
      await call(updateSummaryTemplate, { params: ofTemplate, body, failure: resource.updateFailed(text.one) });
    }
    done(id === null ? resource.created(one) : resource.updated(one));
  };

  /** Makes a change of one template; a toast reports the outcome. */
  const change = async (id: string, words: { done: string; failed: string }, work: () => Promise<unknown>) => {
    setBusy((others) => [...others, id]);
    try {
      await work();
      done(words.done);
    } catch (failure) {
      const message = messageOf(failure, words.failed);
      dispatch(toastShown({ intent: 'error', title: errors.failedTitle(one), message }));
    } finally {
      setBusy((others) => others.filter((other) => other !== id));
    }
  };
  const makeDefault: Templates['makeDefault'] = ({ id, name, description, sections }) => {
    const words = { done: text.madeDefault(name), failed: text.defaultFailed };
    const body = { name, description, sections, isDefault: true };
    const ofTemplate = { ...params, templateId: id };
    return change(id, words, () => call(updateSummaryTemplate, { params: ofTemplate, body, failure: words.failed }));
  };
  const remove: Templates['remove'] = ({ id }) => {
    const words = { done: resource.removed(one), failed: resource.removeFailed(text.one) };
    const ofTemplate = { ...params, templateId: id };
    return change(id, words, () => call(deleteSummaryTemplate, { params: ofTemplate, failure: words.failed }));
  };

  const status = error && !answer ? 'failed' : !answer ? 'loading' : loading ? 'refreshing' : 'ready';
  return { templates: answer?.data ?? [], status, error, reload, busy, save, makeDefault, remove };
}
