import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { standardSummary } from '@bidloom/contract/standard-summary';
import { factTitles } from '@bidloom/texts/fact-titles';
import type { Claim } from '@bidloom/worker/src/analyst/analyst.ts';
import { assignFacts, factsOfSection } from '@bidloom/worker/src/analyst/extractive/summary/assign-facts.ts';
import { summariseWithQuotes } from '@bidloom/worker/src/analyst/extractive/summary/summarise-section.ts';
import { allKinds } from '@bidloom/worker/src/facts/all-kinds.ts';
import { findScopeFacts } from '@bidloom/worker/src/facts/find-scope-facts.ts';
import type { FoundFact } from '@bidloom/worker/src/facts/model.ts';
import { factsOf, fitFacts, loadFacts } from './answers/known-facts.ts';
import { foldsOf } from './corpus/folds.ts';
import { readCached } from './corpus/read-cached.ts';
import { rowsOfPrepared } from './corpus/rows-of-prepared.ts';
import { isRight, readTruth, type Truth } from './facts/truth.ts';
import { printFigure } from './figure.ts';

type TrueFact = Truth & { quote: string };

const usage = 'Usage: pnpm bench summaries --pdfs DIR [--truth DIR] [--show] FILE…';

/**
 * `pnpm bench summaries --pdfs DIR [--truth DIR] FILE…`: the standard summary of each file by itself. Printed are its sections that say
 * something, its sentences and words and, with the truth of bid facts, the share of the stated facts that it says: by a line from a page
 * that states the fact which names it and has its value, or shares half of the words or a figure with the quote of the truth. The facts
 * of a file are decided by a model that was fitted without the files of its fold. `--show` prints the summary, for reading.
 */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { pdfs: { type: 'string' }, truth: { type: 'string' }, show: { type: 'boolean', default: false } },
  });
  if (!values.pdfs || positionals.length === 0) throw new Error(usage);
  const [said, stated]: TrueFact[][] = [[], []];
  const leftOut = values.truth ? await factsLeftOut(values.truth, values.pdfs, positionals) : null;
  for (const file of positionals) {
    const own = leftOut?.get(file);
    const { sections, found } = await summarise(join(values.pdfs, file), own?.found);
    const claims = sections.flatMap((section) => section.claims);
    if (values.show) print(file, sections);
    const words = claims.reduce((sum, { text }) => sum + text.split(/\s+/u).length, 0);
    printFigure(
      'summaries',
      `${file}: sections that say something`,
      sections.filter((section) => section.claims.length > 0).length,
      'sections',
    );
    printFigure('summaries', `${file}: sentences`, claims.length, 'sentences');
    printFigure('summaries', `${file}: words`, words, 'words');
    if (!values.truth) continue;
    const facts = own?.truths.filter(({ value }) => value !== null) ?? [];
    const inIt = facts.filter((fact) => claims.some((claim) => says(claim, fact) || states(claim, fact, found)));
    stated?.push(...facts);
    said?.push(...inIt);
    printFigure('summaries', `${file}: facts in it`, inIt.length / facts.length, 'share');
    if (values.show)
      for (const fact of facts)
        if (!inIt.includes(fact))
          console.error(`not in it: ${fact.fact} = ${fact.value} (p. ${fact.pages}) “${fact.quote}”`);
  }
  if (stated && said && stated.length > 0)
    printFigure('summaries', 'facts in them', said.length / stated.length, 'share');
}

interface Section {
  title: string;
  claims: Claim[];
}

/** What each file states, and what is found in it by a model that has not seen the files of its fold. */
async function factsLeftOut(truthFolder: string, pdfs: string, files: readonly string[]) {
  const truths = readTruth(truthFolder) as TrueFact[];
  const corpus = await loadFacts(truthFolder, new Map(truths.map(({ file }) => [file, pdfs])));
  const known = new Map<string, { truths: TrueFact[]; found: FoundFact[] }>();
  for (const { leftOut } of foldsOf(truths, ({ file }) => file)) {
    const asked = files.filter((file) => leftOut.some((truth) => truth.file === file));
    if (asked.length === 0) continue;
    const model = fitFacts(corpus, new Set(leftOut.map(({ file }) => file)));
    for (const file of asked)
      known.set(file, { truths: leftOut.filter((truth) => truth.file === file), found: factsOf(corpus, file, model) });
  }
  return known;
}

async function summarise(path: string, known?: FoundFact[]): Promise<{ sections: Section[]; found: FoundFact[] }> {
  const { rows, document } = rowsOfPrepared(basename(path), await readCached(path));
  const asked = { key: path, organizationId: 'bench', documents: [document] };
  const facts = known ?? (await findScopeFacts(asked, rows));
  const sections: Section[] = [];
  const assigned = assignFacts(standardSummary.sections);
  for (const [index, section] of standardSummary.sections.entries()) {
    const cited = sections.flatMap(({ claims }) => claims.flatMap(({ citations }) => citations));
    const { facts: own, elsewhere } = factsOfSection(assigned, index, facts);
    const said = [...cited, ...elsewhere];
    sections.push({
      title: section.title,
      claims: await summariseWithQuotes({ asked, section, facts: own, said }, rows),
    });
  }
  return { sections, found: facts };
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
const figuresOf = (text: string) => new Set(text.match(/\d[\d.,:]*\d|\d/gu) ?? []);

function says({ citations, text }: Claim, fact: TrueFact): boolean {
  if (!citations.some(({ page }) => fact.pages.includes(page))) return false;
  const wanted = [...wordsOf(fact.quote)];
  const words = wordsOf(text);
  const shared = wanted.filter((word) => words.has(word)).length / Math.max(1, wanted.length);
  const figures = figuresOf(text);
  return shared >= 0.5 || [...figuresOf(fact.quote)].some((figure) => figure.length > 1 && figures.has(figure));
}

/** Whether a line names the fact and has its value, where the value is not only words: a date, a sum, a language, yes or no. */
function states({ citations, text }: Claim, truth: TrueFact, found: readonly FoundFact[]): boolean {
  const stated = found.find(({ fact }) => fact === truth.fact)?.stated;
  const isTyped = allKinds[truth.fact].class !== 'words' || truth.fact === 'bid_language' || truth.fact === 'currency';
  if (!stated || !isTyped || !isRight(truth, stated.value, stated.place.page)) return false;
  const names = text.slice(0, Math.max(0, text.indexOf(': '))).toLowerCase();
  return (
    names.includes(factTitles[truth.fact].toLowerCase()) && citations.some(({ page }) => truth.pages.includes(page))
  );
}

function print(file: string, sections: readonly Section[]): void {
  console.error(`\n# ${file}`);
  for (const { title, claims } of sections) {
    console.error(`\n## ${title}`);
    for (const { text, citations } of claims) console.error(`- ${text} [p. ${citations.map(({ page }) => page)}]`);
  }
}
