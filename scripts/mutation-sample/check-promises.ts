import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from './promises/contract.ts';
import { data } from './promises/data.ts';
import { logs } from './promises/logs.ts';
import { neighbours } from './promises/neighbours.ts';
import type { PromiseKept } from './promises/promise.ts';
import { signingIn } from './promises/signing-in.ts';
import type { Suites } from './suites.ts';

export const promises: PromiseKept[] = [...data, ...signingIn, ...neighbours, ...logs, ...contract];

/** Characters of a test's name: some contain a whole document. */
const longestTitle = 200;

/** Shows each change to the test files that must notice it, and prints a table. Returns whether all of them did. */
export async function checkPromises(copy: string, suites: Suites, chosen: readonly PromiseKept[]): Promise<boolean> {
  let missed = 0;
  console.log('| point | change | test file › title | noticed |\n|---|---|---|---|');
  for (const promise of chosen) {
    const path = join(copy, promise.file);
    const source = readFileSync(path, 'utf8');
    for (const test of promise.tests) {
      writeFileSync(
        path,
        source.replace(promise.old, () => promise.new),
      );
      const found = await suites.one(test);
      writeFileSync(path, source);
      const isSound = found !== null && (await suites.passes(found, test));
      if (!isSound) missed++;
      const title = found ? `${test} › ${found.failure.slice(0, longestTitle)}` : test;
      const noticed = isSound ? 'yes' : found ? 'NO: it fails without the change, too' : 'NO';
      const cells = [promise.point, `${promise.file}: ${promise.breaks}`, title, noticed];
      console.log(`| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`);
    }
  }
  console.log(`\n${chosen.length} changes, ${missed} not noticed`);
  return missed === 0;
}
