import { isWithin } from '../../../facts/is-within.ts';
import { isDecided, type PlacedKnownFact } from '../../../facts/known-fact.ts';
import type { FactPlace } from '../../../facts/model.ts';
import { namesFact } from '../../../facts/names-fact.ts';
import type { AskedDocuments, DocumentRows } from '../../../scope/document-scope.ts';
import { allPassages } from '../../../search/all-passages.ts';
import type { Candidate } from '../../../search/candidates.ts';
import { type SearchResult, searchPassages } from '../../../search/search-passages.ts';
import type { Claim } from '../../analyst.ts';
import { type SaidPlace, type SummariseRequest, wordsOf } from '../../tasks.ts';
import { ledOverTo } from '../groups.ts';
import { asksForIdentity, findIdentity } from '../identity/find-identity.ts';
import { leadsOver } from '../leaning.ts';
import { tenderWords } from '../questions/tender-words.ts';
import { neededFor, readPassages, type Statement } from '../statements.ts';
import { topicsOfFact, type WishedTopic, wishedTopics } from '../topics/match-topics.ts';
import { besideCall } from './beside-call.ts';
import { chooseStatements, roomInSentences, roomInWords } from './choose-statements.ts';
import { completeFacts } from './complete-facts.ts';
import { completeGroups } from './complete-groups.ts';
import { earnsLine } from './earns-line.ts';
import { findNamed } from './find-named.ts';
import { findWeights } from './find-weights.ts';
import { isSound } from './is-sound.ts';
import { contactBeside, timeBelow } from './lines-beside.ts';
import { pactPages } from './of-pact.ts';
import { tellQuantities } from './ordered-quantities.ts';
import { outlineLines } from './outline/outline-lines.ts';
import { belongsTo, isTitledFor, mentions } from './own-topic.ts';
import { type HasParameter, readParameterPlaces } from './parameter-places.ts';
import { repeats } from './repeats.ts';
import { createScorer, type Scored, searchScores } from './score-statements.ts';
import { stateFacts } from './state-facts.ts';
import { titledStatements } from './titled-statements.ts';
import { toClaim } from './to-claim.ts';
import { toldByForm } from './told-by-form.ts';
import { judges, tellsByWords } from './told-by-words.ts';
import { isWorthSaying } from './worth-saying.ts';

/** One section of a summary of documents. */
export async function summariseWithQuotes(
  { asked, ...request }: { asked: AskedDocuments } & SectionRequest,
  rows: DocumentRows,
): Promise<Claim[]> {
  const found = await searchPassages(asked, rows, { question: wordsOf(request.section), history: [] });
  const wished = wishedTopics(request.section.title, request.section.prompt);
  const isTechnical = wished[0]?.topic.id === technical;
  const hasParameter = isTechnical ? await readParameterPlaces(asked, rows) : () => false;
  const passages = await allPassages(asked, rows);
  const identity = asksForIdentity(request.section.title, request.section.prompt)
    ? findIdentity(passages, readPassages(passages).statements).filter((claim) => !isSaidIn(claim, request.said ?? []))
    : null;
  const weights = wished[0]?.topic.id === evaluation ? findWeights(passages, readPassages(passages).statements) : null;
  const quantities =
    wished[0]?.topic.id === scope ? await tellQuantities(asked, rows, readPassages(passages).statements) : null;
  const first = weights ?? quantities;
  const leading = identity ?? (first ? [first] : null);
  const claims = summariseSection(request, { passages, leading, found, wished, hasParameter });
  // Nothing about the scope would contradict the subject that the summary begins with.
  return claims.length === 0 && wished[0]?.topic.id === scope ? subjectOf(passages) : claims;
}

const subjectOf = (passages: readonly Candidate[]): Claim[] =>
  findIdentity(passages, readPassages(passages).statements).filter(({ text }) => text.startsWith('Subject: '));

/** What is bought comes first, also where the same row states a fact of another section. */
const isSaidIn = ({ text, citations }: Claim, said: readonly SaidPlace[]) =>
  !text.startsWith('Subject: ') && citations.some((place) => said.some((other) => isWithin(place, other)));

/** What is left for other statements where bid facts fill a section: after as many lines as these, nothing. */
const leastSentences = 1;
const leastWords = 30;
const enoughStated = 4;
/** Places besides the one of a fact that may say more of it. */
const mostFurther = 3;
/** What they count besides the points from the words of a topic. */
const furtherWorth = { stated: 0.8, doubtful: 2 };

/** A place of a fact that is less sure must name it. */
const likely = 0.6;
/** With this probability a fact is not stated, and places that only look like it say nothing of it. */
const surelyAbsent = 0.7;

/** The topic whose statements are told by their form rather than by their words. */
const technical = 'technical';
/** The topic of which the weights of the award come first, and that of the ordered quantities. */
const evaluation = 'evaluation';
const scope = 'scope';
/** What a technical parameter counts, as much as a phrase of the topic with a figure. */
const parameterWorth = 1.7;

interface Sources {
  passages: readonly Candidate[];
  /** What comes before the bid facts: what the tender is, the weights of the award, or what is ordered; null in sections about none of them. */
  leading: readonly Claim[] | null;
  found: SearchResult;
  /** What the title and the prompt ask for, the plainest first. */
  wished: readonly WishedTopic[];
  /** Of a section about technical requirements; never true of another. */
  hasParameter: HasParameter;
}

type SectionRequest = Pick<SummariseRequest, 'section' | 'facts' | 'said'>;

/**
 * One section of a summary: what the tender is, where that is asked, its bid facts, then the sentences and rows that say most about it, word
 * for word, in reading order. It contains nothing that an earlier section says, that is not understood alone or that belongs elsewhere. The
 * words of its title and prompt tell its topic; where they name no known topic, only search is used. Empty where nothing fits.
 */
function summariseSection(
  { facts = [], said = [] }: SectionRequest,
  { passages, leading, found, wished, hasParameter }: Sources,
): Claim[] {
  const { statements } = readPassages(passages);
  const beside = besideCall(passages).documentIds;
  const ofCall = statements.filter(({ documentId }) => !beside.has(documentId));
  const before = [...said, ...(leading ?? []).flatMap(({ citations }) => citations)];
  const statementAt = (place: SaidPlace) => statements.find((statement) => isWithin(place, statement));
  const isOfPact = pactPages(statements);
  const topic = wished[0]?.topic.id;
  // Beside the weights of the award, other marks and formulas say less.
  const isWeighed = topic === evaluation && leading !== null && leading.length > 0;
  const told = isWeighed ? facts.filter(({ stated }) => !stated || judges.test(stated.place?.quote ?? '')) : facts;
  const lines = stateFacts(told, before, {
    isSound: (place) => isTrue(statementAt(place), isSound),
    titleAt: (place) => statementAt(place)?.path.at(-1) ?? '',
    isOfPact: (place) => isTrue(statementAt(place), isOfPact),
    keysAt: (place) => statementAt(place)?.keys ?? [],
    besideAt: (fact, place) => {
      if (fact === 'contact') return contactBeside(statementAt(place), statements);
      return [timeBelow(statementAt(place), statements)].filter((each) => each !== undefined);
    },
    isAbout: (fact, place) => isTrue(statementAt(place), (statement) => mentions(statement, topicsOfFact(fact))),
  });
  const known = [
    ...(leading ?? []),
    ...completeFacts(lines, before, {
      statements,
      statementAt,
      earns: (statement) =>
        topic !== 'dates' || earnsLine(statement, topic, lines, { isOfTable: statement.shape === 'row' }),
    }),
  ];
  const cited = [...before, ...known.flatMap(({ citations }) => citations)];
  const named = findNamed(ofCall, wished, {
    facts,
    texts: known.map(({ text }) => text),
    isSaid: (statement) => cited.some((place) => isWithin(statement, place)),
  });
  const stated = [...known, ...named];
  if (wished.length === 0 && (leading || found.band !== 'answer')) return stated;
  const places = [...before, ...stated.flatMap(({ citations }) => citations)];
  const isSaid = (statement: Statement) => places.some((place) => isWithin(statement, place));
  const saidKeys = places.flatMap((place) => statementAt(place) ?? []).map(({ keys }) => new Set(keys));
  const titled = new Map([...toldByForm(ofCall, wished), ...titledStatements(ofCall, wished)]);
  const scoreOf = sectionScorer({ found, wished, hasParameter }, titled, furtherPlaces(facts, statementAt));
  const scored: Scored[] = [];
  for (const statement of ofCall) {
    if (isSaid(statement) || isOfPact(statement) || !isSound(statement) || !isWorthSaying(statement)) continue;
    if (!isLedSoundly(statement) || !bringsList(statement, statements, titled.has(statement))) continue;
    if (repeats(statement.keys, saidKeys)) continue;
    const told = { hasParameter: hasParameter(statement), isTitled: titled.has(statement) };
    if (!earnsLine(statement, topic, stated, told)) continue;
    // The names of columns say little: they are worth a line where the title says what the table is about.
    if (statement.header && needsHeader(statement) && !isTitledFor(statement, wished)) continue;
    const entry = scoreOf(statement);
    if (entry) scored.push(entry);
  }
  const words = Math.max(leastWords, roomInWords - countWords(stated));
  const sentences = Math.max(stated.length < enoughStated ? leastSentences : 0, roomInSentences - stated.length);
  const chosen = completeGroups(chooseStatements(scored, wished, { sentences, words }), statements, words);
  const shown = chosen.filter((statement) => !isSaid(statement));
  const shownLines = [
    ...stated,
    ...shown.flatMap((statement, index) => {
      const { header } = statement;
      const isNamed = header === null || header === shown[index - 1]?.header || !needsHeader(statement);
      return isNamed ? [toClaim(statement)] : [toClaim(header), toClaim(statement)];
    }),
  ];
  const outlined = outlineLines(topic, passages, {
    isSaid: (statement) => isSaid(statement) || shown.includes(statement),
    keys: [...saidKeys, ...shown.map(({ keys }) => new Set(keys))],
    count: shownLines.length,
  });
  return [...shownLines, ...outlined];
}

/** Scores what is below a heading of the section, what may say more of its facts, what contains a parameter, and what its words tell. */
function sectionScorer(
  { found, wished, hasParameter }: Pick<Sources, 'found' | 'wished' | 'hasParameter'>,
  titled: ReadonlyMap<Statement, number>,
  further: ReadonlyMap<Statement, number>,
): (statement: Statement) => Scored | null {
  const score = createScorer(wished, searchScores(found));
  return (statement) => {
    const entry = score(statement);
    const own = entry?.score ?? 0;
    const below = titled.get(statement);
    if (below !== undefined) return { statement, topic: entry?.topic ?? 0, score: below + own, titled: below };
    const worth = further.get(statement);
    if (worth !== undefined && (entry || statement.figures.length > 0) && binds(statement))
      return { statement, topic: entry?.topic ?? -1, score: worth + own };
    if (hasParameter(statement)) return { statement, topic: entry?.topic ?? 0, score: parameterWorth + own };
    const topic = entry ? wished[entry.topic] : undefined;
    if (wished.length === 0 || !topic) return wished.length === 0 ? entry : null;
    return belongsTo(statement, wished) && tellsByWords(statement, topic) ? entry : null;
  };
}

function isTrue(statement: Statement | undefined, test: (statement: Statement) => boolean): boolean {
  return statement !== undefined && test(statement);
}

/** Whether what must be said before a statement is known, and may be said. */
function isLedSoundly(statement: Statement): boolean {
  return neededFor(statement)?.every((each) => isSound(each) && isWorthSaying(each)) ?? false;
}

/** Lists that a section has room for. */
const longestList = 8;

/**
 * Whether what a statement leads over to comes with it; one that leads over to nothing brings nothing. Of a longer list the first items
 * come where its place tells that it is wanted.
 */
function bringsList(statement: Statement, statements: readonly Statement[], isTitled: boolean): boolean {
  if (!leadsOver(statement.text)) return true;
  const led = ledOverTo(statement, statements) ?? [];
  const fits = isTitled ? led.some(({ shape }) => shape === 'item') : led.length <= longestList;
  return led.length > 0 && fits && led.every(({ shape }) => shape !== 'sentence');
}

function binds({ text, language }: Statement): boolean {
  return tenderWords(language).binding.test(text);
}

/** Statements that name a fact of the section and have a value for it, besides those that state it. */
function furtherPlaces(
  facts: readonly PlacedKnownFact[],
  statementAt: (place: FactPlace) => Statement | undefined,
): Map<Statement, number> {
  const further = new Map<Statement, number>();
  for (const { fact, stated, probability, candidates } of facts) {
    if (isDecided({ probability }) || (!stated && probability >= surelyAbsent)) continue;
    for (const [rank, place] of candidates.slice(0, stated ? mostFurther : 1).entries()) {
      const statement = statementAt(place);
      if (statement && ((stated && probability >= likely) || namesFact(fact, statement.text)))
        further.set(statement, (stated ? furtherWorth.stated : furtherWorth.doubtful) / (1 + rank / 4));
    }
  }
  return further;
}

/**
 * "Motors · Cables" says one thing below "Included · Excluded" and another without; "3 · Warranty · 24 months" is understood without the
 * names of its columns.
 */
function needsHeader({ text }: Statement): boolean {
  const cells = text
    .split('|')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '' && !/^[\d.()]{1,6}$/u.test(cell));
  return cells.length > 2 || (cells.length === 2 && !cells.some((cell) => /\d/u.test(cell)));
}

function countWords(claims: readonly Claim[]): number {
  return claims.reduce((sum, { text }) => sum + text.split(/\s+/u).length, 0);
}
