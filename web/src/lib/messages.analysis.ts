import type { ExportFormat, Run, RunStatus, RunType } from '@bidloom/contract/runs';
import { plural } from '@bidloom/texts/counted';

const types: Record<RunType, string> = {
  keyword_extraction: 'Keywords',
  datasheet_extraction: 'Datasheets',
  summary: 'Summary',
  batch_query: 'Predefined answers',
  question_generation: 'Suggested questions',
  chat_export: 'Chat history',
  facts_export: 'Key facts',
  comparison: 'Vendor comparison',
};

const statuses: Record<RunStatus, string> = {
  queued: 'Waiting',
  running: 'Running',
  completed: 'Completed',
  failed: 'Failed',
  cancelled: 'Stopped',
};

const formats: Record<ExportFormat, string> = {
  xlsx: 'Excel (.xlsx)',
  csv: 'CSV (.csv)',
  zip: 'CSV, a file for each table (.zip)',
  docx: 'Word (.docx)',
  pdf: 'PDF (.pdf)',
};

/** The words of runs of analysis and their results. Part of the one catalogue in messages.ts. */
export const analysisMessages = {
  analysis: {
    document: 'Document',
    resizeResult: 'Width of the results',
    showDocuments: 'Show the documents',
    hideDocuments: 'Hide the documents',
    showChat: 'Show the chat',
    hideChat: 'Hide the chat',
    backTo: (name: string) => `Back to ${name}`,
    placeBar: 'Way back',
  },

  runs: {
    tab: 'Runs',
    title: 'Runs of analysis',
    one: 'run',
    many: 'runs',
    run: 'Analysis',
    types,
    statuses,
    formats,
    /** The CSV file of datasheets has the parameters; only where there are none, it has the tables. */
    formatOf: ({ requestType, result }: Pick<Run, 'requestType' | 'result'>, format: ExportFormat) =>
      requestType !== 'datasheet_extraction' || format !== 'csv'
        ? formats[format]
        : result?.parameters === 0
          ? 'CSV of the tables (.csv)'
          : 'CSV of the parameters (.csv)',
    fetchFailed: 'Failed to fetch document requests',
    viewFailed: 'Failed to fetch document request',
    itemFailed: 'Failed to fetch the results',
    correctionFailed: 'Failed to save the correction',
    changedMeanwhile: (theirs: string | null) =>
      `Somebody else has changed this meanwhile${theirs === null ? '' : `: “${theirs}”`}. Retry puts yours in its place, Discard keeps theirs.`,
    severalChangedMeanwhile: (named: string, more: number) =>
      `Somebody else has changed several meanwhile: ${named}${more > 0 ? `; and ${more} more` : ''}. Retry puts yours in their place, Discard keeps theirs.`,
    startFailed: 'Failed to start the analysis',
    cancelFailed: 'Failed to stop the analysis',
    retryFailed: 'Failed to retry the analysis',
    removeFailed: 'Failed to delete the analysis',
    removed: 'Analysis deleted',
    exportFailed: 'Failed to write the file',
    exported: (fileName: string) => `${fileName} downloaded`,
    download: 'Download',
    downloadAs: (format: string) => `Download as ${format}`,
    writing: 'Writing the file...',
    newRun: 'New run',
    more: 'More about this run',
    earlier: 'Runs',
    cancel: 'Stop',
    retry: 'Retry',
    open: 'Open',
    waiting: 'Waiting for its turn',
    working: 'Working',
    fetching: 'Fetching the results',
    progress: 'Progress of the analysis',
    failedTitle: 'The analysis failed',
    cancelledTitle: 'The analysis was stopped',
    cancelledText: 'What it had found by then is shown.',
    cancelledEmptyText: 'It had found nothing by then.',
    removeTitle: 'Delete this run?',
    removeText: 'The run is removed with its results and corrections. This cannot be undone.',
    missingTitle: 'This run is no longer there',
    missingText: 'It may have been deleted meanwhile.',
    toNewest: 'Show the newest run',
    back: 'Back to all runs',
    engine: ({ engine, requestType, cost: { model } }: Pick<Run, 'engine' | 'requestType' | 'cost'>) => {
      if (engine !== 'langchain') return 'Built-in analyst: quotes, no AI model';
      // A model is asked only for what the rules do not find.
      if (requestType === 'datasheet_extraction') {
        return model ? `Read by rules, with proposals of ${model}` : 'Read by rules, no AI model';
      }
      return model ?? 'Language model';
    },
    documents: (count: number) => plural(count, 'document', 'documents'),
    keywordCount: (count: number) => plural(count, 'keyword', 'keywords'),
    partsOfWords: 'also inside longer words',
    parameterCount: (count: number) => plural(count, 'parameter', 'parameters'),
    categoryCount: (count: number) => plural(count, 'category', 'categories'),
    questionCount: (count: number) => plural(count, 'question', 'questions'),
    /** Without a first page from the beginning, without a last one to the end. */
    pageRange: (first: number | null, last: number | null) => {
      if (first === last) return `page ${first}`;
      if (last === null) return `from page ${first}`;
      return first === null ? `up to page ${last}` : `pages ${first}–${last}`;
    },
    tokens: (total: number) => plural(total, 'token', 'tokens'),
    by: (name: string) => `by ${name}`,
    chooseDocuments: 'Documents',
    chooseDocumentsRequired: 'Choose at least one document',
    noDocumentsTitle: 'No document has been read yet',
    noDocumentsText: 'An analysis can start as soon as a document of this tender is ready.',
    selectAll: (total: number) => `All ${total}`,
    selected: (count: number, total: number) => `${count} of ${total}`,
    searchChoices: (many: string) => `Search ${many}`,
    noChoice: 'Nothing matches.',
    starting: 'Starting...',
    table: {
      type: 'Analysis',
      status: 'Status',
      documents: 'Documents',
      createdBy: 'Started by',
      createdAt: 'Started',
      finishedAt: 'Finished',
    },
    allTypes: 'All analyses',
    anyone: 'Anyone',
    me: 'Me',
    start: 'Start an analysis',
    emptyTitle: 'Nothing has been analysed yet',
    emptyText: 'Every analysis of this tender is listed here, with its progress and its result.',
  },

  keywordRuns: {
    tab: 'Keywords',
    title: 'Find keywords',
    text: 'Every place of each keyword, in all its forms, with its page and sentence.',
    start: 'Find keywords',
    kept: 'Your keywords',
    keptMany: 'keywords',
    keptFailed: 'Failed to fetch keywords',
    keptMore: (offered: number, all: number) =>
      `The first ${offered.toLocaleString('en-GB')} of ${all.toLocaleString('en-GB')} keywords; enter any other below.`,
    noneKept: 'No keywords are kept yet.',
    toKeywords: 'Keep keywords',
    custom: 'Other keywords',
    customHint: 'Type or paste, separated by commas or lines',
    customRemove: (word: string) => `Remove ${word}`,
    customList: 'Other keywords chosen',
    tooLong: 'A keyword must be at most 200 characters',
    tooMany: 'At most 500 keywords',
    required: 'Choose or enter at least one keyword',
    summarise: 'Summarize each keyword',
    summariseHint: 'What the documents say about it, each sentence with its source',
    partsOfWords: 'Also inside longer words',
    partsOfWordsHint: 'Finds "bid" in "forbid" as well. Short forms in capitals, such as NDA, stay whole words.',
    list: 'Keywords found',
    keyword: 'Keyword',
    total: (count: number) => plural(count, 'hit', 'hits'),
    withCount: (keyword: string, count: string) => `${keyword} (${count})`,
    kindCount: (kind: string, count: number) => `${kind} ${count.toLocaleString('en-GB')}`,
    notFound: 'not found',
    onlyWithinWords: 'only within words',
    notFoundTitle: 'Not found',
    noHits: (keyword: string) => `"${keyword}" does not occur in these documents, in no form.`,
    noneYet: 'Keywords appear here as soon as they have been searched for.',
    none: 'Nothing has been searched for in this run.',
    inShort: 'In short',
    onlyInLongerWords: 'It is found only inside the longer words or numbers below.',
    matches: {
      exact: 'exact',
      inflection: 'plural / inflected',
      abbreviation: 'abbreviation',
      glossary: 'bid glossary',
      spelling: 'spelling',
      synonym: 'synonym',
      part_of_word: 'part of a word',
    },
    documentFilter: 'Document',
    allDocuments: 'All documents',
    hits: (keyword: string) => `Hits of ${keyword}`,
    page: (page: number) => `p. ${page}`,
    previousHit: 'Previous hit',
    nextHit: 'Next hit',
    previousHitKey: 'Previous hit (P, K or ↑)',
    nextHitKey: 'Next hit (N, J or ↓)',
    position: (position: number, total: number) =>
      `Hit ${position.toLocaleString('en-GB')} of ${total.toLocaleString('en-GB')}`,
    filteredOut: 'No hit of these kinds',
    filteredOutText: 'The keyword was found in other forms or documents.',
    showAll: 'Show all',
    range: (from: number, to: number, total: number) => `${from}–${to} of ${total.toLocaleString('en-GB')}`,
    previousPage: 'Previous hundred',
    nextPage: 'Next hundred',
  },
};
