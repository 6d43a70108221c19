import t from 'tap';
import { batchByTokens, cutToTokens, documentBudget, estimateTokens } from './budget.ts';

t.test('texts of other letters take more tokens than English', async (t) => {
  t.equal(estimateTokens('a'.repeat(400)), 100);
  t.ok(estimateTokens('bảo đảm dự thầu '.repeat(25)) > 120);
  t.ok(estimateTokens('投'.repeat(100)) >= 100);
});

t.test('the smallest window that can be set still has room for a passage', async (t) => {
  t.ok(documentBudget(4000) >= 700);
  t.ok(documentBudget(16_000) > 10_000 && documentBudget(16_000) < 13_000);
});

t.test('a cut text is within its tokens and ends with a whole character', async (t) => {
  t.equal(cutToTokens('short', 10), 'short');
  for (const text of ['word '.repeat(500), 'đ'.repeat(900), '😀'.repeat(500), `${'a'.repeat(900)}${'đ'.repeat(900)}`]) {
    const cut = cutToTokens(text, 100);
    t.ok(text.startsWith(cut) && cut.isWellFormed());
    t.ok(estimateTokens(cut) <= 100 && estimateTokens(cut) > 60, `${estimateTokens(cut)}`);
  }
  t.equal(cutToTokens('word', 0), '');
});

t.test('batches keep the order and the budget; what is too long is alone', async (t) => {
  const batches = batchByTokens([3, 4, 5, 20, 1, 9], (size) => size, 10);
  t.same(batches, [[3, 4], [5], [20], [1, 9]]);
  t.same(
    batchByTokens([], () => 1, 10),
    [],
  );
});
