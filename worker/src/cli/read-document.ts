/**
 * Shows how a file is read, for developers: `node worker/src/cli/read-document.ts FILE [--chunks] [--page N]`.
 * Prints each page's blocks with their kinds, or with `--chunks` the passages that search will see; figures go to stderr.
 */
import { parseArgs } from 'node:util';
import { chunkDocument } from '../documents/chunk-document.ts';
import { mediaTypeByName } from '../documents/media-types.ts';
import type { Page } from '../documents/model.ts';
import { readDocument } from '../documents/read-document.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { chunks: { type: 'boolean' }, page: { type: 'string' } },
});
const path = positionals[0];
if (!path) throw new Error('Usage: node worker/src/cli/read-document.ts FILE [--chunks] [--page N]');

const started = performance.now();
const mediaType = mediaTypeByName(path);
if (!mediaType) throw new Error(`${path} is of no type that can be read`);
const document = await readDocument({ path, mediaType, fileName: path }, { ocrLanguages: ['eng'], ocrDataFolders: [] });
const read = performance.now();
const chunks = chunkDocument(document);
const chunked = performance.now();

if (values.chunks) {
  for (const chunk of chunks) {
    console.log(
      `--- ${chunk.ordinal} ${chunk.kind} p.${chunk.pageFrom}-${chunk.pageTo} ${chunk.tokens}t [${chunk.sectionPath.join(' > ')}]${chunk.isContents ? ' contents' : ''}`,
    );
    console.log(chunk.text);
  }
} else {
  for (const page of document.pages) if (!values.page || page.number === Number(values.page)) printPage(page);
}
console.error(
  `${document.pages.length} pages, ${document.language}, ${chunks.length} chunks; ` +
    `read ${Math.round(read - started)} ms, chunks ${Math.round(chunked - read)} ms, ` +
    `${Math.round(process.memoryUsage().rss / 1e6)} MB`,
);

function printPage(page: Page): void {
  console.log(`=== page ${page.number} ${page.source}${page.isContents ? ' contents' : ''}`);
  for (const block of page.blocks) {
    const kind = block.level
      ? `h${block.level}`
      : block.table
        ? `t${block.table.index}${block.table.isHeader ? 'H' : ''}`
        : block.kind[0];
    console.log(`${kind}\t${page.text.slice(block.start, block.end).replaceAll('\n', '\n\t')}`);
  }
}
