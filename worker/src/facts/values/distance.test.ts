import t from 'tap';
import { readDistances } from './distance.ts';

t.test('how long before the deadline, and whether only working days count', async (t) => {
  const habits = { language: 'en', currency: null, isMonthFirst: null };
  const value = (text: string) => readDistances(text, habits)[0]?.value;
  t.equal(value('no later than 7 days before the deadline'), 'P7D before submission_deadline');
  for (const text of [
    'at least 3 working days before the deadline',
    'truoc thoi diem dong thau toi thieu 03 ngay lam viec truoc ngay',
    'hasta 3 dias habiles antes de la apertura',
    'ate 3 (tres) dias uteis antes da data',
  ])
    t.equal(value(text), 'P3D (working days) before submission_deadline', text);
  t.equal(value('7 days before working hours end'), 'P7D before submission_deadline');
  t.equal(value('within 3 working days of the notice'), undefined);
});
