/** One change of one line that breaks something; `old` is found exactly once in its file. */
export interface Mutation {
  file: string;
  old: string;
  new: string;
  breaks: string;
  /** Test files that run although they do not import the file; whole suites otherwise run by their imports. */
  also?: string[];
}

const change = (file: string, old: string, changed: string, breaks: string, also?: string[]): Mutation => ({
  ...{ file, old, new: changed, breaks },
  ...(also && { also }),
});

/** Sixty mutations, chosen before tests were written for them, and not because they are easy to notice. */
export const mutations: Mutation[] = [
  // Rows and tenants
  change(
    'migrations/src/search-rows.ts',
    "replace(/[\\\\%_]/g, '\\\\$&')",
    "replace(/[\\\\%]/g, '\\\\$&')",
    'an underscore in a search finds any letter',
    ['api/src/features/keywords/keywords.db.test.ts'],
  ),
  change(
    'migrations/src/paginate.ts',
    'hasPreviousPage: offset > 0',
    'hasPreviousPage: offset >= 0',
    'the first page has one before it',
    ['api/src/features/keywords/keywords.db.test.ts'],
  ),
  // api
  change(
    'api/src/lib/access/sessions.repository.ts',
    ".where('sessions.endedAt', 'is', null)",
    '',
    'a session that was ended goes on',
    ['api/src/features/auth/auth.db.test.ts'],
  ),
  change(
    'api/src/lib/access/sessions.repository.ts',
    ".where('users.isActive', '=', true)",
    '',
    'an account out of use goes on',
    ['api/src/features/auth/auth.db.test.ts'],
  ),
  change(
    'packages/platform/src/file-name.ts',
    'split(/[\\\\/]/)',
    'split(/[/]/)',
    'a name keeps the folders of Windows',
    ['api/src/features/documents/upload.db.test.ts'],
  ),
  change(
    'packages/platform/src/file-name.ts',
    'maxCharacters - [...extension].length',
    'maxCharacters',
    'a long name grows past its limit',
    ['api/src/features/documents/upload.db.test.ts'],
  ),
  change(
    'api/src/lib/access/watch-session.ts',
    'if (!(await findSession(database, sessionId, idleHours))) stream.end();',
    'await findSession(database, sessionId, idleHours);',
    'a stream outlives its session',
    ['api/src/features/notifications/notifications.db.test.ts'],
  ),
  // Search
  change(
    'worker/src/search/score-passage.ts',
    '(options.b * passage.length) / averageLength',
    'options.b',
    'BM25 without its length norm',
  ),
  change(
    'worker/src/gate/judge-passages.ts',
    'coverage >= leastCoverage && kind > 0 ?',
    'coverage >= leastCoverage ?',
    'a sentence without a date answers when something is',
  ),
  change(
    'worker/src/gate/judge-passages.ts',
    '.sort((a, b) => b.probability - a.probability)',
    '',
    'the likeliest sentence is not the first',
  ),
  change(
    'worker/src/search/score-sentences.ts',
    '/ (1 + options.lengthWeight * excess)',
    '',
    'long sentences win over short ones',
  ),
  change(
    'worker/src/search/score-sentences.ts',
    '(1 + options.cueWeight * looks)',
    '1',
    'a sentence with the kind of answer asked for is worth no more',
  ),
  change('worker/src/search/fuse.ts', '(weights[index] ?? 1)', '1', 'weights of lists are ignored'),
  // Documents
  change(
    'worker/src/documents/chunk-document.ts',
    'const TOGETHER = 160;',
    'const TOGETHER = 400;',
    'tiny sections grow into large passages',
  ),
  change(
    'worker/src/documents/chunk-document.ts',
    'const TARGET = 350;',
    'const TARGET = 450;',
    'passages grow past their size',
  ),
  change(
    'worker/src/documents/chunk-document.ts',
    'if (last.units[0]?.isContents || next.units[0]?.isContents) return false;',
    '',
    'contents run into the text',
  ),
  change(
    'worker/src/documents/locate-quote.ts',
    'return gap > -0.02 && gap < 0.06;',
    'return gap > -0.02;',
    'boxes reach over a gap of columns',
  ),
  change(
    'worker/src/documents/locate-quote.ts',
    'if (overlap < 0.4 * Math.min(before[3], next[3])) return false;',
    '',
    'boxes of two lines become one',
  ),
  change(
    'worker/src/features/documents/save-prepared.ts',
    'signal.throwIfAborted();',
    '',
    'a document goes on being written after its cancel',
    ['worker/src/features/documents/ingest-document.db.test.ts'],
  ),
  // Tables
  change(
    'worker/src/documents/tables/thresholds.ts',
    'const CHART_BARS_COVER = 0.06;',
    'const CHART_BARS_COVER = 0.6;',
    'bar charts are tables',
  ),
  change(
    'worker/src/documents/tables/thresholds.ts',
    'const TICKS_FEWEST = 4;',
    'const TICKS_FEWEST = 40;',
    'plots are tables',
  ),
  change(
    'worker/src/documents/tables/thresholds.ts',
    'const TALL_SHARE = 0.6;',
    'const TALL_SHARE = 0.95;',
    'rows between rules are not parted',
  ),
  change(
    'worker/src/documents/tables/join-pages/continued-tables.ts',
    'if (first.columns !== last.columns || page.turn !== before.page.turn) return false;',
    '',
    'tables of other columns go on',
  ),
  change(
    'worker/src/documents/tables/rows/open-verdict.ts',
    'if (isProseBeside(telling, columns)) return null;',
    '',
    'prose in columns is a table',
  ),
  change(
    'worker/src/documents/tables/header/header-rows.ts',
    'if (filled.size < HEADER_FILLED * columns) return countNamedRows(table);',
    '',
    'a row half empty is a header',
  ),
  change(
    'worker/src/documents/tables/header/header-rows.ts',
    'const below = cell.columnSpan > 1 && (cell.columnSpan < columns || row === 0) ? 1 : 0;',
    'const below = 0;',
    'the row under a head that spans columns is no header',
  ),
  change(
    'worker/src/documents/tables/thresholds.ts',
    'const CAPTION_NEAR = 2.6;',
    'const CAPTION_NEAR = 12;',
    'far lines are captions',
  ),
  change(
    'worker/src/documents/tables/rows/complete-columns.ts',
    'if (parted.length < 2) continue;',
    '',
    'one stray word makes a column',
  ),
  change(
    'worker/src/documents/tables/thresholds.ts',
    'const RAISED = 0.45;',
    'const RAISED = 0.05;',
    'raised signs are lines of their own',
  ),
  // Datasheets
  change(
    'worker/src/documents/datasheets/read-tag-rows.ts',
    '(isTagName(header) ? tagsInPlace >= 0.4',
    '(isTagName(header) ? tagsInPlace >= 0.95',
    'columns of tags with gaps are none',
  ),
  change(
    'worker/src/documents/datasheets/tags.ts',
    'trimmed.length <= 60 &&',
    'trimmed.length <= 6000 &&',
    'long text is a tag',
  ),
  change(
    'worker/src/documents/datasheets/units.ts',
    'if (text.length > 24) return null;',
    '',
    'long text is read as a unit',
  ),
  change(
    'worker/src/documents/datasheets/match-parameters.ts',
    'if (known && score <= known.score)',
    'if (known && score < 0)',
    'a worse keyword takes a parameter',
  ),
  // Keywords
  change(
    'worker/src/keywords/misspellings.ts',
    'const shortest = 7;',
    'const shortest = 5;',
    'short words are slips of others',
  ),
  change(
    'worker/src/keywords/misspellings.ts',
    'if (dictionary.has(word)) return false;',
    '',
    'words of the language are slips',
  ),
  change(
    'worker/src/keywords/choose-hits.ts',
    "'exact', 'inflection', 'abbreviation'",
    "'inflection', 'exact', 'abbreviation'",
    'the surest match does not win',
  ),
  change(
    'worker/src/keywords/match-gaps.ts',
    'if (text & gap.dash) return false;',
    '',
    'a dash between words is taken for none',
  ),
  // Analyst
  change(
    'worker/src/analyst/extractive/pick-sentences.ts',
    'const most = { usual: 4, ofOne: 3 };',
    'const most = { usual: 40, ofOne: 30 };',
    'answers do not end',
  ),
  change(
    'worker/src/analyst/extractive/leaning.ts',
    'if (ofItself.test(opening) || empty.test(opening)) return false;',
    '',
    'sentences of their own lean on others',
  ),
  change(
    'worker/src/analyst/extractive/questions/generate-questions.ts',
    'const unclearShare = 0.4;',
    'const unclearShare = 1;',
    'questions are about vague words alone',
  ),
  change(
    'worker/src/analyst/langchain/budget.ts',
    'const safety = 0.85;',
    'const safety = 1.5;',
    'a prompt is larger than the model takes',
  ),
  change(
    'worker/src/analyst/langchain/cite-claims.ts',
    'const supported = citations.length > 0 &&',
    'const supported =',
    'a claim without a source is supported',
  ),
  change('worker/src/analyst/langchain/map-limited.ts', 'stop.abort(error);', '', 'work goes on after a failure'),
  change(
    'worker/src/analyst/langchain/call-structured.ts',
    "if (!(error instanceof ModelFailure) || error.kind !== 'refused_request') throw error;",
    '',
    'every failure is asked again in another way',
  ),
  // Exports and imports
  change(
    'worker/src/exports/code-column.ts',
    'const mostly = 0.6;',
    'const mostly = 0.99;',
    'codes are exported as numbers',
  ),
  change(
    'packages/platform/src/csv.ts',
    "Number.isFinite(value) ? String(value) : ''",
    'String(value)',
    'NaN is written into a file',
  ),
  change(
    'worker/src/features/datasheet-extraction/exports/table-sheet.ts',
    '{ fill: correctedFill }',
    '{}',
    'a corrected cell is not marked',
  ),
  change(
    'packages/platform/src/tables/join-tables.ts',
    'part.page - before.page <= 1',
    'part.page - before.page <= 9',
    'tables far apart become one',
  ),
  change(
    'packages/texts/src/download-name.ts',
    'const longestSubject = 100;',
    'const longestSubject = 1000;',
    'a file name is too long for a disk',
  ),
  change(
    'worker/src/lib/import-sheet.ts',
    'const batchSize = 200;',
    'const batchSize = 20_000;',
    'one transaction contains a whole sheet',
  ),
  // Web
  change(
    'web/src/lib/answers.ts',
    'if (entry.controller !== controller) return;',
    '',
    'an answer that nobody waits for is shown',
  ),
  change(
    'web/src/features/chat/chat.sagas.ts',
    'const tellsOlder = pageNumber > 1 || entries.length <= pageSize;',
    'const tellsOlder = true;',
    'a look at the newest forgets that older ones are loaded',
  ),
  change(
    'web/src/features/chat/chat.sagas.ts',
    'Math.floor(entries.length / pageSize) + 1',
    'Math.floor(entries.length / pageSize)',
    'older entries are the same again',
  ),
  change(
    'web/src/lib/return-url.ts',
    "if (url.pathname.startsWith('//')) return defaultTarget;",
    '',
    'sign-in leads to another host',
  ),
  change(
    'web/src/features/viewer/highlight-boxes.ts',
    'const left = clamp(x - margin / 2);',
    'const left = x - margin / 2;',
    'a box is drawn beyond its page',
  ),
  change(
    'web/src/features/viewer/find-quote.ts',
    'const candidates = framed.length > 0 ? framed : places;',
    'const candidates = places;',
    'the wrong one of two places is shown',
  ),
  // Contract and platform
  change(
    'packages/contract/src/fields.ts',
    'text.isWellFormed()',
    "text !== ''",
    'half a character is accepted and fails in the database',
    ['api/src/route-walk.db.test.ts', 'api/src/features/keywords/keywords.db.test.ts'],
  ),
  change(
    'packages/contract/src/fields.ts',
    'z.string({ error: required }).trim().min(1, required)',
    'z.string({ error: required }).min(1, required)',
    'a name of spaces is accepted',
    ['api/src/features/keywords/keywords.db.test.ts', 'api/src/features/categories/categories.db.test.ts'],
  ),
  change(
    'packages/platform/src/content-disposition.ts',
    ".replace(/[/\\\\]/g, '_')",
    '',
    'a name of a download has folders',
  ),
  change(
    'packages/platform/src/signed-url.ts',
    'return expires * 1000 > now ? object : null;',
    'return object;',
    'a signed address never ends',
  ),
];
