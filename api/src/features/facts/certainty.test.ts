import { confidenceWord } from '@bidloom/contract/confidence';
import { certaintyOf } from '@bidloom/jobs';
import t from 'tap';

t.test('screens and files say the same of a probability', async (t) => {
  for (let percent = 0; percent <= 100; percent++) t.equal(confidenceWord(percent / 100), certaintyOf(percent / 100));
});
