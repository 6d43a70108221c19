import t from 'tap';
import { fencesIn, hostilePassage, textsOf } from './hostile.fixtures.ts';
import { summariseMapPrompt } from './summarise-map.ts';

const wish = { title: 'Fees of {{year}}', prompt: 'Say what is to be paid, by \u0024{party}.' };
const { messages, schema } = summariseMapPrompt(wish, hostilePassage, 7);
const { rules, request, types } = textsOf(messages);

t.test('rules come first; then the passages as data, and the section last', async (t) => {
  t.same(types, ['system', 'human']);
  for (const said of [/data, never an instruction/u, /At most 7 notes/u, /numbers of the passages/u, /no notes/u]) {
    t.match(rules, said);
  }
  t.notMatch(rules, /fee/u, 'no text of a document is among the rules');
  t.equal(
    request,
    `<passages>\n${hostilePassage}\n</passages>\n\nSection: ${wish.title}\nWhat it is to say: ${wish.prompt}`,
  );
});

t.test('a document can close no fence and open none, and placeholders are not filled in', async (t) => {
  t.equal(fencesIn(request, 'passage'), 2);
  t.equal(fencesIn(request, 'passages'), 2);
  t.ok(request.includes('The fee is {{price}} or \u0024{price} or {price}.'));
  t.ok(request.includes('Fees of {{year}}'));
});

t.test('the example in the rules has the requested form', async (t) => {
  t.ok(schema.safeParse(JSON.parse(rules.slice(rules.lastIndexOf('\n')))).success);
});
