import type { ChatEntry } from '@bidloom/contract/chat';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '../../lib/messages.ts';
import { Announcer } from './announcer.tsx';

const entry = { id: 'e', status: 'answered', answer: 'It is 90 days.' } as ChatEntry;
const said = () => screen.getByRole('status').textContent;

test('an answer is said when it is complete', () => {
  const { rerender } = render(<Announcer entries={[]} answering={true} refused={false} />);
  expect(said()).toBe(messages.chat.thinking);
  rerender(<Announcer entries={[entry]} answering={false} refused={false} />);
  expect(said()).toBe('It is 90 days.');
});

test('after a question that the server refused, the answer to the previous question is not said again', () => {
  const { rerender } = render(<Announcer entries={[entry]} answering={true} refused={false} />);
  rerender(<Announcer entries={[entry]} answering={false} refused={true} />);
  expect(said()).toBe('');
});
