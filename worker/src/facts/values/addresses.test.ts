import t from 'tap';
import { readLinks, readMails, readPhones } from './addresses.ts';
import type { ValueReader } from './model.ts';

const habits = { language: 'en', currency: null, isMonthFirst: false };
const values = (reader: ValueReader, text: string) => reader(text, habits).map(({ value }) => value);

t.test('what somebody can be reached by', async (t) => {
  t.same(values(readMails, 'write to bids@example.org or to tenders.desk@example.com'), [
    'bids@example.org',
    'tenders.desk@example.com',
  ]);
  t.same(values(readLinks, 'at https://bids.example.org/notice only'), ['https://bids.example.org/notice']);
  t.same(values(readPhones, 'tel. +49 30 1234567'), ['tel. +49 30 1234567']);
  t.same(values(readPhones, 'clause 12.4, page 30 of 95'), []);
});
