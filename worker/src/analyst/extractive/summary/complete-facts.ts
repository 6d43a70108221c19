import { withoutMark } from '@bidloom/texts/item-mark';
import { allKinds } from '../../../facts/all-kinds.ts';
import { isWithin } from '../../../facts/is-within.ts';
import type { FactName } from '../../../facts/model.ts';
import type { Claim } from '../../analyst.ts';
import type { SaidPlace } from '../../tasks.ts';
import { containsFigure } from '../figures.ts';
import { ledOverTo } from '../groups.ts';
import { leadsOver } from '../leaning.ts';
import { hasSeveralDates } from '../row-of-dates.ts';
import type { Statement } from '../statements.ts';
import { countWords } from './choose-statements.ts';
import { firstThatFit, withDots } from './complete-groups.ts';
import { type FactLine, labelled } from './fact-line.ts';
import { repeats } from './repeats.ts';
import { toClaim } from './to-claim.ts';
import { isWorthSaying } from './worth-saying.ts';

/** Longer lists and tables do not follow a fact: a summary has no room for them. */
const most = { rows: 6, words: 60 };

interface Completing {
  statements: readonly Statement[];
  statementAt(place: SaidPlace): Statement | undefined;
  /** Whether a row or an item that is no fact itself deserves a line. */
  earns(statement: Statement): boolean;
}

/**
 * Lines of facts with their labels, each with what it leads over to or the other rows of its small table: of the weights of an evaluation one alone
 * misleads. Nothing that is said already comes again.
 */
export function completeFacts(
  lines: readonly FactLine[],
  before: readonly SaidPlace[],
  { statements, statementAt, earns }: Completing,
): Claim[] {
  const said = [...before, ...lines.flatMap(({ citations }) => citations)];
  const saidKeys = said.flatMap((place) => statementAt(place) ?? []).map(({ keys }) => new Set(keys));
  const facts = new Set<FactName>();
  return lines.flatMap((stated) => {
    const statement = stated.citations.map(statementAt).find((each) => each !== undefined);
    const line = statement ? withLead(stated, statement) : stated;
    const rest = (statement ? broughtBy(statement, statements) : []).filter(
      (each) =>
        !said.some((place) => isWithin(each, place)) &&
        !repeats(each.keys, saidKeys) &&
        isWorthSaying(each) &&
        earns(each),
    );
    const shown = countWords(rest) <= most.words ? rest : firstOf(rest, line);
    if (shown.length === 0 && leadsOver(line.text) && !saysValue(line)) return [];
    said.push(...shown);
    const claim = labelled(
      line,
      line.facts.some((fact) => facts.has(fact)),
    );
    for (const fact of line.facts) facts.add(fact);
    const isCut = shown.length < rest.length;
    return [
      ...columnsOf(statement ? [statement, ...shown] : shown, said),
      claim,
      ...shown.map((each, at) => toClaim(isCut && at === shown.length - 1 ? withDots(each) : each)),
    ];
  });
}

/** The names of the columns of rows with an old and a new date, which say nothing without them. They are said once. */
function columnsOf(rows: readonly Statement[], said: SaidPlace[]): Claim[] {
  const header = rows.find(({ shape, text }) => shape === 'row' && hasSeveralDates(text))?.header;
  if (!header || said.some((place) => isWithin(header, place))) return [];
  said.push(header);
  return [toClaim(header)];
}

/** Whether a line says something without what it leads over to: a figure, or a fact that has a value of its own. */
function saysValue({ text, facts }: FactLine): boolean {
  return /\d/u.test(text) || facts.some((fact) => allKinds[fact].class !== 'words');
}

/** Longer sentences before a list say more than the item. */
const longestLead = 25;

/** A part of a sentence is said with the beginning of it: "Bids are rejected if they:" before "(b) arrive late". */
function withLead(line: FactLine, { shape, lead, text, page, documentId }: Statement): FactLine {
  const isPart = shape === 'item' && /^\p{Ll}/u.test(withoutMark(text));
  if (line.citations.length === 0 || !lead || !isPart || lead.documentId !== documentId || page - lead.page > 1)
    return line;
  if (lead.text.split(' ').length > longestLead) return line;
  return { ...line, text: `${lead.text} ${line.text}`, citations: [...toClaim(lead).citations, ...line.citations] };
}

/** Of a long list, what there is room for; a line that is cut before its colon says enough. */
function firstOf(items: readonly Statement[], { text }: FactLine): readonly Statement[] {
  return leadsOver(text) && items.every(({ shape }) => shape === 'item') ? firstThatFit(items, most.words) : [];
}

function broughtBy(statement: Statement, statements: readonly Statement[]): readonly Statement[] {
  const led = leadsOver(statement.text) ? (ledOverTo(statement, statements) ?? []) : [];
  const brought = statement.shape === 'row' ? statement.group : led;
  if (statement.shape === 'row' && brought.length > most.rows) return [];
  return statement.shape === 'row' ? brought.filter((other) => isAlike(statement, other)) : withoutNames(brought);
}

/** In a table of facts, a row with an amount of another kind is about something else. */
function isAlike(row: Statement, other: Statement): boolean {
  return row.figures.some(({ kind }) => containsFigure(other.figures, [kind]));
}

/** Beside rows with figures, one without is the names of their columns. */
function withoutNames(rows: readonly Statement[]): readonly Statement[] {
  const telling = rows.filter(({ shape, figures }) => shape !== 'row' || figures.length > 0);
  return telling.length > 0 ? telling : rows;
}
