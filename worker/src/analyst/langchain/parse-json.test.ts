import t from 'tap';
import { parseJson } from './parse-json.ts';

t.test('an object is found alone, in a fence, after thoughts and among words', async (t) => {
  const value = { a: [1, { b: '}' }] };
  const json = JSON.stringify(value);
  for (const text of [
    json,
    `\n ${json}\n`,
    `\`\`\`json\n${json}\n\`\`\``,
    `\`\`\`JSON\n${JSON.stringify(value, null, 2)}\n\`\`\` as asked`,
    `Here: ${json}. Is it right?`,
    `<think>{"a": 0}</think>${json}`,
  ]) {
    t.same(parseJson(text), value, text);
  }
});

t.test('anything else is none', async (t) => {
  for (const text of ['', 'no', '42', '"text"', 'null', '{"a": [1', '{a: 1}', '```json\n{\n```', '} {']) {
    t.equal(parseJson(text), undefined, text);
  }
});
