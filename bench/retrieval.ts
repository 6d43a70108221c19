import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { defaultRanking, type RankingOptions } from '@bidloom/worker/src/search/ranking-options.ts';
import { percentile, printFigure } from './figure.ts';
import { askAll, type Outcome, rankOf } from './retrieval/ask.ts';
import { chooseByFold, printPaired, setsOf } from './retrieval/compare.ts';
import { loadQuestions } from './retrieval/questions.ts';

const usage =
  'Usage: pnpm bench retrieval (--questions Q.jsonl --pdfs DIR)… [--compare VARIANTS.json] [--save RANKS.json] [--against RANKS.json]';

/**
 * `pnpm bench retrieval (--questions Q.jsonl --pdfs DIR)…`: asks each question within its own file, with the product's own reading, index
 * and search, without a database. Each questions file is a set. Further sets are its questions about English documents, about others in the
 * document's language, and about others in English. hit@k: one of the expected pages is among the first k distinct pages of the passages
 * found; a passage's page is that of its best sentence. The floor, plain BM25 over pages, is measured beside it.
 *
 * `--compare` takes a file `{ "name": { … } }` of other weights of the ranking. It prints their wins and losses question by question, and
 * what each fifth of the files gets with the weights that are best on the other files. To compare a change of code, run with `--save`
 * before it and with `--against` after it.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      questions: { type: 'string', multiple: true, default: [] },
      pdfs: { type: 'string', multiple: true, default: [] },
      compare: { type: 'string' },
      save: { type: 'string' },
      against: { type: 'string' },
    },
  });
  if (values.questions.length === 0 || values.questions.length !== values.pdfs.length) throw new Error(usage);
  const questions = (
    await Promise.all(values.questions.map((path, index) => loadQuestions(path, values.pdfs[index] as string)))
  ).flat();
  const outcomes = await askAll(questions);
  report('', outcomes);
  if (values.save) await writeFile(values.save, JSON.stringify(Object.fromEntries(outcomes.map(savedRank))));
  if (values.against) {
    const before = JSON.parse(await readFile(values.against, 'utf8')) as Record<string, number | null>;
    const known = outcomes.filter(({ question }) => question.id in before);
    const saved = known.map((outcome) => ({
      ...outcome,
      rank: before[outcome.question.id] ?? Number.POSITIVE_INFINITY,
    }));
    printPaired({ name: 'before', outcomes: saved }, [{ name: 'now', outcomes: known }]);
  }
  if (values.compare) await compare(values.compare, outcomes);
}

const savedRank = ({ question, rank }: Outcome): [string, number] => [question.id, rank];

async function compare(path: string, outcomes: Outcome[]): Promise<void> {
  const options = JSON.parse(await readFile(path, 'utf8')) as Record<string, Partial<RankingOptions>>;
  const questions = outcomes.map(({ question }) => question);
  const base = { name: 'as it is', outcomes };
  const variants = [];
  for (const [name, changed] of Object.entries(options)) {
    variants.push({ name, outcomes: await askAll(questions, { ...defaultRanking, ...changed }) });
  }
  printPaired(base, variants);
  const { outcomes: leftOut, chosen } = chooseByFold([base, ...variants]);
  chosen.forEach((name, fold) => {
    console.error(`fold ${fold + 1}: ${name} is best on the other files`);
  });
  report('left out: ', leftOut);
}

function report(prefix: string, outcomes: readonly Outcome[]): void {
  for (const set of setsOf(outcomes)) {
    reportSet(
      `${prefix}${set}`,
      outcomes.filter(({ question }) => question.sets.includes(set)),
    );
  }
  for (const p of [0.5, 0.95]) {
    const times = (of: 'searchMs' | 'answerMs') =>
      percentile(
        outcomes.map((outcome) => outcome[of]),
        p,
      );
    printFigure('retrieval', `${prefix}search p${p * 100}`, times('searchMs'), 'ms');
    printFigure('retrieval', `${prefix}extractive answer p${p * 100}`, times('answerMs'), 'ms');
  }
}

function reportSet(set: string, outcomes: readonly Outcome[]): void {
  const present = outcomes.filter(({ question }) => question.pages.length > 0);
  const absent = outcomes.filter(({ question }) => question.pages.length === 0);
  const print = (figure: string, value: number, unit: string) =>
    printFigure('retrieval', `${set}: ${figure}`, value, unit);
  print('questions with an answer', present.length, 'questions');
  print('questions without an answer', absent.length, 'questions');
  for (const k of [1, 5]) {
    const found = share(present, ({ rank }) => rank <= k);
    const floor = share(present, ({ question }) => rankOf(question.floor, question) <= k);
    print(`hit@${k}`, found, 'share');
    print(`hit@${k} BM25 over pages`, floor, 'share');
  }
  const refused = ({ refused }: Outcome) => refused;
  print('absent refused', share(absent, refused), 'share');
  print('present refused', share(present, refused), 'share');
}

function share<T>(items: readonly T[], isTrue: (item: T) => boolean): number {
  return items.length === 0 ? Number.NaN : items.filter(isTrue).length / items.length;
}
