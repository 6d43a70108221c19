// The direction of the layers (docs/architecture.md): web → contract · api → contract, jobs, db, platform ·
// worker → jobs, db, platform · platform → jobs · demo → nothing. Only scripts/ and bench/ know both the api and the worker.

/** A path in one of our packages, by its folder. */
const folders = {
  contract: '^packages/contract/',
  api: '^api/',
  jobs: '^packages/jobs/',
  platform: '^packages/platform/',
  demo: '^packages/demo/',
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
  platform: ['jobs'],
  api: ['contract', 'jobs', 'db', 'platform'],
  worker: ['jobs', 'db', 'platform'],
  web: ['contract'],
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

const features = ['api', 'worker', 'web'].map((name) => ({
  name: `features-${name}`,
  comment: 'Features do not import each other: what two of them need belongs below both.',
  severity: 'error',
  from: { path: `^${name}/src/features/([^/]+)/` },
  to: { path: `^${name}/src/features/`, pathNot: `^${name}/src/features/$1/` },
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
      comment: 'A test that reaches a database, the queue or the built app ends in .db, .engines or .long.test.ts.',
      severity: 'error',
      from: {
        path: '^(migrations|packages|api|worker|scripts|bench)/.*\\.test\\.(ts|mjs)$',
        pathNot: '\\.(db|engines|long)\\.test\\.ts$',
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
