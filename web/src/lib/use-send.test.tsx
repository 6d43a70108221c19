import { createTeam } from '@bidloom/contract/teams';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { type Reply, startApi } from './testing/api-server.ts';
import { renderApp } from './testing/render-app.tsx';
import { useSend } from './use-send.ts';

function Maker({ failed }: { failed?: string }) {
  const { sending, error, send } = useSend();
  const [made, setMade] = useState('');
  const make = async () => {
    const told = { done: ({ data }: { data: { name: string } }) => `${data.name} made`, ...(failed ? { failed } : {}) };
    const answer = await send(createTeam, { body: { name: 'Pumps' } }, told);
    setMade(answer ? `has ${answer.data.name}` : 'nothing');
  };
  return (
    <button type="button" onClick={make}>
      {sending ? 'Sending' : (error ?? `Make ${made}`)}
    </button>
  );
}

async function press(reply: Reply, failed?: string) {
  await startApi(() => reply);
  await renderApp(<Maker {...(failed ? { failed } : {})} />);
  fireEvent.click(screen.getByRole('button', { name: /^Make/ }));
  expect(screen.getByRole('button', { name: 'Sending' })).toBeTruthy();
}

test('success is shown in a toast, and the answer is returned', async () => {
  await press({ body: { success: true, data: { name: 'Valves' } } });
  expect(await screen.findByText('Valves made')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Make has Valves' })).toBeTruthy();
});

test('without a title, the component shows the failure', async () => {
  await press({ status: 409, body: { success: false, message: 'The name is taken' } });
  expect(await screen.findByRole('button', { name: 'The name is taken' })).toBeTruthy();
});

test('with a title the failure is a toast', async () => {
  await press({ status: 409, body: { success: false, message: 'The name is taken' } }, 'No team');
  expect(await screen.findByText('No team')).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Make nothing' })).toBeTruthy());
  expect(screen.getByText('The name is taken')).toBeTruthy();
});

test('an answer that is not the api’s is a failure', async () => {
  await press({ body: 'moved' });
  expect(await screen.findByRole('button', { name: 'An unexpected error occurred' })).toBeTruthy();
});
