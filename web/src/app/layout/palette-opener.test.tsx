import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { signedIn } from '../../lib/state/auth.slice.ts';
import { pageOf, startApi } from '../../lib/testing/api-server.ts';
import { renderApp } from '../../lib/testing/render-app.tsx';
import { PaletteOpener } from './palette-opener.tsx';

/** The opener, with a field in which somebody was typing. */
async function open() {
  await startApi(() => ({ body: pageOf([]) }));
  const onClose = vi.fn();
  const screenKeys = vi.fn();
  const view = await renderApp(
    <>
      <input aria-label="Name" onKeyDown={screenKeys} />
      <PaletteOpener onClose={onClose} />
    </>,
  );
  view.store.dispatch(
    signedIn({
      ...{ userId: 'u', email: 'ada@example.org', firstName: 'Ada', lastName: 'Byron', role: 'ORGANIZATION_ADMIN' },
      ...{ organizationId: 'o-1', organizationName: 'Harbour Board', profileImagePath: null },
    } as Parameters<typeof signedIn>[0]),
  );
  const field = screen.getByLabelText('Name');
  field.focus();
  /** @returns whether the browser does with the key what it usually does */
  const press = (key: string, modifiers: object = {}) => fireEvent.keyDown(field, { key, ...modifiers });
  return { onClose, screenKeys, press };
}

test('keys that come before the palette are in its field, and Escape closes it', async () => {
  const { press, screenKeys, onClose } = await open();
  for (const key of ['ü', 'Shift', 'm', 'x', 'Backspace', 'Enter']) press(key);
  expect(press('r', { ctrlKey: true })).toBe(true);
  expect(press('/')).toBe(false);
  expect(onClose).not.toHaveBeenCalled();
  press('Escape');
  expect(onClose).toHaveBeenCalledOnce();
  const palette = await screen.findByRole<HTMLInputElement>('combobox');
  expect(palette.value).toBe('üm/');
  // Only keys that write nothing have reached the screen.
  expect(screenKeys.mock.calls.map(([{ key }]) => key)).toEqual(['Shift', 'r']);
  fireEvent.change(palette, { target: { value: 'key' } });
  expect(palette.value).toBe('key');
});
