import type { TestEngine } from '@bidloom/db/testing';
import { buildDemoTender } from '@bidloom/demo';
import { makeTenderPdf, pumpTender } from '@bidloom/worker/src/testing/tender-pdf.ts';
import type { Test } from 'tap';
import { checkAftermath, untilSettled } from './aftermath.ts';
import { type Chance, createChance } from './chance.ts';
import { type Installation, prepareInstallation } from './installation.ts';
import { type DocumentKind, type Load, type LoadOptions, startLoad } from './load.ts';
import { s3Settings } from './s3-settings.ts';
import { type Scene, signIn, uploadDocuments, writeScene } from './ten-runs.ts';

/** A running product under load, to which something will happen. */
export interface LoadedProduct {
  product: Installation;
  scene: Scene;
  tokens: readonly string[];
  load: Load;
  documents: readonly DocumentKind[];
  chance: Chance;
  /**
   * Ends the load, waits until all requested work has ended, stops the product and checks what exists. Prints a line of figures, with the
   * message `roundSummary` about the round itself.
   */
  settle(roundSummary: string): Promise<void>;
}

/** Seconds after which what is in progress counts as stuck. */
const longestSettling = 240;

/** A tender, short documents, and a sheet: read in seconds or at once. */
async function documentKinds(): Promise<DocumentKind[]> {
  const tender = await buildDemoTender();
  const pumps = await makeTenderPdf(pumpTender);
  const valves = 'Tag,Parameter,Value,Unit\nV-101,Nominal diameter,150,mm\nV-101,Design pressure,16,bar\n';
  return [
    { name: 'tender', extension: '.pdf', bytes: tender.bytes, pages: tender.pages },
    { name: 'pumps', extension: '.pdf', bytes: pumps, pages: pumpTender.length },
    { name: 'valves', extension: '.csv', bytes: Buffer.from(valves), pages: 1 },
  ];
}

/** Starts the product on PostgreSQL and S3, or embedded, with people signed in, a tender that is read, and load. */
export async function startLoadedProduct(
  t: Test,
  engine: TestEngine,
  options: Pick<LoadOptions, 'waiting'> & { settings?: Record<string, string>; dataDirectory?: string },
): Promise<LoadedProduct> {
  const { settings = engine === 'postgres' ? s3Settings : {}, dataDirectory = t.testdir(), ...amounts } = options;
  const chance = createChance();
  t.comment(`SEED=${chance.seed}`);
  const began = performance.now();
  const documents = await documentKinds();
  const product = await prepareInstallation(engine, dataDirectory, settings);
  t.teardown(() => product.close());
  const scene = await product.inspect(writeScene);
  await product.start();
  const tokens: string[] = [];
  for (const { email } of scene.people) tokens.push(await signIn(product, email));
  const read = documents.map(({ name, extension, bytes }) => [`${name} of the scene${extension}`, bytes]);
  await uploadDocuments(product, scene, String(tokens[0]), Object.fromEntries(read));
  const load = await startLoad(product, scene, { chance, tokens, documents, ...amounts });
  return {
    ...{ product, scene, tokens, load, documents, chance },
    async settle(roundSummary) {
      await load.stop();
      const after = performance.now();
      t.same(await untilSettled(product, scene, { tokens, load, seconds: longestSettling }), [], 'nothing is stuck');
      const settling = performance.now() - after;
      await product.stop();
      const { asked, orphans } = await checkAftermath(t, product, scene, { load, documents });
      const counts = Object.entries(asked).map(([name, amount]) => `${name} ${amount}`);
      const took = `${inSeconds(performance.now() - began)} in all, ${inSeconds(settling)} until all was done`;
      t.comment(
        `figures: ${roundSummary}; ${counts.join(', ')}; files without a row ${orphans}; ${took}; SEED=${chance.seed}`,
      );
    },
  };
}

const inSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(0)} s`;
