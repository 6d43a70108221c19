import t from 'tap';
import { chooseHits } from './choose-hits.ts';
import type { Match } from './model.ts';

const at = (start: number, end: number, match: Match) => ({ start, end, match });

t.test('a place that matches in several ways is called by the surest of them', async (t) => {
  const ways: Match[] = ['exact', 'inflection', 'abbreviation', 'glossary', 'spelling', 'synonym', 'part_of_word'];
  for (const [index, surest] of ways.entries()) {
    const candidates = ways.slice(index).map((match) => at(4, 12, match));
    t.same(chooseHits(candidates, 20), [at(4, 12, surest)], surest);
    t.same(chooseHits(candidates.toReversed(), 20), [at(4, 12, surest)], `${surest}, in any order`);
  }
});

t.test('a variant that overlaps with a surer one is dropped, other places stay in reading order', async (t) => {
  t.same(chooseHits([at(30, 38, 'synonym'), at(0, 12, 'inflection'), at(4, 8, 'exact')], 40), [
    at(4, 8, 'exact'),
    at(30, 38, 'synonym'),
  ]);
  t.same(
    chooseHits([at(0, 8, 'exact'), at(4, 12, 'exact')], 20),
    [at(0, 8, 'exact'), at(4, 12, 'exact')],
    'nothing that a plain search finds is lost',
  );
});
