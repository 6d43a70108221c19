import t from 'tap';
import { isSameMeaning, meaningOf } from './same-meaning.ts';

const same = (a: string, b: string, language = 'en') => isSameMeaning(meaningOf(a, language), meaningOf(b, language));

t.test('other words around the matter, another order or other endings make no other question', async (t) => {
  t.ok(same('What is the delivery period?', 'Please clarify the delivery period.'));
  t.ok(same('Which warranty period applies to the pumps?', 'What warranty periods are applying to pumps?'));
  t.ok(same('Is a site visit mandatory?', 'Could you confirm whether the site visit is mandatory?'));
  t.ok(same('Ist eine Ortsbesichtigung Pflicht?', 'Ist die Ortsbesichtigung eine Pflicht?', 'de'));
});

t.test('another matter is another question', async (t) => {
  t.notOk(same('What is the delivery period?', 'What is the warranty period?'));
  t.notOk(same('Who bears the cost of the site visit?', 'Is a site visit mandatory?'));
});

t.test('figures and identifiers tell questions apart', async (t) => {
  t.notOk(same('How does our offer meet clause 4.2?', 'How does our offer meet clause 4.3?'));
  t.notOk(same('What is the rated flow of P-101A?', 'What is the rated flow of P-102A?'));
  t.ok(same('How does our offer meet clause 4.2?', 'How is our offer to meet clause 4.2?'));
});

t.test('texts without content are the same as nothing', async (t) => {
  t.notOk(same('What is it?', 'And so on?'));
  t.notOk(same('', 'What is the delivery period?'));
});
