import type { SummaryTemplate } from '@bidloom/contract/summary-templates';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Received, type Reply, startApi } from '../../lib/testing/api-server.ts';
import { renderApp } from '../../lib/testing/render-app.tsx';
import { Component } from './summary-templates-page.tsx';

const organizationId = '01a1f800-0000-7000-8000-0000000000a1';
const path = `/api/organizations/${organizationId}/summary-templates`;
const found = (data: unknown): Reply => ({ body: { success: true, data } });

const templateOf = (id: string, name: string, facts: Partial<SummaryTemplate> = {}): SummaryTemplate => ({
  id,
  organizationId,
  name,
  description: null,
  sections: [
    { title: 'Key dates', prompt: 'All dates.' },
    { title: 'Bonds', prompt: 'All bonds.' },
  ],
  isDefault: false,
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
  ...facts,
});

/** The screen with a server that stores templates like the api, and answers other requests by `handle`. */
async function open(
  kept: SummaryTemplate[],
  handle: (request: Received) => Reply = () => ({ status: 404 }),
  list: () => Reply = () => found(kept),
) {
  const api = await startApi((request) => {
    const { method, url, body } = request;
    if (method === 'GET' && url === path) return list();
    if (method === 'POST' && url === path) {
      kept.push({ ...templateOf(`t-${kept.length + 1}`, ''), ...JSON.parse(body) });
      return { status: 201, ...found(kept.at(-1)) };
    }
    const index = kept.findIndex(({ id }) => url === `${path}/${id}`);
    const template = kept[index];
    if (method === 'DELETE' && template) {
      kept.splice(index, 1);
      return found(null);
    }
    if (method === 'PUT' && template) {
      const changed = { ...template, ...JSON.parse(body) };
      for (const other of kept) if (changed.isDefault) other.isDefault = false;
      kept[index] = changed;
      return found(changed);
    }
    return handle(request);
  });
  const at = `/home/${organizationId}/summary-templates`;
  const view = await renderApp(<Component />, { at, path: '/home/:organizationId/summary-templates' });
  return { ...api, ...view };
}

async function act(template: string, action: string) {
  fireEvent.click(await screen.findByRole('button', { name: `Actions for ${template}` }));
  fireEvent.click(await screen.findByRole('menuitem', { name: action }));
}

const row = async (name: string) => {
  // What is behind a dialog stays hidden for a moment after it has closed, in jsdom sometimes for ever.
  const rows = await screen.findAllByRole('row', { hidden: true });
  return rows.find(({ textContent }) => textContent?.includes(name))?.textContent ?? '';
};
const titles = () => screen.getAllByLabelText<HTMLInputElement>(/^Title/).map(({ value }) => value);

test('without a template the built-in sections are offered as a start', async () => {
  const kept: SummaryTemplate[] = [];
  await open(kept);
  fireEvent.click(await screen.findByRole('button', { name: 'Start from the built-in one' }));
  await waitFor(() => expect(titles()[0]).toBe('The tender'));
  fireEvent.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(kept[0]).toMatchObject({ name: 'Standard tender summary', isDefault: true }));
  expect(kept[0]?.sections).toHaveLength(12);
  expect(await row('Standard tender summary')).toContain('Default');
});

test('a template that is written before the list has arrived is not made the default', async () => {
  const kept = [templateOf('t-1', 'Tender summary', { isDefault: true })];
  const waiting: (() => void)[] = [];
  const late = (): Reply => ({
    stream: (response) => {
      const body = JSON.stringify(found(kept).body);
      waiting.push(() => response.end(body));
    },
  });
  await open(kept, undefined, late);
  fireEvent.click(await screen.findByRole('button', { name: 'New template' }));
  fireEvent.change(await screen.findByLabelText(/^Name/), { target: { value: 'Bonds only' } });
  fireEvent.change(screen.getByLabelText(/^Title/), { target: { value: 'Bonds' } });
  fireEvent.change(screen.getByLabelText(/^Prompt/), { target: { value: 'All bonds.' } });
  await waitFor(() => expect(waiting).toHaveLength(1));
  for (const answer of waiting.splice(0)) answer();
  await expect.poll(() => row('Tender summary')).toContain('Default');
  fireEvent.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(kept).toHaveLength(2));
  expect(kept[1]).toMatchObject({ name: 'Bonds only', isDefault: false });
  for (const answer of waiting) answer();
});

test('sections are added, moved by buttons and keys, removed and restored', async () => {
  const kept = [templateOf('t-1', 'Usual', { isDefault: true })];
  await open(kept);
  await act('Usual', 'Edit');
  await screen.findByRole('dialog', { name: 'Edit template' });
  fireEvent.click(screen.getByRole('button', { name: 'Move section 2 up' }));
  expect(titles()).toEqual(['Bonds', 'Key dates']);
  const prompts = screen.getAllByLabelText(/^Prompt/);
  fireEvent.keyDown(prompts[0] as HTMLElement, { key: 'ArrowDown', altKey: true });
  expect(titles()).toEqual(['Key dates', 'Bonds']);
  expect(screen.getByText('Bonds is now section 2')).toBeTruthy();

  fireEvent.click(screen.getByRole('button', { name: 'Remove section 1' }));
  expect(titles()).toEqual(['Bonds']);
  expect(screen.getByRole('button', { name: 'Remove section 1' }).getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(titles()).toEqual(['Key dates', 'Bonds']);

  fireEvent.click(screen.getByRole('button', { name: 'Add a section' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Title is a required field')).toBeTruthy();
  fireEvent.change(screen.getAllByLabelText(/^Title/)[2] as HTMLElement, { target: { value: 'Scope' } });
  fireEvent.change(screen.getAllByLabelText(/^Prompt/)[2] as HTMLElement, { target: { value: 'What is supplied.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(kept[0]?.sections).toHaveLength(3));
  expect(kept[0]?.sections[2]).toEqual({ title: 'Scope', prompt: 'What is supplied.' });
  expect(screen.getByText('Template updated')).toBeTruthy();
});

test('a name that is already used is reported in the form, which keeps its input', async () => {
  const message = 'There is a template of this name already';
  const { requests } = await open([templateOf('t-1', 'Usual', { isDefault: true })]);
  const served = requests;
  await act('Usual', 'Duplicate');
  expect((await screen.findByLabelText<HTMLInputElement>(/^Name/)).value).toBe('Copy of Usual');
  const api = await startApi(({ method }) =>
    method === 'POST' ? { status: 409, body: { message } } : { status: 404 },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(titles()).toEqual(['Key dates', 'Bonds']);
  expect([...served, ...api.requests].filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('another template is made the default, and deleting a default first says what happens', async () => {
  const kept = [templateOf('t-1', 'Usual', { isDefault: true }), templateOf('t-2', 'Short')];
  await open(kept);
  await act('Short', 'Make default');
  expect(await screen.findByText('"Short" is now the default')).toBeTruthy();
  await waitFor(async () => expect(await row('Short')).toContain('Default'));
  await act('Short', 'Delete');
  expect(await screen.findByText(/and "Usual" becomes the default/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(kept.map(({ name }) => name)).toEqual(['Usual']));
});

test('a drafted prompt says who wrote it, and replaces nothing until it is accepted', async () => {
  const prompt = 'Say who pays for late delivery, and how much.';
  let author: object = { engine: 'extractive', model: null };
  const { requests } = await open([templateOf('t-1', 'Usual', { isDefault: true })], ({ url }) =>
    url.endsWith('/generate-prompt') ? found({ prompt, ...author }) : { status: 404 },
  );
  await act('Usual', 'Edit');
  const section = within(await screen.findByRole('group', { name: 'Section 1' }));
  fireEvent.click(section.getByRole('button', { name: 'Draft a prompt for section 1' }));
  const wish = section.getByLabelText('What should this section contain?');
  fireEvent.keyDown(wish, { key: 'Enter' });
  expect(await section.findByText('This is a required field')).toBeTruthy();
  fireEvent.change(wish, { target: { value: ' who pays for late delivery ' } });
  fireEvent.keyDown(wish, { key: 'Enter' });
  const draft = within(await section.findByRole('region', { name: 'Draft' }));
  expect(draft.getByText(prompt)).toBeTruthy();
  expect(draft.getByText('Made by rules, no AI model')).toBeTruthy();
  const field = section.getByLabelText<HTMLTextAreaElement>(/^Prompt/);
  expect(field.value).toBe('All dates.');
  expect(JSON.parse(requests.at(-1)?.body ?? '')).toEqual({ wish: 'who pays for late delivery' });

  fireEvent.click(draft.getByRole('button', { name: 'Discard' }));
  expect(field.value).toBe('All dates.');
  author = { engine: 'langchain', model: 'writer-2' };
  fireEvent.click(section.getByRole('button', { name: 'Write a draft' }));
  expect(await section.findByText('Written by writer-2')).toBeTruthy();
  fireEvent.click(await section.findByRole('button', { name: 'Replace the prompt' }));
  expect(field.value).toBe(prompt);
});

test('a draft that fails says why and can be tried again', async () => {
  const message = 'No draft came in time. Please try again.';
  await open([templateOf('t-1', 'Usual')], () => ({ status: 503, body: { success: false, message } }));
  await act('Usual', 'Edit');
  const section = within(await screen.findByRole('group', { name: 'Section 2' }));
  fireEvent.click(section.getByRole('button', { name: 'Draft a prompt for section 2' }));
  fireEvent.change(section.getByLabelText('What should this section contain?'), { target: { value: 'bonds' } });
  fireEvent.click(section.getByRole('button', { name: 'Write a draft' }));
  expect(await section.findByText(message)).toBeTruthy();
  expect(section.getByRole('button', { name: 'Retry' })).toBeTruthy();
});
