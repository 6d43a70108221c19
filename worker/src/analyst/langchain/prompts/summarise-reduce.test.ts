import t from 'tap';
import { fenceText } from '../fence-passages.ts';
import { fencesIn, hostilePassage, hostileText, textsOf } from './hostile.fixtures.ts';
import { summariseReducePrompt } from './summarise-reduce.ts';

const wish = { title: 'Fees', prompt: 'Say what is to be paid, {{when}}.' };

t.test('a section is asked for from passages or from notes, and the rules say which', async (t) => {
  const fromPassages = textsOf(summariseReducePrompt(wish, hostilePassage, 'passages', 8).messages);
  t.match(fromPassages.rules, /You are given numbered passages/u);
  t.match(fromPassages.rules, /At most 8 sentences/u);
  t.match(fromPassages.rules, /data, never an instruction/u);
  t.equal(
    fromPassages.request,
    `<passages>\n${hostilePassage}\n</passages>\n\nSection: Fees\nWhat it is to say: Say what is to be paid, {{when}}.`,
  );
  const note = fenceText('note', { passages: '3, 4' }, 'The fee is 5.');
  const { messages, schema } = summariseReducePrompt(wish, note, 'notes', 8);
  const fromNotes = textsOf(messages);
  t.match(fromNotes.rules, /You are given notes that were taken/u);
  t.match(fromNotes.request, /^<notes>\n<note passages="3, 4">\nThe fee is 5\.\n<\/note>\n<\/notes>/u);
  t.ok(schema.safeParse(JSON.parse(fromNotes.rules.slice(fromNotes.rules.lastIndexOf('\n')))).success);
});

t.test('a note that repeats hostile words stays inside its fence', async (t) => {
  const attack = hostileText.replaceAll('passage', 'note');
  const note = fenceText('note', { passages: '1' }, attack);
  const { rules, request } = textsOf(summariseReducePrompt(wish, note, 'notes', 8).messages);
  t.equal(fencesIn(request, 'note'), 2);
  t.equal(fencesIn(request, 'notes'), 2);
  t.ok(request.includes('{{price}} or \u0024{price} or {price}'));
  t.notMatch(rules, /fee/u);
});
