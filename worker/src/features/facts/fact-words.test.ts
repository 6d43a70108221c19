import t from 'tap';
import { factWords } from './fact-words.ts';

t.test('how long before another date is said in words, and of which days', async (t) => {
  const said = (value: string) => factWords('clarification_deadline', value, '03 ngày');
  t.equal(said('P3D (working days) before submission_deadline'), '3 working days before the submission deadline');
  t.equal(said('P1W before submission_deadline'), '1 week before the submission deadline');
  t.equal(said('P7D before bid_opening'), '7 days before the bid opening');
});
