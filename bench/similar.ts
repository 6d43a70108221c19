import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { compareProfiles, countTerms, isSimilar, weighProfile } from '@bidloom/worker/src/similar/compare-profiles.ts';
import type { Comparison, Profile } from '@bidloom/worker/src/similar/model.ts';
import { readProfile } from '@bidloom/worker/src/similar/read-profile.ts';
import { reasonsOf } from '@bidloom/worker/src/similar/reasons.ts';
import { readCached } from './corpus/read-cached.ts';

const usage = 'Usage: pnpm bench similar [--half chosen|judged] [--most N] [--terms] [--near] DIR|FILE…';

/**
 * `pnpm bench similar`: each file as a tender, and for each what comes first among the others with what both share. What weights and
 * threshold are chosen on (`--half chosen`) and what they are judged on is split by the hash of the file's name.
 */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      half: { type: 'string' },
      most: { type: 'string', default: '3' },
      terms: { type: 'boolean' },
      near: { type: 'boolean' },
    },
  });
  if (positionals.length === 0) throw new Error(usage);
  const most = Number(values.most);
  const tenders: { name: string; profile: Profile }[] = [];
  for (const path of positionals.flatMap(filesOf)) {
    const name = basename(path);
    if (values.half && halfOf(name) !== values.half) continue;
    const { chunks, language } = await readCached(path);
    const profile = readProfile(
      chunks.map(({ sectionPath, text, pageFrom }) => ({
        ...{ documentId: name, language, sectionPath },
        parts: [{ page: pageFrom, text }],
      })),
    );
    tenders.push({ name, profile });
  }
  const counts = countTerms(tenders.map(({ profile }) => profile));
  const weighed = tenders.map(({ name, profile }) => ({ name, profile: weighProfile(profile, counts) }));
  for (const { name, profile } of weighed) {
    const found = weighed
      .filter((other) => other.name !== name)
      .map((other) => ({ name: other.name, ...compareProfiles(profile, other.profile) }))
      .sort((a, b) => b.score - a.score);
    console.log(name);
    if (values.terms)
      console.log(
        `    terms: ${profile.terms
          .slice(0, 25)
          .map(({ text }) => text)
          .join(' | ')}`,
      );
    const similar = found.filter(isSimilar).slice(0, most);
    for (const each of similar) console.log(`  ${lineOf(each)}`);
    if (similar.length === 0) console.log('  nothing similar');
    if (values.near)
      for (const each of found.filter((other) => !isSimilar(other)).slice(0, most))
        console.log(`  not: ${lineOf(each)}`);
  }
}

const lineOf = ({ name, ...comparison }: Comparison & { name: string }) =>
  `${comparison.score.toFixed(3)} ${name}: ${reasonsOf(comparison)
    .map(({ first }) => first.text)
    .join(', ')} (${comparison.shared.length} shared)`;

function halfOf(name: string): 'chosen' | 'judged' {
  const digest = createHash('sha256').update(name).digest();
  return (digest[0] ?? 0) % 2 === 0 ? 'chosen' : 'judged';
}

function filesOf(path: string): string[] {
  if (/\.(?:pdf|docx|xlsx)$/u.test(path)) return [path];
  return readdirSync(path)
    .filter((name) => /\.(?:pdf|docx|xlsx)$/u.test(name))
    .map((name) => join(path, name));
}
