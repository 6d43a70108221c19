import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import t from 'tap';
import { findTables } from '../../worker/src/documents/tables/find-tables.ts';
import { readSample, type Sample, scoreEngine } from './ablate.ts';
import { truthOf } from './model.ts';
import { drawReport } from './pdf/draw-report.ts';
import { planReports, sets } from './reports.ts';

/** What the engine reaches on the half of each set that needs no browser, rounded down to a thousandth. */
const floors = { dev: 0.987, held: 0.983 } as const;

for (const set of ['dev', 'held'] as const) {
  t.test(`tables of the ${set} set are read at least as well as they were`, async (t) => {
    const folder = await mkdtemp(join(tmpdir(), 'tables-floor-'));
    t.teardown(() => rm(folder, { recursive: true, force: true }));
    const samples: Sample[] = [];
    for (const report of planReports(sets[set]).filter(({ producer }) => producer === 'pdf-lib')) {
      const path = join(folder, report.file);
      await writeFile(path, await drawReport(report));
      samples.push(await readSample(path, [truthOf(report)]));
    }
    const f1 = scoreEngine(findTables, samples);
    t.comment(`F1 ${f1}`);
    t.ok(f1 >= floors[set], `F1 ${f1} is ${floors[set]} or more`);
  });
}
