import t from 'tap';
import { plainText, readWritten } from './cited-texts.ts';

t.test('Markdown is taken off, and nothing else', async (t) => {
  const cases: [string, string][] = [
    ['# Title', 'Title'],
    ['**bold** and __bold__ and *it* and `code`', 'bold and bold and it and code'],
    ['- item\n* item\n• item', 'item item item'],
    ['see [the page](https://evil.example/?q=1) ![x](https://evil.example/y)', 'see the page x'],
    ['a &lt; b &amp;&amp; c', 'a < b && c'],
    ['2 * 3 * 4 and m_max and -10 °C to 5%', '2 * 3 * 4 and m_max and -10 °C to 5%'],
    ['{{price}} \u0024{x} <b>', '{{price}} \u0024{x} <b>'],
  ];
  for (const [text, plain] of cases) t.equal(plainText(text), plain);
});

t.test('markers in a statement count as passages that it names', async (t) => {
  t.same(readWritten({ text: 'It is 5% [2], at most 10% [3, 4].', passages: [1, 2] }), {
    text: 'It is 5%, at most 10%.',
    passages: [1, 2, 3, 4],
  });
});
