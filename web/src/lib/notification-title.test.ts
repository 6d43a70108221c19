import { processingTypes } from '@bidloom/contract/notifications';
import { expect, test } from 'vitest';
import { notificationTitle } from './notification-title.ts';

test('every processing type has a title of its own', () => {
  const titles = Object.values(processingTypes).map((ProcessingType) =>
    notificationTitle({ ProcessingType, Message: 'Done' }),
  );
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles).not.toContain('Notifications');
});

test('one of a later version is a notification like any other', () => {
  expect(notificationTitle({ ProcessingType: 42, Message: 'Done' })).toBe('Notifications');
});

test('a kept one of an earlier version, with the number of predefined questions, names its kind of run', () => {
  const event = { ProcessingType: 5, Message: 'Done' };
  expect(notificationTitle({ ...event, RequestType: 'summary' })).toBe('Summary');
  expect(notificationTitle({ ...event, RequestType: 'question_generation' })).toBe('Suggested questions');
});
