import type { PlacedKnownFact } from '../../../facts/known-fact.ts';
import type { Claim } from '../../analyst.ts';
import { ledOverTo } from '../groups.ts';
import { leadsOver } from '../leaning.ts';
import type { Statement } from '../statements.ts';
import type { WishedTopic } from '../topics/match-topics.ts';
import { isOfForm, isSound } from './is-sound.ts';
import { named } from './named-forms.ts';
import { pactPages } from './of-pact.ts';
import { saysLittle } from './says-little.ts';
import { toClaim } from './to-claim.ts';

/** Of the topics that a section names only in passing, nothing is said. */
const leastWeight = 0.5;
/** A fact that is as sure needs no other line. */
const likely = 0.6;
const mostWords = 45;
/** A label comes first in its row, after a number. */
const longestLead = 30;
/** A label and its value are few cells. */
const mostCells = 5;
const lastPageOfCapitals = 2;
/** A list of documents is told by the first words of each. */
const mostOfList = { items: 12, words: 9 };

/** What a section says already. */
interface KnownLines {
  facts: readonly Pick<PlacedKnownFact, 'fact' | 'stated' | 'probability'>[];
  texts: readonly string[];
  isSaid(statement: Statement): boolean;
}

/**
 * What a bid manager asks of every tender besides the bid facts, one line each with its name: lots, extensions, variants, samples, documents
 * to submit, minimum scores. The first statement of the documents that says it; a section is given what belongs to its plainest topic.
 */
export function findNamed(
  statements: readonly Statement[],
  wished: readonly WishedTopic[],
  { facts, texts, isSaid }: KnownLines,
): Claim[] {
  const isPact = pactPages(statements);
  return named
    .filter((kind) => wished.some(({ topic, weight }) => topic.id === kind.topic && weight >= leastWeight))
    .filter(({ fact }) => !facts.some((each) => each.fact === fact && each.stated && each.probability >= likely))
    .filter(({ form, isList }) => isList || !texts.some((text) => form.test(text)))
    .flatMap((kind) => {
      const { form, unless, needs, isLabel = false } = kind;
      const fits = (statement: Statement) =>
        (isLabel || statement.shape !== 'row') &&
        form.test(statement.text) &&
        !unless?.test(statement.text) &&
        (!needs || needs.test(statement.text)) &&
        !isSaid(statement) &&
        !isPact(statement);
      if (kind.isList) return listOf(kind.title, statements, fits);
      const found = statements.find(
        (statement) =>
          fits(statement) &&
          ((isLabel !== 'only' && isSound(statement, { tells: true })) || (isLabel && isLabelled(statement, form))) &&
          !leadsOver(statement.text) &&
          !saysLittle(statement.text),
      );
      return found ? [toClaim({ ...found, text: titled(kind.title, cut(found.text, mostWords)) })] : [];
    });
}

/** A row may begin with the very words of the title. */
const titled = (title: string, text: string) =>
  text.toLowerCase().startsWith(title.toLowerCase()) ? text.replace(/\s?\|\s?/u, ': ') : `${title}: ${text}`;

/** A label and its value in a row or a line, or a line of the first pages in capitals. */
function isLabelled(statement: Statement, form: RegExp): boolean {
  const { text, shape, page } = statement;
  if (isOfForm(statement) || text.split('|').length > mostCells) return false;
  const at = /[:：|]/u.test(text) ? text.search(form) : -1;
  const value = at < 0 ? '' : text.slice(at).replace(/^[^:：|]{0,60}[:：|]/u, '');
  if (/[\p{L}\d]{3}/u.test(value) && at < longestLead) return value.length < text.length - at;
  return shape !== 'row' && page <= lastPageOfCapitals && text === text.toUpperCase() && text.split(' ').length > 4;
}

/** A sentence with a colon and what it leads over to, each by its first words. */
function listOf(title: string, statements: readonly Statement[], fits: (statement: Statement) => boolean): Claim[] {
  for (const lead of statements) {
    if (!leadsOver(lead.text) || !fits(lead) || isOfForm(lead)) continue;
    const led = (ledOverTo(lead, statements) ?? []).filter(
      ({ shape, index }) => shape === 'item' && index > lead.index,
    );
    const own = led.filter((item) => item.lead === lead);
    const items = own.length > 1 ? own : led;
    const told = items.filter((item) => !isOfForm(item)).slice(0, mostOfList.items);
    if (told.length < 2) continue;
    const names = told.map(({ text }) => cut(bare(text), mostOfList.words));
    const text = `${title}: ${names.join('; ')}${told.length < items.length ? '; …' : ''}`;
    return [{ text, citations: [lead, ...told].flatMap((each) => toClaim(each).citations), supported: true }];
  }
  return [];
}

const mark = /^\s{0,3}(?:[•●▪■○◦➢✓*·–-]|\(?(?:\d{1,2}(?:\.\d{1,2}){0,3}|\p{L}|[ivx]{1,4})[.)])\s{0,3}/iu;
const bare = (text: string) => text.replace(mark, '').replace(/[\s;,.]{1,4}$|[;,]? (?:and|or|et|e|y|und|oder)$/u, '');

function cut(text: string, most: number): string {
  const words = text.split(/\s+/u);
  return words.length <= most
    ? text
    : `${words
        .slice(0, most)
        .join(' ')
        .replace(/[,;:]$/u, '')} …`;
}
