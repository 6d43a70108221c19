import type { ChatEntry } from '@bidloom/contract/chat';
import type { UnknownAction } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import { connectionRestored } from '../../lib/state/connection.slice.ts';
import {
  answerEnded,
  answerStarted,
  asked,
  type ChatState,
  chatOpened,
  chatReducer,
  historyLoaded,
  questionRefused,
  selectIsAnswering,
  selectMustPoll,
  wordsReceived,
} from './chat.slice.ts';
import { entryOf } from './testing/entry-of.ts';

const pending = entryOf(3);
const done = entryOf(3, { status: 'answered', answer: 'EUR 48,500', answered: true });
const { workspaceId } = pending;

const after = (...actions: UnknownAction[]): ChatState =>
  [chatOpened(workspaceId), ...actions].reduce<ChatState | undefined>(chatReducer, undefined) as ChatState;
const loaded = (entries: ChatEntry[], hasOlder = false) => historyLoaded({ workspaceId, entries, hasOlder });
const question = asked({ workspaceId, question: 'How much?', documentIds: undefined });

test('the history is sorted oldest first, whatever order it arrives in', () => {
  const { entries } = after(loaded([entryOf(2), entryOf(1)]), loaded([entryOf(4), entryOf(3)]));
  expect(entries.map(({ question: words }) => words)).toEqual(['Question 1', 'Question 2', 'Question 3', 'Question 4']);
});

test('a question is a draft until the server accepts it, and then an entry', () => {
  expect(after(question).draft).toEqual({ question: 'How much?', documentIds: undefined, failure: null });
  const state = after(question, answerStarted(pending));
  expect(state.draft).toBeNull();
  expect(state.entries).toEqual([pending]);
});

test('streamed words are collected until the finished answer replaces them', () => {
  const started = [question, answerStarted(pending), wordsReceived({ id: pending.id, text: 'EUR ' })];
  expect(after(...started, wordsReceived({ id: pending.id, text: '48' })).streaming[pending.id]).toBe('EUR 48');
  const state = after(...started, answerEnded({ id: pending.id, entry: done }));
  expect(state.entries).toEqual([done]);
  expect(state.streaming).toEqual({});
});

test('an older history does not replace a finished answer', () => {
  const state = after(
    question,
    answerStarted(pending),
    answerEnded({ id: pending.id, entry: done }),
    loaded([pending]),
  );
  expect(state.entries).toEqual([done]);
});

test('a refused question keeps its words and the reason, and the next one can be asked', () => {
  const state = after(
    question,
    questionRefused({ failure: 'There are no documents that can be asked yet.', isSessionOver: false }),
  );
  expect(state.draft).toMatchObject({
    question: 'How much?',
    failure: 'There are no documents that can be asked yet.',
  });
  expect(selectIsAnswering({ chat: state })).toBe(false);
});

test('a question that did not reach the server no longer says so when the connection is back', () => {
  const refused = (isUnreachable: boolean) =>
    after(question, questionRefused({ failure: 'The reason.', isUnreachable }), connectionRestored()).draft;
  expect(refused(true)).toMatchObject({ question: 'How much?', failure: 'This question was not sent.' });
  expect(refused(false)).toMatchObject({ failure: 'The reason.' });
});

test('an answer to a question from elsewhere is polled; one that streams in here is not', () => {
  expect(selectMustPoll({ chat: after(loaded([pending])) })).toBe(true);
  expect(selectMustPoll({ chat: after(question, answerStarted(pending)) })).toBe(false);
  // The connection broke.
  expect(selectMustPoll({ chat: after(answerStarted(pending), answerEnded({ id: pending.id })) })).toBe(true);
  expect(selectMustPoll({ chat: after(loaded([done])) })).toBe(false);
});

test('answers of another tender are ignored', () => {
  const other = entryOf(9, { workspaceId: 'another' });
  const state = after(answerStarted(other), answerEnded({ id: other.id, entry: other }));
  expect(state.entries).toEqual([]);
});

test('opening another tender clears the previous one', () => {
  expect(after(loaded([done]), chatOpened('another')).entries).toEqual([]);
  expect(after(loaded([done]), chatOpened(workspaceId)).entries).toEqual([done]);
});
