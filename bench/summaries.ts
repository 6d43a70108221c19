import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { standardSummary } from '@bidloom/contract/standard-summary';
import type { Claim } from '@bidloom/worker/src/analyst/analyst.ts';
import { assignFacts, factsOfSection } from '@bidloom/worker/src/analyst/extractive/summary/assign-facts.ts';
import { summariseWithQuotes } from '@bidloom/worker/src/analyst/extractive/summary/summarise-section.ts';
import { findScopeFacts } from '@bidloom/worker/src/facts/find-scope-facts.ts';
import { readCached } from './corpus/read-cached.ts';
import { rowsOfPrepared } from './corpus/rows-of-prepared.ts';
import { printFigure } from './figure.ts';

/** A line of a truth file of bid facts. */
interface TrueFact {
  file: string;
  fact: string;
  value: string | null;
  pages: number[];
  quote: string;
}

const usage = 'Usage: pnpm bench summaries --pdfs DIR [--truth DIR] [--show] FILE…';

/**
 * `pnpm bench summaries --pdfs DIR [--truth DIR] FILE…`: the standard summary of each file by itself. Printed are its sections that say
 * something, its sentences and words and, with the truth of bid facts, the share of the stated facts that it says: by a sentence from a page
 * that states the fact which shares half of the words or a figure with the quote of the truth. `--show` prints the summary, for reading.
 */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { pdfs: { type: 'string' }, truth: { type: 'string' }, show: { type: 'boolean', default: false } },
  });
  if (!values.pdfs || positionals.length === 0) throw new Error(usage);
  const [said, stated]: TrueFact[][] = [[], []];
  for (const file of positionals) {
    const sections = await summarise(join(values.pdfs, file));
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
    const facts = (await loadTruth(join(values.truth, `${basename(file).replace(/\.\w+$/u, '')}.jsonl`))).filter(
      ({ value }) => value !== null,
    );
    const found = facts.filter((fact) => claims.some((claim) => says(claim, fact)));
    stated?.push(...facts);
    said?.push(...found);
    printFigure('summaries', `${file}: facts in it`, found.length / facts.length, 'share');
    if (values.show)
      for (const fact of facts)
        if (!found.includes(fact))
          console.error(`not in it: ${fact.fact} = ${fact.value} (p. ${fact.pages}) “${fact.quote}”`);
  }
  if (stated && said && stated.length > 0)
    printFigure('summaries', 'facts in them', said.length / stated.length, 'share');
}

interface Section {
  title: string;
  claims: Claim[];
}

async function summarise(path: string): Promise<Section[]> {
  const { rows, document } = rowsOfPrepared(basename(path), await readCached(path));
  const asked = { key: path, organizationId: 'bench', documents: [document] };
  const facts = await findScopeFacts(asked, rows);
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
  return sections;
}

async function loadTruth(path: string): Promise<TrueFact[]> {
  const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => JSON.parse(line) as TrueFact);
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

function print(file: string, sections: readonly Section[]): void {
  console.error(`\n# ${file}`);
  for (const { title, claims } of sections) {
    console.error(`\n## ${title}`);
    for (const { text, citations } of claims) console.error(`- ${text} [p. ${citations.map(({ page }) => page)}]`);
  }
}
