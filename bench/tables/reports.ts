import type { House, PagePlan, Report } from './model.ts';
import { prosePages } from './prose-pages.ts';
import { createRandom, type Random } from './random.ts';
import { tablePages } from './table-pages.ts';
import { words } from './vocabulary.ts';

/** The seeds of the two sets. Nobody should look at pages of `held`: the set shows how the engine does on unseen documents. */
export const sets = { dev: 20130801, held: 77213093 } as const;

const rounds = 5;
const tablePagesEach = 4;

/**
 * The reports of a seed: every kind of page `rounds` times, distributed over reports of one house style each, with three to five pages with
 * tables and one or two without.
 */
export function planReports(seed: number): Report[] {
  const random = createRandom(seed);
  const tableKinds = deal(random, Object.keys(tablePages));
  const proseKinds = deal(random, Object.keys(prosePages));
  const count = Math.ceil(tableKinds.length / tablePagesEach);
  return Array.from({ length: count }, (_, index) => {
    const producer = index % 2 === 0 ? 'pdf-lib' : 'chromium';
    const house = houseStyle(random);
    const context = { random, house, producer } as const;
    const kinds = [
      ...tableKinds.slice(index * tablePagesEach, (index + 1) * tablePagesEach),
      ...proseKinds.filter((_kind, at) => at % count === index),
    ];
    const pages = random
      .sample(kinds, kinds.length)
      .flatMap((kind): PagePlan[] => (tablePages[kind] ?? prosePages[kind])?.(context) ?? []);
    return { file: `${String(index + 1).padStart(2, '0')}-${producer}.pdf`, producer, house, pages };
  });
}

function deal(random: Random, kinds: string[]): string[] {
  return Array.from({ length: rounds }, () => random.sample(kinds, kinds.length)).flat();
}

function houseStyle(random: Random): House {
  return {
    family: random.pick(['sans', 'serif', 'serif', 'narrow']),
    bodySize: random.between(9, 11),
    margin: random.between(54, 78),
    header: `${random.pick(words.agencies)} — ${random.pick(['Fiscal Year 2009 Budget', 'Annual Performance Report', 'Audit of Grants'])}`,
    foot: random.pick(['number', 'title']),
    wordByWord: random.chance(0.35),
  };
}
