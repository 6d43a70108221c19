import t from 'tap';
import { decimalMarkIn } from './decimal-mark.ts';

t.test('the numbers of a table show their decimal mark', async (t) => {
  t.equal(decimalMarkIn(['Flow', '1,234', '12.5'], 'vi'), '.');
  t.equal(decimalMarkIn(['1.234', '12,5', 'P-101'], 'en'), ',');
});

t.test('where they do not, the language of the document decides', async (t) => {
  t.equal(decimalMarkIn(['1.234', '500'], 'vi'), ',');
  t.equal(decimalMarkIn(['1,234', '500'], 'en'), '.');
  t.equal(decimalMarkIn(['1.234'], undefined), null);
});

t.test('numbers that contradict each other leave it open', async (t) => {
  t.equal(decimalMarkIn(['12,5', '12.5'], 'en'), null);
});
