/** The bundler's view of all modules. */
interface Graph {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null;
}

/** A rule that puts built modules into one file (`output.codeSplitting.groups` of Rolldown); higher priorities are applied first. */
interface Group {
  /** The file; null: not this module. */
  name: string | ((id: string, graph: Graph) => string | null);
  priority: number;
  test?: RegExp | ((id: string) => boolean);
  tags?: '$initial'[];
  minShareCount?: number;
  entriesAware?: boolean;
  entriesAwareMergeThreshold?: number;
}

/** The names of what every screen after sign-in uses of Fluent. A part that few screens use must not be in the list. */
const parts =
  'menu|positioning|dialog|avatar|table|badge|popover|motion|motion-components-preview|select|message-bar|' +
  'tooltip|drawer|skeleton|utilities|checkbox|tabster|search|portal|context-selector|shared-contexts';
const packages = 'tabster|@floating-ui|date-fns|@griffel|eventsource-parser|use-sync-external-store';

/** The features of runs of analysis, and the shared parts of their forms and results. */
const analyses =
  'runs|keyword-extraction|datasheet-extraction|summaries|question-generation|predefined-answers|comparisons|chat-export';
/** What only viewers use: files and folders of `features/viewer`. */
const viewerParts = 'find|links|office(?!.*office-looks)|highlights|find-quote|text-tools|text-viewer|viewer-toolbar';
const analysisParts = 'answer-editor|category-choice|choice-list|custom-keywords|not-found|not-saved';

/** The catalogues of texts that are shown only within a tender. */
const tenderTexts =
  'analysis|archives|comparison|facts|office|proposals|questions|results|similar|summaries|tables|viewer|workspace';

/** The screens of one tender, and the tab that it opens with. */
const tenderScreens = /app[\\/](tender-workspace|response-workspace|tender-overview)[\\/]/;
const tenderStart = /app[\\/](tender-workspace[\\/]tender-workspace-page|tender-overview[\\/]overview-panel)\.tsx/;
const screenFiles = /-page\.tsx/;

/** A module, and all that import it, over any number of steps. */
function loadersOf(id: string, graph: Graph): string[] {
  const seen = new Set([id]);
  for (const next of seen) for (const importer of graph.getModuleInfo(next)?.importers ?? []) seen.add(importer);
  return [...seen];
}

/** Whether a tender opens with a module that no other screen needs. */
function isOfTenderStart(id: string, graph: Graph): boolean {
  const loaders = loadersOf(id, graph);
  return (
    loaders.some((loader) => tenderStart.test(loader)) &&
    !loaders.some((loader) => screenFiles.test(loader) && !tenderScreens.test(loader))
  );
}

/**
 * A screen is loaded in about twenty files instead of over a hundred: one large file compresses better than many small
 * ones, and each file has its own HTTP headers. `react`, `first` and `forms` contain what the first screen needs; `app`
 * contains what all screens after sign-in need besides.
 */
export const chunks: Group[] = [
  // Also everything that the public page needs.
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|vite[\\/](preload-helper|modulepreload)|src[\\/]lib[\\/]token\.ts/,
    priority: 9,
  },
  // Without the app's start code: the public page loads this file for its form, and must not start the app.
  {
    name: 'first',
    tags: ['$initial'],
    test: (id) => !/features[\\/]landing|(landing|index)\.html|src[\\/]app[\\/]main\.tsx/.test(id),
    priority: 8,
  },
  // Sign-in needs both, the screens after it need only the second.
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
  // The fields and rules of forms, which are loaded when a form is opened.
  {
    name: 'rules',
    test: /node_modules[\\/](zod|@hookform)[\\/]|&schemas|src[\\/](components[\\/](form-dialog|fields|number-field|clone-dialog|licence-fields)|lib[\\/](zod|form-rules|use-form-draft))/,
    priority: 4,
  },
  // Texts import nothing of the app. In one file with their users, two files could import each other, and the one that runs
  // first would find its texts undefined: a form of an analysis could not be opened. No list needs the texts of a tender.
  // Lists may import parts of a tender's screens, but these must not import lists as well.
  {
    name: 'words',
    minShareCount: 2,
    test: new RegExp(`messages(\\.(?!${tenderTexts})[\\w-]+)?\\.ts\\?part=`),
    priority: 5.6,
  },
  // The screen of a tender needs `responseWorkspace` of these texts, and no more.
  {
    name: 'proposal-words',
    minShareCount: 2,
    test: /messages\.proposals\.ts\?part=proposalMessages\.(proposal|vendor)/,
    priority: 5.55,
  },
  { name: 'tender-words', minShareCount: 2, test: /messages[\w.-]*\.ts\?part=/, priority: 5.5 },
  // What the lists of tenders share with the screens of one.
  {
    name: 'tenders',
    minShareCount: 2,
    test: /features[\\/]tenders[\\/](moves[\\/](tender|use)-moves|all[\\/]all-tenders\.resources|use-owners|tenders\.)|messages\.tenders\.ts/,
    priority: 5.4,
  },
  // A file costs more than its bytes: the browser prepares each while the screen is drawn.
  {
    name: (id, graph) => (isOfTenderStart(id, graph) ? 'tender-start' : null),
    minShareCount: 2,
    test: /node_modules|web[\\/]src[\\/](components|lib)/,
    priority: 3.5,
  },
  // The rest that several screens need, grouped by these screens. The size is in bytes; smaller groups are merged. With a
  // higher limit a list loads parts of a tender, too: 10 kB more of dashboard and workspace at 12,000.
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
      `features[\\\\/](${analyses}|facts|viewer(?![\\\\/](${viewerParts}))|chat|documents|similar)[\\\\/]|components[\\\\/](cited|citation|confidence|${analysisParts})`,
    ),
    priority: 2,
  },
  // A tender opens with its overview: what only viewers share is loaded with the first of them.
  { name: 'viewers', minShareCount: 2, test: /features[\\/]viewer[\\/]/, priority: 1 },
];
