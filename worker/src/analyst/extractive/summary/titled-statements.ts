import { containsFigure } from '../figures.ts';
import { tenderWords } from '../questions/tender-words.ts';
import type { Statement } from '../statements.ts';
import type { WishedTopic } from '../topics/match-topics.ts';
import { topicsOfTitle } from '../topics/titled-topics.ts';
import type { Topic } from '../topics/topic.ts';
import { isSound } from './is-sound.ts';
import { topicsOf } from './own-topic.ts';
import { judges } from './told-by-words.ts';
import { isWorthSaying } from './worth-saying.ts';

/** What being the first, second and third statement below a heading counts: about as much as a phrase of the topic with a figure. */
const worth = [1.7, 1.5, 1.3];
/** What is bought is said first; what follows tells how it is done. */
const mostOfScope = 1;
/** Of the topics that a section names only in passing, headings count nothing. */
const leastWeight = 0.4;
/** A heading that says nothing of its own: the one above it names the topic. */
const isGeneral =
  /^[\d.\s]{0,12}(?:general|introduction|overview|allgemeines|einleitung|généralités|introduction générale|generalidades|introducción|generalità|introduzione|introdução|informacje ogólne|algemeen)\s*$/iu;
/** The first headings of a document about a topic are its own; further ones are mostly of annexes. */
const mostHeadings = 3;

/**
 * The first statements below each heading that names one of the wished topics, and what that counts. They are what the tender itself says
 * of the topic first, in whatever words.
 */
export function titledStatements(
  statements: readonly Statement[],
  wished: readonly WishedTopic[],
): Map<Statement, number> {
  const found = new Map<Statement, number>();
  const headings = new Map<string, number>();
  let [heading, rank]: [string | null, number] = [null, 0];
  for (const statement of statements) {
    const { documentId, path, language } = statement;
    const title = isGeneral.test(path.at(-1) ?? '') ? path.at(-2) : path.at(-1);
    const id = `${documentId}/${path.join('\n')}`;
    if (heading !== id) [heading, rank] = [id, 0];
    const named = title === undefined ? null : wishedBy(title, language, wished);
    const value = worth[rank];
    if (!named || value === undefined || !isSound(statement)) continue;
    if (!isWorthSaying(statement) || !tells(statement, named.topic)) continue;
    if (named.topic.id === 'scope' && rank >= mostOfScope && statement.lead === null) continue;
    if (rank === 0) headings.set(documentId, (headings.get(documentId) ?? 0) + 1);
    rank += 1;
    if ((headings.get(documentId) ?? 0) <= mostHeadings) found.set(statement, value * named.weight);
  }
  return found;
}

/** The wished topic that a heading names. */
function wishedBy(title: string, language: string, wished: readonly WishedTopic[]): WishedTopic | undefined {
  const named = topicsOfTitle(title, language);
  return wished.find(({ topic, weight }) => weight >= leastWeight && named.has(topic));
}

/** What is bought is told in any words; what is required by a sentence that binds, mentions the topic or contains an amount. */
function tells(statement: Statement, topic: Topic): boolean {
  if (isOfOther(statement, topic) || (topic.id === 'scope' && ofPrices.test(statement.text))) return false;
  if (topic.id === 'evaluation')
    return (
      containsFigure(statement.figures, ['percent', 'quantity']) ||
      judges.test(statement.text) ||
      marks.test(statement.text)
    );
  if (topic.id === 'scope' || statement.figures.length > 0) return true;
  return tenderWords(statement.language).binding.test(statement.text) || topicsOf(statement).said.has(topic);
}

/** A phrase of another topic, and less of its own: below "Acceptance" a warranty. */
function isOfOther(statement: Statement, topic: Topic): boolean {
  const { said } = topicsOf(statement);
  const own = said.get(topic) ?? 0;
  return [...said].some(([other, value]) => other !== topic && !beside.has(other.id) && value >= 1 && value > own);
}
const marks =
  /\b(?:points?|marks|scor(?:e|ed|es|ing)|weight(?:s|ed|ing|age)?|punkte|gewichtung|puntos|punti|punteggio|pontos|pontuação|pondération|punkt(?:y|ów)?)\b/iu;
const ofPrices = /(?<!\p{L})(?:preise?n?|prices?|prix|prezz[io]|precios?|preços?|cen[ay])(?!\p{L})/iu;
/** What is bought is told by its technical words, delivery and service, too. */
const beside = new Set(['technical', 'scope', 'delivery', 'service', 'documents', 'testing']);
