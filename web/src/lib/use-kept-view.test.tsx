import { act, fireEvent, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { expect, test } from 'vitest';
import { renderApp } from './testing/render-app.tsx';
import { useKeptView } from './use-kept-view.ts';

function List({ words }: { words: readonly string[] }) {
  return (
    <section ref={useKeptView()} aria-label="List">
      {words.map((word) => (
        <Link key={word} to="/place">
          {word}
        </Link>
      ))}
    </section>
  );
}

const list = () => screen.getByRole('region', { name: 'List' });

/** Scrolls the list, and opens one of its places by its link. */
async function leave(word: string) {
  list().scrollTop = 1200;
  fireEvent.scroll(list());
  const link = screen.getByRole('link', { name: word });
  link.focus();
  fireEvent.click(link);
  await screen.findByText('A place');
}

test('Back shows a list where it was left, with the focus on what was pressed', async () => {
  const { router } = await renderApp(<List words={['bond', 'fee']} />, {
    routes: [{ path: '/place', element: <p>A place</p> }],
  });
  await leave('fee');
  await act(() => router.navigate(-1));
  expect(list().scrollTop).toBe(1200);
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'fee' }));
});

test('a list that is opened anew begins at its top, and takes no focus', async () => {
  const { router } = await renderApp(<List words={['bond', 'fee']} />, {
    routes: [{ path: '/place', element: <p>A place</p> }],
  });
  await leave('fee');
  await act(() => router.navigate('/'));
  expect(list().scrollTop).toBe(0);
  expect(document.activeElement).toBe(document.body);
});

test('a link that was replaced by another one does not get the focus', async () => {
  const words = ['bond', 'fee'];
  const { router } = await renderApp(<List words={words} />, { routes: [{ path: '/place', element: <p>A place</p> }] });
  await leave('fee');
  words[1] = 'tax';
  await act(() => router.navigate(-1));
  expect(list().scrollTop).toBe(1200);
  expect(document.activeElement).toBe(document.body);
});
