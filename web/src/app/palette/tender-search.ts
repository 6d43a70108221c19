import type { Document } from '@bidloom/contract/documents';
import { newRunOf, noItem } from '../../features/runs/run-url.ts';
import { hasWords } from '../../features/viewer/shown-file.ts';
import { keywordState } from '../../lib/handed-keyword.ts';
import { handingState } from '../../lib/handed-question.ts';
import { splitKeywords } from '../../lib/keyword-words.ts';
import { messages } from '../../lib/messages.ts';
import { documentTab } from '../../lib/tenders.ts';
import type { PaletteEntry } from './palette-entries.ts';

const text = messages.palette;

/** A tender that is on the screen. */
export interface OpenTender {
  /** Of its address. */
  pathname: string;
  search: string;
  /** The state of its entry in the history. */
  state: unknown;
  documents: readonly Document[];
}

/** What an address says about a place in the document, and about an earlier search: the first hit is shown instead. */
const leftOut = ['page', 'quote', 'at', 'around', 'boxes', 'found', 'matchCase', 'wholeWords'];

/** Places in the open tender where the typed words can be looked for: its chat, all documents, and the document that is open. */
export function searchEntries(typed: string, { pathname, search, state, documents }: OpenTender): PaletteEntry[] {
  const words = typed.trim();
  if (words === '') return [];
  const query = new URLSearchParams(search);
  const ask: PaletteEntry = {
    group: text.inTender,
    label: text.ask(words),
    path: `${pathname}${search}`,
    // Nothing of the address changes, so there is nothing to go back to.
    replacing: handingState(words, state),
    focus: '#panel-chat textarea:enabled',
  };
  const findAll = documents.length > 0 && splitKeywords(words).words.length > 0 ? [inAll(words, pathname, query)] : [];
  const opened = documents.find(({ id }) => id === query.get('document'));
  if (!opened || !hasWords(opened)) return [ask, ...findAll];
  for (const name of leftOut) query.delete(name);
  query.set('tab', documentTab);
  if (query.has('pane')) query.set('pane', 'tab');
  query.set('find', words);
  const find: PaletteEntry = {
    group: text.inTender,
    ...findingLabel(words, text.inOpen),
    path: `${pathname}?${query}`,
    focus: '#panel-viewer search input',
  };
  return [ask, ...findAll, find];
}

/** The typed words are cut, not the place that tells these entries apart. */
const findingLabel = (words: string, end: string) => ({ label: `${text.find(words)}${end}`, end });

/** The form of keyword extraction with these words alone: one more click finds every place of them. */
function inAll(words: string, pathname: string, current: URLSearchParams): PaletteEntry {
  const query = new URLSearchParams(current);
  for (const name of Object.keys(noItem)) query.delete(name);
  for (const [name, value] of Object.entries(newRunOf('keyword_extraction'))) query.set(name, value);
  if (query.has('pane')) query.set('pane', 'tab');
  return {
    group: text.inTender,
    ...findingLabel(words, text.inAll),
    path: `${pathname}?${query}`,
    state: keywordState(words),
    focus: '[data-start-form] button[type=submit]',
  };
}
