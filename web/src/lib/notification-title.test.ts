import { processingTypes } from '@bidloom/contract/notifications';
import { expect, test } from 'vitest';
import { notificationTitle } from './notification-title.ts';

test('every processing type has its own title', () => {
  const titles = Object.values(processingTypes).map((ProcessingType) =>
    notificationTitle({ ProcessingType, Message: 'Done' }),
  );
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles).not.toContain('Notifications');
});

test('a type of a later version is shown as a general notification', () => {
  expect(notificationTitle({ ProcessingType: 42, Message: 'Done' })).toBe('Notifications');
});

test('a stored notification of an earlier version, with the number of predefined questions, names its type of run', () => {
  const event = { ProcessingType: 5, Message: 'Done' };
  expect(notificationTitle({ ...event, RequestType: 'summary' })).toBe('Summary');
  expect(notificationTitle({ ...event, RequestType: 'question_generation' })).toBe('Suggested questions');
});
