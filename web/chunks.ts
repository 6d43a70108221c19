/** A rule by which built modules share a file (`output.codeSplitting.groups` of Rolldown); those of higher priority take first. */
interface Group {
  name: string;
  priority: number;
  test?: RegExp | ((id: string) => boolean);
  tags?: '$initial'[];
  minShareCount?: number;
  entriesAware?: boolean;
  entriesAwareMergeThreshold?: number;
}

/** What every screen after sign-in takes from Fluent, by name: a part that few screens take must not be in it. */
const parts =
  'menu|positioning|dialog|avatar|table|badge|popover|motion|motion-components-preview|select|message-bar|' +
  'tooltip|drawer|skeleton|utilities|checkbox|tabster|search|portal|context-selector|shared-contexts';
const packages = 'tabster|@floating-ui|date-fns|@griffel|eventsource|eventsource-parser|use-sync-external-store';

/** The features of runs of analysis, and the parts of their forms and results that are nobody's own. */
const analyses =
  'runs|keyword-extraction|datasheet-extraction|summaries|question-generation|predefined-answers|comparisons|chat-export';
const analysisParts = 'answer-editor|category-choice|choice-list|custom-keywords|not-found|not-saved';

/** The catalogues of texts that are shown within a tender alone. */
const tenderTexts =
  'analysis|archives|comparison|facts|office|proposals|questions|results|similar|summaries|tables|viewer|workspace';

/**
 * A screen comes in some twenty files instead of over a hundred: one large file compresses better than many small ones,
 * and each has headers of its own. What the first screen needs is in `react`, `first` and `forms`; what all screens
 * after sign-in need besides is in `app`.
 */
export const chunks: Group[] = [
  // Also all that the public page needs.
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|vite[\\/](preload-helper|modulepreload)/,
    priority: 9,
  },
  // Not what starts the app: the public page loads this file for its form, and must not become the app by it.
  {
    name: 'first',
    tags: ['$initial'],
    test: (id) => !/features[\\/]landing|(landing|index)\.html|src[\\/]app[\\/]main\.tsx/.test(id),
    priority: 8,
  },
  // Sign-in needs both, the screens after it only the second.
  {
    name: 'forms',
    test: /node_modules[\\/]react-hook-form[\\/]|components[\\/]password-input/,
    priority: 7,
  },
  {
    name: 'inputs',
    test: /node_modules[\\/]@fluentui[\\/]react-(field|input|label)[\\/]|svg[\\/]chevron-|components[\\/](logo|text-link)|lib[\\/]use-now|contract[\\/]src[\\/](auth|roles)\.ts\?part=(?!.*&schemas)/,
    priority: 8,
  },
  {
    name: 'app',
    test: new RegExp(
      `node_modules[\\\\/](${packages}|@fluentui[\\\\/]react-(${parts}))[\\\\/]|web[\\\\/]src[\\\\/](resource[\\\\/](?!resource-form)|app[\\\\/]layout|features[\\\\/]notifications|components[\\\\/](card|confirm-dialog|customer-scope|due-date|filter-select|lazy-part|not-loaded|tender-status)|lib[\\\\/](tenders|use-organization-id|use-focus-back|use-send|form-draft))`,
    ),
    priority: 6,
  },
  // The calls of the api: small, and needed everywhere.
  { name: 'calls', test: /contract[\\/]src[\\/].*\?part=(?!.*&schemas)/, priority: 7 },
  { name: 'controls', test: /node_modules[\\/]@fluentui[\\/]react-(textarea|switch|radio)[\\/]/, priority: 5 },
  // What a form is made of and checked by, which comes when one is opened.
  {
    name: 'rules',
    test: /node_modules[\\/](zod|@hookform)[\\/]|&schemas|src[\\/](components[\\/](form-dialog|fields|number-field|clone-dialog|licence-fields)|lib[\\/](zod|form-rules|use-form-draft))/,
    priority: 4,
  },
  // Texts need nothing of the app. In one file with what uses them, two files could need each other, and the one that runs
  // first would find its texts undefined: a form of an analysis could not be opened. Those of a tender are of no list.
  // With what they take of those of a tender, which must not be the other way round as well.
  {
    name: 'words',
    minShareCount: 2,
    test: new RegExp(`messages(\\.(?!${tenderTexts})[\\w-]+)?\\.ts\\?part=`),
    priority: 5.6,
  },
  { name: 'tender-words', minShareCount: 2, test: /messages[\w.-]*\.ts\?part=/, priority: 5.5 },
  // What the lists of tenders share with the screens of one.
  {
    name: 'tenders',
    minShareCount: 2,
    test: /features[\\/]tenders[\\/](moves[\\/](tender|use)-moves|all[\\/]all-tenders\.resources|use-owners|tenders\.)|messages\.tenders\.ts/,
    priority: 5.4,
  },
  // The rest that several screens need, by which of them do; in bytes, smaller ones join their nearest neighbour. With a
  // higher bound a list takes parts of a tender with it: 10 kB more of dashboard and workspace at 12,000.
  {
    name: 'shared',
    minShareCount: 2,
    test: /node_modules|web[\\/]src[\\/](components|lib)/,
    entriesAware: true,
    entriesAwareMergeThreshold: 2_500,
    priority: 3,
  },
  {
    name: 'tender',
    minShareCount: 2,
    test: new RegExp(
      `features[\\\\/](${analyses}|facts|viewer|chat|documents|similar)[\\\\/]|components[\\\\/](cited|citation|confidence|${analysisParts})`,
    ),
    priority: 2,
  },
];
