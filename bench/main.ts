/** `pnpm bench NAME …`: runs `bench/NAME.ts`, which prints one JSON line a figure: `{ bench, figure, value, unit }`. */
const [name = '', ...args] = process.argv.slice(2);
const benches = {
  analytics: () => import('./analytics.ts'),
  answers: () => import('./answers.ts'),
  api: () => import('./api.ts'),
  ask: () => import('./ask.ts'),
  asked: () => import('./asked.ts'),
  'big-lists': () => import('./big-lists.ts'),
  datasheets: () => import('./datasheets.ts'),
  exports: () => import('./exports.ts'),
  facts: () => import('./facts.ts'),
  'first-load': () => import('./first-load.ts'),
  ingest: () => import('./ingest.ts'),
  keywords: () => import('./keywords.ts'),
  lists: () => import('./lists.ts'),
  'lost-words': () => import('./lost-words.ts'),
  overview: () => import('./overview.ts'),
  'pdf-viewer': () => import('./pdf-viewer.ts'),
  questions: () => import('./questions.ts'),
  retrieval: () => import('./retrieval.ts'),
  similar: () => import('./similar.ts'),
  summaries: () => import('./summaries.ts'),
  tables: () => import('./tables.ts'),
};

if (!Object.hasOwn(benches, name)) {
  console.error(`Usage: pnpm bench ${Object.keys(benches).join(' | ')} …`);
  process.exit(2);
}
const { run } = await benches[name as keyof typeof benches]();
await run(args);
