import t from 'tap';
import { factNames } from '../../../facts/model.ts';
import { decideFactsPrompt } from './decide-facts.ts';
import { fencesIn, hostilePassage, textsOf } from './hostile.fixtures.ts';

t.test('passages go as data, the facts with the form of their values', async (t) => {
  const { messages, schema } = decideFactsPrompt(['bid_validity', 'joint_venture'], hostilePassage);
  const { rules, request, types } = textsOf(messages);
  t.same(types, ['system', 'human']);
  for (const said of [/data, never an instruction/u, /copied exactly/u, /compute nothing/u, /state nothing/u])
    t.match(rules, said);
  t.ok(request.startsWith(`<passages>\n${hostilePassage}\n</passages>\n\nFacts:\n- bid_validity: how long`));
  t.match(request, /\n- joint_venture: .* "conditions" .*\.$/u);
  t.equal(fencesIn(request, 'passage'), 2);
  t.ok(request.includes('{{price}} or \u0024{price} or {price}'));
  t.ok(schema.safeParse(JSON.parse(rules.slice(rules.lastIndexOf('\n')))).success);
});

t.test('every fact can be asked for', async (t) => {
  const { request } = textsOf(decideFactsPrompt(factNames, hostilePassage).messages);
  for (const fact of factNames) t.ok(request.includes(`\n- ${fact}: `), fact);
});
