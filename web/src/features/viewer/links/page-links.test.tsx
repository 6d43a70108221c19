import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../lib/testing/render-app.tsx';
import { PageLinks } from './page-links.tsx';

test('the address of a link to the web is shown before it is opened, in a tab that knows nothing of this one', async () => {
  const url = 'https://example.com/specification';
  const page = {
    getAnnotations: async () => [{ subtype: 'Link', rect: [0, 0, 200, 100], url }],
    getViewport: () => ({ width: 200, height: 100, convertToViewportPoint: (x: number, y: number) => [x, 100 - y] }),
  };
  await renderApp(<PageLinks pdf={{} as never} page={page as never} rotation={0} onPlace={() => {}} />);
  fireEvent.click(await screen.findByRole('button', { name: `Link to ${url}` }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(url)).toBeTruthy();
  const link = dialog.getByRole('link');
  expect(link.getAttribute('href')).toBe(url);
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
  expect(screen.queryAllByRole('link', { hidden: true })).toEqual([link]);
});
