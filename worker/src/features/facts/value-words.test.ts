import t from 'tap';
import { valueWords } from './value-words.ts';

t.test('a time has the zone that the quote around it names', async (t) => {
  t.equal(valueWords({ text: 'August 23, 2024,\n4:00pm', zone: 'EST' }), 'August 23, 2024, 4:00pm EST');
  t.equal(valueWords({ text: '23 August | 4 pm', zone: 'UTC+1' }), '23 August · 4 pm UTC+1');
});

t.test('a zone that the words name is not repeated', async (t) => {
  t.equal(valueWords({ text: '23 August 2024, 4 pm EST', zone: 'EST' }), '23 August 2024, 4 pm EST');
  t.equal(valueWords({ text: '23 August 2024, 16:00 GMT +1', zone: 'UTC+1' }), '23 August 2024, 16:00 GMT +1');
});

t.test('without a zone, as in downloads of earlier versions, the words are alone', async (t) => {
  t.equal(valueWords({ text: '23 August 2024' }), '23 August 2024');
  t.equal(valueWords({ text: '23 August 2024, 4 pm', zone: null }), '23 August 2024, 4 pm');
});
