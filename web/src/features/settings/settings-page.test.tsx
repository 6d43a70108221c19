import { defaultColours } from '@bidloom/contract/theme-defaults';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedIn, type User } from '../../lib/state/auth.slice.ts';
import { type Received, type Reply, startApi } from '../../lib/testing/api-server.ts';
import { renderApp } from '../../lib/testing/render-app.tsx';
import { themeSaga } from '../../theme/theme.sagas.ts';
import { selectTheme } from '../../theme/theme.slice.ts';
import { Component as SettingsPage } from './settings-page.tsx';

const theme = { colours: defaultColours, mode: 'light', organizationMode: 'light' };

async function open(role: User['role'], answer: (request: Received) => Reply | undefined = () => undefined) {
  const api = await startApi((request) => {
    const special = answer(request);
    if (special) return special;
    if (request.url.endsWith('/time-zone')) {
      const { timeZone = 'UTC' } = request.body ? JSON.parse(request.body) : {};
      return { body: { success: true, data: { timeZone } } };
    }
    if (request.url === '/api/theme/mode') return { body: { success: true, data: { mode: 'light' } } };
    const sent = request.body ? JSON.parse(request.body) : {};
    return { body: { success: true, data: { ...theme, ...sent } } };
  });
  const view = await renderApp(<SettingsPage />);
  view.store.dispatch(signedIn({ role, organizationId: 'o' } as User));
  view.store.run(themeSaga);
  return { ...api, ...view, colours: () => selectTheme(view.store.getState()).colours };
}

const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const preview = (name = 'Light screen') => getComputedStyle(screen.getByRole('group', { name }));
const brand = () => preview().getPropertyValue('--colorBrandBackground');

test('an administrator sees colours in the preview while choosing them, and everybody gets them after saving', async () => {
  const { requests, colours } = await open('ORGANIZATION_ADMIN');
  await type('Primary, main', '#0f6cbd');
  await waitFor(() => expect(brand()).toBe('#0f6cbd'));
  expect(colours().primary.main).toBe('#be4932');
  fireEvent.click(screen.getAllByRole('button', { name: 'Save' })[0] as HTMLElement);
  expect(await screen.findByText('Theme updated')).toBeTruthy();
  expect(colours().primary.main).toBe('#0f6cbd');
  const sent = requests.find(({ method }) => method === 'POST');
  expect(JSON.parse(sent?.body ?? '')).toEqual({
    colours: { ...defaultColours, primary: { ...defaultColours.primary, main: '#0f6cbd' } },
    mode: 'light',
  });
});

test('after a change of the main colour, one click gives matching shades', async () => {
  await open('ORGANIZATION_ADMIN');
  await type('Primary, main', '#0b5a8f');
  fireEvent.click(screen.getByRole('button', { name: 'Primary colour: Make light and dark from main' }));
  const value = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;
  await waitFor(() => expect(value('Primary, light')).not.toBe(defaultColours.primary.light));
  expect(value('Primary, dark')).not.toBe(defaultColours.primary.dark);
  expect(value('Primary, main')).toBe('#0b5a8f');
  expect(value('Secondary, light')).toBe(defaultColours.secondary.light);
});

test('an unreadable pair is listed, and one click uses its nearest passing colour', async () => {
  await open('ORGANIZATION_ADMIN');
  await type('Primary, main', '#ffd400');
  const list = within(screen.getByRole('region', { name: 'Contrast' }));
  expect(list.getAllByText('Too little')).toHaveLength(2);
  const [use] = list.getAllByRole('button', { name: /^Use #/ });
  fireEvent.click(use as HTMLElement);
  await waitFor(() => expect(list.queryByText('Too little')).toBeNull());
});

test('an incomplete colour cannot be saved and is reported; the preview keeps the last complete one', async () => {
  const { requests } = await open('ORGANIZATION_ADMIN');
  await type('Primary, main', '#0f6cbd');
  await type('Primary, main', '#0f6');
  expect(screen.getByText('Enter a colour such as #be4932')).toBeTruthy();
  expect(brand()).toBe('#0f6cbd');
  fireEvent.click(screen.getAllByRole('button', { name: 'Save' })[0] as HTMLElement);
  expect(requests.some(({ method }) => method === 'POST')).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(screen.getByLabelText('Primary, main')).toHaveProperty('value', '#be4932');
});

test('one click restores the defaults, which are saved like any other colours', async () => {
  const own = { ...defaultColours, primary: { main: '#0f6cbd', light: '#4da3e8', dark: '#0a3d6b' } };
  await open('ORGANIZATION_ADMIN', ({ method, url }) =>
    method === 'GET' && url === '/api/theme'
      ? { body: { success: true, data: { ...theme, colours: own } } }
      : undefined,
  );
  await waitFor(() => expect(screen.getByLabelText('Primary, dark')).toHaveProperty('value', '#0a3d6b'));
  fireEvent.click(screen.getByRole('button', { name: 'Reset to defaults' }));
  expect(screen.getByLabelText('Primary, dark')).toHaveProperty('value', '#8b2f1c');
});

test('an administrator sets the time zone, and an invalid zone is reported', async () => {
  const { requests } = await open('ORGANIZATION_ADMIN', ({ method, body }) =>
    method === 'PUT' && body?.includes('Nowhere')
      ? { status: 400, body: { success: false, message: 'timeZone must be a time zone, such as Europe/Berlin' } }
      : undefined,
  );
  const field = await screen.findByLabelText('Time zone of the organization');
  const zone = within(field.closest('form') as HTMLElement);
  expect(zone.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  fireEvent.change(field, { target: { value: 'Nowhere' } });
  fireEvent.click(zone.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('timeZone must be a time zone, such as Europe/Berlin')).toBeTruthy();
  fireEvent.change(field, { target: { value: 'Asia/Kolkata' } });
  fireEvent.click(zone.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Days begin at midnight in Asia/Kolkata from now on')).toBeTruthy();
  expect(requests.findLast(({ method }) => method === 'PUT')?.body).toBe('{"timeZone":"Asia/Kolkata"}');
});

test('all other users choose only their own mode, which the server stores', async () => {
  const { requests, store } = await open('ORGANIZATION_USER');
  fireEvent.click(screen.getByRole('radio', { name: 'Same as the system' }));
  await waitFor(() => expect(requests.some(({ method }) => method === 'POST')).toBe(true));
  const sent = requests.find(({ method }) => method === 'POST');
  expect([sent?.url, sent?.body]).toEqual(['/api/theme/mode', '{"mode":"system"}']);
  expect(selectTheme(store.getState()).mode).toBe('system');
  expect(screen.queryByText('Colours of the organization')).toBeNull();
});

test.each([
  ['GET /api/theme', 'Failed to fetch theme'],
  ['GET /api/theme/mode', 'Failed to fetch theme mode'],
  ['POST /api/theme/update', 'Failed to update theme'],
  ['POST /api/theme/mode', 'Failed to update theme mode'],
])('%s that fails says: %s', async (name, message) => {
  await open('ORGANIZATION_ADMIN', ({ method, url }) =>
    `${method} ${url}` === name ? { status: 500, body: { success: false, message } } : undefined,
  );
  if (name === 'POST /api/theme/mode')
    fireEvent.click(screen.getAllByRole('radio', { name: 'Dark' })[0] as HTMLElement);
  if (name === 'POST /api/theme/update') {
    await type('Primary, main', '#0f6cbd');
    fireEvent.click(screen.getAllByRole('button', { name: 'Save' })[0] as HTMLElement);
  }
  expect(await screen.findByText(message)).toBeTruthy();
});
