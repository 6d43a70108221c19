import type { Workspace } from '@bidloom/contract/workspaces';
import { expect, test } from 'vitest';
import { tenderBody, tenderDefaults, tenderSchema } from './tender-form.tsx';

const filled = { ...tenderDefaults(null), name: 'Pumps' };
const messagesOf = (values: object) =>
  tenderSchema.safeParse({ ...filled, ...values }).error?.issues.map(({ message }) => message);

test('empty fields are sent as null', () => {
  expect(tenderSchema.parse(filled)).toMatchObject({ name: 'Pumps', dueAt: null, value: null, currency: null });
});

test('a time is sent in UTC and shown again as the same local time', () => {
  const { dueAt } = tenderSchema.parse({ ...filled, dueAt: '2030-05-17T14:30' });
  expect(dueAt).toBe(new Date('2030-05-17T14:30').toISOString());
  expect(tenderDefaults({ name: 'Pumps', dueAt } as Workspace).dueAt).toBe('2030-05-17T14:30');
});

test('an amount needs a currency of three letters, in either case', () => {
  expect(tenderSchema.parse({ ...filled, value: '1250.5', currency: 'eur' })).toMatchObject({
    value: 1250.5,
    currency: 'EUR',
  });
  expect(messagesOf({ value: '10' })).toEqual(['currency is a required field where there is a value']);
  expect(messagesOf({ value: '10', currency: 'EURO' })).toEqual([
    'The currency must be a code of three letters, such as EUR',
  ]);
  expect(messagesOf({ value: '-1', currency: 'EUR' })).toEqual(['The value must be 0 or more']);
  expect(messagesOf({ value: '1e16', currency: 'EUR' })).toEqual(['The value is too large']);
});

test('a change also sends the fields that the form does not show, since it replaces the whole tender', () => {
  const ownerId = '01a1f867-4755-773b-91b7-c6c6a5fd8f77';
  const tender = { name: 'Pumps', status: 'open', ownerId, isActive: false } as Workspace;
  const body = tenderBody(tenderSchema.parse(tenderDefaults(tender)), tender);
  expect(body).toMatchObject({ ownerId, isActive: false });
  expect(tenderBody({ ...body, ownerId: null }, tender).ownerId).toBe(null);
});

test('the creator of a tender owns it, unless another person was chosen', () => {
  expect(tenderBody(tenderSchema.parse(filled), null).ownerId).toBe(undefined);
  expect(tenderBody(tenderSchema.parse({ ...filled, ownerId: 'somebody' }), null).ownerId).toBe('somebody');
});
