import { basename } from 'node:path';
import { mediaTypeByName } from '@bidloom/worker/src/documents/media-types.ts';
import { readDocument } from '@bidloom/worker/src/documents/read-document.ts';
import { findKeywords } from '@bidloom/worker/src/keywords/find-keywords.ts';
import { groupHits } from '@bidloom/worker/src/keywords/group-hits.ts';
import { createRecallCheck, sampleKeywords } from '@bidloom/worker/src/keywords/testing/plain-search.ts';
import { printFigure } from './figure.ts';

const count = 50;

/**
 * `pnpm bench keywords FILE…`: 50 keywords out of each file's own text: the time to find them, all hits with their sections and
 * sentences, first with nothing cached for the file and then again; how many hits of each kind; and the share of a plain search's
 * places that are among them, parts of words included: of keywords of over four letters, and of the shorter ones, which are whole words
 * where they are short forms.
 */
export async function run(files: string[]): Promise<void> {
  if (files.length === 0) throw new Error('Usage: pnpm bench keywords FILE…');
  for (const file of files) {
    const mediaType = mediaTypeByName(file);
    if (!mediaType) throw new Error(`${file} is of no type that can be read`);
    const fileName = basename(file);
    const read = await readDocument({ path: file, mediaType, fileName }, { ocrLanguages: ['eng'], ocrDataFolders: [] });
    const source = { id: fileName, fileName, ...read };
    const keywords = sampleKeywords(read.pages, count);
    const started = performance.now();
    const found = await findKeywords([source], keywords, { includePartsOfWords: true });
    const again = performance.now();
    await findKeywords([source], keywords, { includePartsOfWords: true });
    const ended = performance.now();
    printFigure('keywords', `${fileName} pages`, read.pages.length, 'pages');
    printFigure('keywords', `${fileName} ${keywords.length} keywords, first time`, again - started, 'ms');
    printFigure('keywords', `${fileName} ${keywords.length} keywords, second time`, ended - again, 'ms');
    for (const [match, hits] of Object.entries(groupHits(found.flatMap(({ hits }) => hits)).byMatch))
      printFigure('keywords', `${fileName} ${match}`, hits, 'hits');
    const check = createRecallCheck(read.pages);
    const isLong = ({ keyword }: { keyword: string }) => (keyword.match(/[\p{L}\p{N}]/gu)?.length ?? 0) > 4;
    for (const [kind, some] of [
      ['over four letters', found.filter(isLong)],
      ['up to four letters', found.filter((each) => !isLong(each))],
    ] as const) {
      const checks = some.map(({ keyword, hits }) => check(keyword, hits));
      const places = checks.reduce((sum, each) => sum + each.found, 0);
      const missed = checks.reduce((sum, each) => sum + each.missed.length, 0);
      printFigure('keywords', `${fileName} ${kind}: plain search's places`, places, 'places');
      printFigure('keywords', `${fileName} ${kind}: of these found`, places === 0 ? 1 : 1 - missed / places, 'share');
    }
  }
}
