import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { BrowserRouter, Link, Route, Routes, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useLeaveQuestion } from './use-leave-question.tsx';

function Edited() {
  const [isChanged, setChanged] = useState(false);
  const navigate = useNavigate();
  const question = useLeaveQuestion(isChanged);
  return (
    <>
      {question}
      <p>the changed screen</p>
      <button type="button" onClick={() => setChanged(!isChanged)}>
        Change
      </button>
      <button type="button" onClick={() => navigate('/login', { replace: true })}>
        Session ended
      </button>
      <Link to="?part=two">Its second part</Link>
      <Link to="/other">Elsewhere</Link>
    </>
  );
}

/** Opens the screen from another one. */
async function open() {
  window.history.replaceState(null, '', '/before');
  render(
    <FluentProvider theme={webLightTheme}>
      <BrowserRouter>
        <Routes>
          <Route path="/before" element={<Link to="/edited">Edit</Link>} />
          <Route path="/edited" element={<Edited />} />
          <Route path="*" element={<p>another screen</p>} />
        </Routes>
      </BrowserRouter>
    </FluentProvider>,
  );
  fireEvent.click(screen.getByText('Edit'));
  await screen.findByText('the changed screen');
}
const isThere = (words: string) => expect(screen.queryByText(words)).toBeTruthy();

test('a link asks before changes are lost, and is followed if they are discarded', async () => {
  await open();
  fireEvent.click(screen.getByText('Change'));
  fireEvent.click(screen.getByText('Its second part'));
  expect(window.location.search).toBe('?part=two');
  fireEvent.click(screen.getByText('Elsewhere'));
  fireEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  isThere('the changed screen');
  expect(window.location.pathname).toBe('/edited');
  fireEvent.click(screen.getByText('Elsewhere'));
  fireEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  isThere('another screen');
  expect(window.location.pathname).toBe('/other');
});

test('Back asks, too', async () => {
  await open();
  fireEvent.click(screen.getByText('Change'));
  act(() => window.history.back());
  fireEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(window.location.pathname).toBe('/edited'));
  act(() => window.history.back());
  fireEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await screen.findByText('Edit');
  expect(window.location.pathname).toBe('/before');
});

test('without changes, or after the end of the session, there is no question', async () => {
  await open();
  fireEvent.click(screen.getByText('Change'));
  fireEvent.click(screen.getByText('Change'));
  fireEvent.click(screen.getByText('Elsewhere'));
  isThere('another screen');
  await act(async () => window.history.back());
  fireEvent.click(await screen.findByText('Change'));
  fireEvent.click(screen.getByText('Session ended'));
  isThere('another screen');
  expect(window.location.pathname).toBe('/login');
});
