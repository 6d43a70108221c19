import { buildDemoTender } from '@bidloom/demo';
import type { ClaimCitation } from '@bidloom/worker/src/analyst/analyst.ts';
import { createExtractiveTasks } from '@bidloom/worker/src/analyst/extractive/create-extractive-tasks.ts';
import { assignFacts, factsOfSection } from '@bidloom/worker/src/analyst/extractive/summary/assign-facts.ts';
import { misquoted, toPassages } from '@bidloom/worker/src/analyst/extractive/testing/read-tender.fixtures.ts';
import { wholeDocument } from '@bidloom/worker/src/documents/datasheets/extract-datasheets.ts';
import { readDocument } from '@bidloom/worker/src/documents/read-document.ts';
import { options, writeSource } from '@bidloom/worker/src/documents/testing/files.ts';
import { findFacts } from '@bidloom/worker/src/facts/find-facts.ts';
import { computeHere } from '@bidloom/worker/src/testing/compute-here.ts';
import { scopeOf } from '@bidloom/worker/src/testing/scope-of.ts';
import t from 'tap';

/** Sections in the words of a bid manager who does not know the tender. */
const sections = [
  ['Scope of supply', 'What is to be supplied, in which quantities, which services and spares, and what is excluded.'],
  ['Key dates', 'All dates and deadlines: site visit, pre-bid meeting, questions, submission, opening, award.'],
  ['How to bid', 'Submission, language, validity, bid security, joint ventures and alternatives, clarifications.'],
  ['Eligibility', 'Turnover, experience, references, certificates and other evidence.'],
  ['Technical requirements', 'Limits and minimum values, standards, materials, noise, efficiency.'],
  ['Testing and documents', 'Inspection and tests, notice of tests, drawings, manuals.'],
  ['Commercial terms', 'Price basis, taxes, payment, advance payment and retention.'],
  ['Delivery and liquidated damages', 'Delivery times and from when they count; damages for delay and shortfall.'],
  ['Guarantees, warranty, liability', 'Performance guarantee, warranty period, insurance, limit of liability.'],
  ['Legal terms', 'Termination, force majeure, disputes, confidentiality, data rights, governing law.'],
  ['Evaluation', 'Criteria with points and weights, thresholds, combined score.'],
].map(([title = '', prompt = '']) => ({ title, prompt }));

const tender = await buildDemoTender();
const document = await readDocument(await writeSource('tender.pdf', 'application/pdf', tender.bytes), options);
const passages = toPassages(document);
const scope = scopeOf(passages, new Map([['tender', 'tender.pdf']]), { id: 'tender', ...document });
const tasks = createExtractiveTasks(computeHere);
const call = { scope, signal: new AbortController().signal, spend: () => t.fail('a model was paid for') };
const plain = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

t.test('a sensible template brings most key facts of the tender, each word for word on its page', async (t) => {
  const said: (ClaimCitation & { text: string })[] = [];
  const pages = document.pages.map((page) => ({ isContents: false, ...page }));
  const facts = findFacts([{ documentId: 'tender', fileName: 'tender.pdf', language: document.language, pages }]);
  const assigned = assignFacts(sections);
  for (const [index, section] of sections.entries()) {
    const { facts: own, elsewhere } = factsOfSection(assigned, index, facts);
    const claims = await tasks.summarise({ ...call, section, facts: own, said: [...said, ...elsewhere] });
    t.ok(claims.length >= 1, `${section.title}: ${claims.length}`);
    said.push(...claims.flatMap(({ text, citations }) => citations.map((citation) => ({ ...citation, text }))));
  }
  t.same(misquoted(said, document.pages), []);
  // The due date is on the cover as well: what is said may be quoted from another page than the fact's.
  const isSaid = ({ quote }: { quote: string }) => said.some(({ text }) => plain(text).includes(plain(quote)));
  const brought = tender.facts.filter(isSaid);
  t.ok(brought.length >= 22, `${brought.length} of ${tender.facts.length} facts, the least of which are bid facts`);
  t.ok(
    said.some(({ text }) => text.includes('120 days after the bid due date')),
    'validity',
  );
  for (const id of ['bid-due', 'bid-security', 'turnover', 'payment-days', 'damages', 'warranty', 'weights'])
    t.ok(
      brought.some((fact) => fact.id === id),
      id,
    );
});

t.test('a summary names the tender by the title of its cover', async (t) => {
  const section = { title: 'The tender', prompt: 'Its subject, its buyer and its tender number.' };
  const claims = await tasks.summarise({ ...call, section, facts: [], said: [] });
  t.same(
    claims.map(({ text }) => text),
    [
      'Title: Kestrel Ridge Water Treatment Expansion, Phase II',
      'Reference: TVWA/KRX-II/M-104',
      'Buyer: Tarrow Vale Water Authority',
      'Procedure: Open tender',
    ],
  );
});

t.test('the contradiction about the delivery time is the first question, and no other is claimed', async (t) => {
  const questions = await tasks.generateQuestions({ ...call, known: [], count: 30 });
  t.equal(questions.length, 30);
  const [first] = questions;
  t.equal(first?.reason, 'contradiction');
  t.match(first?.text, /Section 1\.2 \(page 4\) says: “.*after the Effective Date” Section 10\.4 \(page 30\) says: “/);
  t.match(first?.text, /date of the Purchase Order/);
  t.same(
    first?.citations.map(({ page }) => page),
    [4, 30],
  );
  t.equal(questions.filter(({ reason }) => reason === 'contradiction').length, 1);
  t.same(
    misquoted(
      questions.flatMap(({ citations }) => citations),
      document.pages,
    ),
    [],
  );
  const required = questions.filter(({ reason }) => reason === 'requirement').map(({ text }) => text);
  for (const part of ['bid security', 'liquidated damages', 'remain valid for 120 days'])
    t.ok(
      required.some((text) => text.includes(part)),
      part,
    );
});

t.test('requested parameters are taken out of the datasheets, all others are left out', async (t) => {
  const wish = { ...call, documentId: 'tender', range: wholeDocument };
  const all = await tasks.extractParameters({ ...wish, keywords: [] });
  const count = (sheets: typeof all) => sheets.reduce((sum, { parameters }) => sum + parameters.length, 0);
  t.ok(count(all) >= tender.truth.length);
  const asked = await tasks.extractParameters({ ...wish, keywords: ['NPSHr', 'dielectric strength'] });
  t.ok(count(asked) > 0 && count(asked) < count(all) / 10);
  for (const { parameters } of asked) for (const { parameter } of parameters) t.match(parameter, /NPSH/);
});
