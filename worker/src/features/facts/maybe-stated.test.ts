import t from 'tap';
import { isUnclear, maybeStated } from './maybe-stated.ts';

const maybeAt = [{ text: '6 Angebotswertung\n\n☐ Preis', fileName: 'vergabe.pdf', page: 3 }];

t.test('a file says where a fact may be stated that was not found', async (t) => {
  t.equal(
    maybeStated({ status: 'not_stated', maybeAt }),
    'May be stated: “6 Angebotswertung ☐ Preis” (vergabe.pdf p. 3)',
  );
  t.equal(maybeStated({ status: 'not_stated' }), null);
  t.equal(maybeStated({ status: 'marked_not_stated', maybeAt }), null, 'a person has looked');
});

t.test('such a fact is not clearly stated', async (t) => {
  t.ok(isUnclear({ status: 'not_stated', certainty: 'check' }));
  t.notOk(isUnclear({ status: 'not_stated', certainty: 'likely' }));
  t.notOk(isUnclear({ status: 'found', certainty: 'check' }));
});
