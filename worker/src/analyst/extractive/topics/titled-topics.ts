import { keysOf } from '../statements.ts';
import { topics } from './match-topics.ts';
import { createMatcher, type PhraseMatcher } from './phrase-matcher.ts';
import { sectionTitles } from './section-titles.ts';
import type { Topic } from './topic.ts';

/** The share of a heading's words that a topic's names must be: "Submission requirements" is not about requirements. */
const leastShare = 0.6;

/** "Article 4 –", "3.2.", "Section B:", "II)": where a heading is, not what it says. */
const numbering =
  /^(?:(?:art(?:icle|ikel|icolo|ículo|igo|ykuł)?|section|sección|sezione|seção|abschnitt|chapter|chapitre|capítulo|capitolo|kapitel|rozdział|hoofdstuk|chương|mục|phần|điều|раздел|глава|статья|part|partie|parte|teil|deel|część|annex|annexe|anlage|§)\.?\s*(?:\d|[A-Z]\b|[IVX]+\b)|\d|[IVX]{1,5}[.):\s–-]|\p{Lu}[.)])[\d.]{0,12}[\s.):–—-]{0,4}/iu;

/** "Out of scope", "Services not included": what is below says the opposite of the topic. */
const excluding =
  /(?<!\p{L})(?:out of|not|outside|exclu\p{L}{0,8}|except\p{L}{0,6}|nicht|au(?:ß|ss)er\p{L}{0,5}|ausgeschl\p{L}{0,8}|ausschl\p{L}{0,8}|hors|ne|fuera|esclus\p{L}{0,4}|fuori|fora|não|poza|nie|wyłącz\p{L}{0,6}|niet|buiten|uitgeslot\p{L}{0,3}|ngoài|loại trừ|не|вне|исключ\p{L}{0,8})(?!\p{L})|不包括|除外|不含|제외/iu;

const known = new Map<string, ReadonlySet<Topic>>();
const mostKnown = 5000;

/** The topics that a heading names with most of its words. */
export function topicsOfTitle(title: string, language: string): ReadonlySet<Topic> {
  const id = `${language}/${title}`;
  const found = known.get(id);
  if (found) return found;
  const keys = excluding.test(title) ? [] : keysOf(title.trim().replace(numbering, ''), language);
  const named = new Set(
    topics.filter((topic) => keys.length > 0 && matcherOf(topic, language).cover(keys) >= leastShare * keys.length),
  );
  if (known.size >= mostKnown) known.clear();
  known.set(id, named);
  return named;
}

const matchers = new Map<string, PhraseMatcher>();

function matcherOf(topic: Topic, language: string): PhraseMatcher {
  const id = `${topic.id}/${language}`;
  const found = matchers.get(id);
  if (found) return found;
  const matcher = createMatcher([sectionTitles[topic.id]?.[language] ?? ''], language);
  matchers.set(id, matcher);
  return matcher;
}
