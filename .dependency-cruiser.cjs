// The direction of the layers (docs/architecture.md): web → contract, texts · api → contract, texts, jobs, db, platform ·
// worker → texts, jobs, db, platform · platform → texts, jobs · demo, texts → nothing. Only scripts/ and bench/ know both the api and the worker.

/** A path in one of our packages, by its folder. */
const folders = {
  contract: '^packages/contract/',
  api: '^api/',
  jobs: '^packages/jobs/',
  platform: '^packages/platform/',
  demo: '^packages/demo/',
  texts: '^packages/texts/',
  worker: '^worker/',
  db: '^migrations/',
  web: '^web/',
  top: '^(scripts|bench)/',
};

/** A package may import itself and what is named here; nothing else of ours. */
const allowed = {
  contract: [],
  jobs: [],
  db: [],
  demo: [],
  texts: [],
  platform: ['texts', 'jobs'],
  api: ['contract', 'texts', 'jobs', 'db', 'platform'],
  worker: ['texts', 'jobs', 'db', 'platform'],
  web: ['contract', 'texts'],
};

const layers = Object.entries(allowed).map(([name, friends]) => {
  const others = Object.keys(folders).filter((other) => other !== name && !friends.includes(other));
  return {
    name: `layers-${name}`,
    comment: `${name} may import ${friends.length ? friends.join(', ') : 'no workspace package'}.`,
    severity: 'error',
    from: { path: folders[name] },
    to: { path: others.map((other) => folders[other]) },
  };
});

/** The analyses: each may import `runs`, none may import another. Key facts also use `runs`, for their files. */
const analyses = [
  'keyword-extraction',
  'datasheet-extraction',
  'summaries',
  'question-generation',
  'predefined-answers',
  'comparisons',
  'chat-export',
  'facts',
];

const features = ['api', 'worker', 'web'].flatMap((name) => {
  const folder = `^${name}/src/features/`;
  const runs = `${folder}runs/`;
  return [
    {
      name: `features-${name}`,
      comment: 'Features do not import each other: what two of them need belongs below both. Analyses may import runs.',
      severity: 'error',
      from: { path: `${folder}([^/]+)/` },
      to: { path: folder, pathNot: [`${folder}$1/`, runs] },
    },
    {
      name: `runs-of-analyses-${name}`,
      comment: `Only ${analyses.join(', ')} may import runs.`,
      severity: 'error',
      from: { path: folder, pathNot: [...[...analyses, 'runs'].map((one) => `${folder}${one}/`), `${folder}[^/]+$`] },
      to: { path: runs },
    },
    {
      name: `runs-know-no-analysis-${name}`,
      comment: 'Runs know no analysis: what carries out a type of run is registered beside the features, or in app.',
      severity: 'error',
      from: { path: runs },
      to: { path: folder, pathNot: runs },
    },
  ];
});

/**
 * How a document is read, in the worker's `documents/`: what a page consists of (`page`) and the order of its lines (`reading-order`) are
 * the ground of tables and layout, which do not know each other.
 */
const reading = {
  page: ['page', 'numbers'],
  'reading-order': ['reading-order', 'page', 'numbers'],
  layout: ['layout', 'reading-order', 'page', 'numbers'],
  tables: ['tables', 'reading-order', 'page', 'numbers'],
};

const readingLayers = Object.entries(reading).map(([name, friends]) => ({
  name: `reading-${name}`,
  comment: `documents/${name} may import ${friends.filter((friend) => friend !== name).join(', ')} of the worker, and the models.`,
  severity: 'error',
  from: { path: `^worker/src/documents/${name}/`, pathNot: '\\.(test|fixtures)\\.ts$' },
  to: {
    path: '^worker/src/',
    pathNot: ['^worker/src/documents/[a-z-]+\\.ts$', ...friends.map((friend) => `^worker/src/(documents/)?${friend}/`)],
  },
}));

/** The steps of the table engine: each may import those before it that are named here, and nothing of those after it. */
const tableSteps = {
  evidence: [],
  candidates: ['evidence'],
  header: ['evidence'],
  rows: ['evidence', 'candidates', 'header'],
  'join-pages': ['evidence'],
};

const tables = '^worker/src/documents/tables/';
const tableLayers = Object.entries(tableSteps).map(([name, friends]) => ({
  name: `tables-${name}`,
  comment: `tables/${name} may import ${friends.join(', ') || 'no other step'}.`,
  severity: 'error',
  from: { path: `${tables}${name}/`, pathNot: '\\.(test|fixtures)\\.ts$' },
  to: {
    path: tables,
    pathNot: [`${tables}(model|thresholds)\\.ts$`, ...[name, ...friends].map((step) => `${tables}${step}/`)],
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Two modules in a circle are one module in two files.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      comment: 'Every import names a file or an installed package.',
      severity: 'error',
      from: {},
      // Declarations that a package keeps aside have no JavaScript to resolve to, and numfmt names its own under a wrong ending: tsc checks those.
      to: { couldNotResolve: true, pathNot: ['\\?(url|raw|worker)$', '^pdfjs-dist/types/', '^numfmt$'] },
    },
    {
      name: 'tests-are-leaves',
      comment: 'What tests share lives in a file that is not a test.',
      severity: 'error',
      from: {},
      to: { path: '\\.test\\.(ts|tsx|mjs)$' },
    },
    {
      name: 'pure-tests-are-pure',
      comment:
        'A test that reaches a database, the queue or the built app ends in .db, .engines, .product or .long.test.ts.',
      severity: 'error',
      from: {
        path: '^(migrations|packages|api|worker|scripts|bench)/.*\\.test\\.(ts|mjs)$',
        pathNot: '\\.(db|engines|product|long)\\.test\\.ts$',
      },
      to: {
        path: [
          '^migrations/src/testing.*\\.ts$',
          '^packages/platform/test/databases\\.ts$',
          '^api/src/app\\.ts$',
          '^worker/src/app\\.ts$',
        ],
        reachable: true,
      },
    },
    ...layers,
    ...features,
    ...readingLayers,
    ...tableLayers,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/', '/\\.tap/'] },
    // Types count too: a layer that names another's types knows it.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};
