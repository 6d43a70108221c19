import t from 'tap';
import { findKeywords } from './find-keywords.ts';
import { type LabelledVariant, labelledVariants } from './variants.labelled.ts';

/** What is reported for each labelled sentence that is neither the keyword itself nor a part of a word, against the labels. */
async function judge() {
  const sentences = Map.groupBy(labelledVariants, ({ language, keyword, sentence }) =>
    JSON.stringify([language, keyword, sentence]),
  );
  const wrong: string[] = [];
  const missed: string[] = [];
  let right = 0;
  for (const labelled of sentences.values()) {
    const { language, keyword, sentence } = labelled[0] as LabelledVariant;
    const block = { kind: 'paragraph' as const, start: 0, end: sentence.length };
    const pages = [{ number: 1, text: sentence, blocks: [block] }];
    const [found] = await findKeywords([{ id: 'd', fileName: 'd.pdf', language, pages }], [keyword]);
    const variants = (found?.hits ?? []).filter(({ match }) => match !== 'exact' && match !== 'part_of_word');
    const reported = new Set(variants.map((hit) => `${hit.match} ${hit.found}`));
    const expected = new Set(
      labelled.flatMap(({ label, found: words }) => (label === 'wrong' ? [] : [`${label} ${words}`])),
    );
    for (const variant of reported) {
      if (expected.has(variant)) right++;
      else wrong.push(`${keyword}: ${variant}`);
    }
    for (const variant of expected) if (!reported.has(variant)) missed.push(`${keyword}: ${variant}`);
  }
  return { right, wrong, missed };
}

t.test('of what is reported as a variant, 95 in 100 are right, and most of what is right is reported', async (t) => {
  t.ok(labelledVariants.length >= 200, 'enough labelled pairs');
  t.ok(labelledVariants.filter(({ label }) => label === 'wrong').length >= 100, 'enough that only look alike');
  const { right, wrong, missed } = await judge();
  t.comment(
    `${labelledVariants.length} pairs: ${right} right, wrong: ${wrong.join(', ')}; missed: ${missed.join(', ')}`,
  );
  t.ok(right / (right + wrong.length) >= 0.95, `precision ${(right / (right + wrong.length)).toFixed(3)}`);
  t.ok(right / (right + missed.length) >= 0.9, `recall ${(right / (right + missed.length)).toFixed(3)}`);
});
