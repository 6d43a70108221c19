import { withoutListMark } from '@bidloom/texts/item-mark';
import { isCaption, isHeaderRow, isLabel, isTitle, normalise, pageTextOf } from '../../search/passage-shapes.ts';
import type { Passage, PassageSentence } from '../../search/rank-passages.ts';
import { choiceMade, chosenBeside, isNotChosen } from './choices.ts';
import { columnNames, withHeader } from './column-names.ts';
import { ledOverTo, mostOfGroup, restOf } from './groups.ts';
import { leadsOver } from './leaning.ts';
import type { QuotedSentence } from './quoted-sentence.ts';
import { createPageReader, type PageReader } from './read-around.ts';
import { replyTo } from './replies.ts';
import { bestRowBelow } from './row-below.ts';
import { neededFor, type Statement } from './statements.ts';

/**
 * Sentences that are shown together: a sentence with the one that it refers to, a list with the sentence before it, the rows of a table.
 */
type Unit = Piece[];
interface Piece {
  /** Null for text that says little by itself, such as a line of an address. */
  statement: Statement | null;
  quoted: QuotedSentence;
}

export interface Picked {
  /** Best first. */
  units: QuotedSentence[][];
  /** Whether a table or a list that answers is too long to be quoted whole. */
  isFragment: boolean;
}

/** The most units of an answer; fewer for a question that asks for one date, sum, name or the like. */
const most = { usual: 4, ofOne: 3 };
export interface Picking {
  /** Whether one date, sum, name or the like is asked for: then a row of a table is shown without the other rows. */
  asksOne?: boolean;
  /** Whether yes or no is asked for: then an item of a long list is shown without the other items. */
  asksWhether?: boolean;
  /** Whether a further sentence, by its place in its passage, answers the question; without it, all do. */
  isTold?(passage: Passage, index: number): boolean;
}

/** Sentences that are read after a heading. */
const saidByHeading = 3;
/** Passages that are read for more after the best one. */
const passagesRead = 3;
/** A further sentence must be about the question nearly as much as the best. */
const enough = 0.72;
/** Items of a list that are quoted with one that tells whether something is so; of a longer list only those that answer, unless most do. */
const mostOfList = 4;
/** The share of the question's words that the titles of a table must contain for its rows to be the answer. */
const named = 0.5;

/**
 * The sentences that answer best, word for word, the best first. The best sentence of the best passage comes first: with the list that it
 * introduces where it ends in a colon; with what follows where it is a heading; with the rows where it names a table. Then come others that
 * answer about as well.
 */
export function pickSentences(
  passages: readonly Passage[],
  { asksOne, asksWhether = false, isTold }: Picking = {},
): Picked {
  const [top] = passages;
  const best = top?.sentences[top.best];
  if (!top || !best) return { units: [], isFragment: false };
  const reader = createPageReader(passages);
  const units: Unit[] = [];
  let isFragment = false;
  const add = (unit: Unit) => {
    const isKnown = ({ quoted }: Piece) => units.some((other) => other.some((each) => same(each.quoted, quoted)));
    const fresh = unit.filter((piece) => !isKnown(piece));
    const home = units.find((other) => other.some((each) => unit.some(({ quoted }) => same(each.quoted, quoted))));
    if (home && fresh.length > 0) home.push(...fresh);
    else if (fresh.length > 0 && units.length < (asksOne ? most.ofOne : most.usual)) units.push(fresh);
  };
  const addTable = (rows: readonly Statement[]) => {
    isFragment ||= rows.length > mostOfGroup;
    add(
      rows
        .slice(0, mostOfGroup)
        .map((row, index) => (index === 0 ? { statement: row, quoted: withHeader(reader, row) } : pieceOf(row))),
    );
  };
  const beside = chosenBeside(top, enough);
  const made = beside === top.best ? choiceMade(top) : [];
  const pick = (passage: Passage, index: number) => {
    const sentence = passage.sentences[index];
    if (!sentence || isTitle(sentence.text, passage.candidate.sectionPath)) return;
    const rows = tableNamed(reader, passage, sentence);
    if (rows.length > 0) return addTable(rows);
    if (isNotChosen(passage, index) && (sentence !== best || made.length > 0)) return;
    const statement = reader.statementAt(passage.candidate, sentence);
    if (!statement) return isContentsEntry(sentence.text) ? undefined : add([plainPiece(passage, sentence)]);
    const { unit, isCut } = unitOf(reader, passage, statement, asksWhether);
    isFragment ||= isCut;
    add(unit);
  };
  // Its titles are nearly the words of the question, so its rows are the answer.
  const isNamed = ({ candidate, titled }: Passage) =>
    candidate.kind === 'table' && titled >= Math.max(named, best.coverage);
  const table = asksOne ? undefined : passages.slice(0, passagesRead).find(isNamed);
  if (table) addTable(rowsOf(reader, table));
  const rows = tableNamed(reader, top, best);
  const below = asksOne ? bestRowBelow(top) : null;
  if (rows.length > 0) addTable(rows);
  else if (below !== null) pick(top, below);
  else if (isLabel(best.text, top.candidate.sectionPath)) {
    // A heading shows where the answer is but does not contain it.
    for (let index = top.best + 1; index <= top.best + saidByHeading; index++) pick(top, index);
  } else if (made.length > 0)
    add(made.flatMap((index) => top.sentences[index] ?? []).map((each) => plainPiece(top, each)));
  else pick(top, beside);
  for (const { passage, index, score } of others(passages)) {
    // A label with nothing below it is no answer: the best of the other units is taken.
    const isEnough = score >= enough * best.score || units.length === 0;
    const isFurther = units.length > 0;
    if (isFurther && isTold && !isTold(passage, index)) continue;
    if (isEnough && !isLabel(passage.sentences[index]?.text ?? '', passage.candidate.sectionPath)) pick(passage, index);
  }
  if (!asksOne) isFragment = complete(units, asksWhether) || isFragment;
  return { units: units.map((unit) => inOrder(unit).map(({ quoted }) => quoted)), isFragment };
}

/** The sentences of the first passages, the best first. */
function others(passages: readonly Passage[]) {
  const all = passages.slice(0, passagesRead).flatMap((passage, rank) =>
    // A sentence of a lower passage needs a higher score to be taken.
    passage.sentences.map(({ score }, index) => ({ passage, index, score: score * (1 - 0.1 * rank) })),
  );
  return all.sort((a, b) => b.score - a.score);
}

/** The rows of the table whose caption or names of columns a sentence is; none otherwise. */
function tableNamed(reader: PageReader, { candidate }: Passage, sentence: PassageSentence): readonly Statement[] {
  if (!isHeaderRow(candidate, sentence) && !isCaption(sentence.text)) return [];
  const next = reader.statementAfter(candidate, sentence);
  return next?.shape === 'row' ? next.group : [];
}

function rowsOf(reader: PageReader, { candidate, sentences }: Passage): readonly Statement[] {
  for (const sentence of sentences) {
    const statement = reader.statementAt(candidate, sentence);
    if (statement?.shape === 'row') return statement.group;
  }
  return [];
}

/** A statement with the sentences that it refers to, the reply to it and what it introduces; empty where these are missing. */
function unitOf(
  reader: PageReader,
  passage: Passage,
  statement: Statement,
  asksWhether: boolean,
): { unit: Unit; isCut: boolean } {
  const needed = neededFor(statement);
  if (!needed) return { unit: [], isCut: false };
  const said = [...needed, statement];
  if (statement.lead) {
    const isCut = statement.group.length > mostOfGroup;
    const isAlone = isCut || (asksWhether && statement.group.length > mostOfList);
    return { unit: [...needed, ...(isAlone ? [statement] : statement.group)].map(pieceOf), isCut };
  }
  const reply = replyTo(statement, reader.statementsAround(passage.candidate, statement.page));
  if (reply.length > 0) {
    const { unit, isCut } = unitOf(reader, passage, reply.at(-1) as Statement, asksWhether);
    const before = [...said, ...reply].filter((each) => !unit.some((piece) => piece.statement === each));
    return { unit: [...before.map(pieceOf), ...unit], isCut };
  }
  if (statement.shape !== 'sentence' || !leadsOver(statement.text)) {
    const names = columnNames(statement);
    return { unit: [...(names ? [{ statement: null, quoted: names }] : []), ...said.map(pieceOf)], isCut: false };
  }
  const led = ledOverTo(statement, reader.statementsAround(passage.candidate, statement.page));
  if (led) return { unit: [...said, ...led.slice(0, mostOfGroup)].map(pieceOf), isCut: led.length > mostOfGroup };
  // What follows may be a line that is no sentence.
  const next = passage.sentences.find(({ page, start }) => page === statement.page && start >= statement.end);
  if (!next || isTitle(next.text, passage.candidate.sectionPath)) return { unit: [], isCut: false };
  return { unit: [...said.map(pieceOf), plainPiece(passage, next)], isCut: false };
}

/**
 * Adds the rest of a table or list from which several rows or items were picked; for a question of yes or no, at least half of them. Returns
 * whether one is too long for that.
 */
function complete(units: Unit[], asksWhether: boolean): boolean {
  let isCut = false;
  const picked = new Set(units.flat().flatMap(({ statement }) => statement ?? []));
  for (const unit of [...units]) {
    for (const { statement } of [...unit]) {
      if (!statement || statement.shape === 'sentence' || !unit.some((piece) => piece.statement === statement))
        continue;
      const count = statement.group.filter((each) => picked.has(each)).length;
      isCut ||= count > 1 && statement.group.length > mostOfGroup;
      // Two items of six answer by themselves whether something is so.
      const isWhole = count > 1 && (!asksWhether || 2 * count >= statement.group.length);
      const rest = isWhole ? restOf(statement, picked) : [];
      for (const other of units) {
        if (other === unit) continue;
        const left = other.filter((piece) => !piece.statement || !rest.includes(piece.statement));
        unit.push(...other.filter((piece) => !left.includes(piece)));
        other.splice(0, other.length, ...left);
      }
      const has = (each: Statement) => unit.some((piece) => piece.statement === each);
      unit.push(...rest.filter((each) => !has(each)).map(pieceOf));
    }
  }
  units.splice(0, units.length, ...units.filter((unit) => unit.length > 0));
  return isCut;
}

/** "3.2 Qualification criteria 8": a title with its page. */
function isContentsEntry(text: string): boolean {
  return isTitle(text.replace(/(?<![\s.…])[\s.…]+\d{1,4}$/u, ''), []);
}

function inOrder(unit: Unit): Unit {
  return [...unit].sort((a, b) => a.quoted.page - b.quoted.page || a.quoted.start - b.quoted.start);
}

function pieceOf(statement: Statement): Piece {
  const { documentId, page, start, end, quote } = statement;
  return { statement, quoted: { documentId, page, start, end, quote } };
}

function plainPiece({ candidate }: Passage, sentence: PassageSentence): Piece {
  const { page, start, end } = sentence;
  const quote = pageTextOf(candidate, sentence).slice(start, end);
  return { statement: null, quoted: { documentId: candidate.documentId, page, start, end, quote } };
}

const wordsOf = ({ quote }: QuotedSentence) => normalise(withoutListMark(quote));

/** Overlapping chunks and repeated clauses contain the same sentence more than once, also as an item of a list. */
function same(one: QuotedSentence, other: QuotedSentence): boolean {
  if (wordsOf(one) === wordsOf(other)) return true;
  return (
    one.documentId === other.documentId && one.page === other.page && one.start < other.end && other.start < one.end
  );
}
