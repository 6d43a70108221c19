import t from 'tap';
import { mediaTypeByName } from '../../documents/media-types.ts';
import { writeSource } from '../../documents/testing/files.ts';
import { hostileFiles, hostileTexts } from '../../documents/testing/hostile-files.ts';
import { openReaders } from './prepare-in-process.ts';

t.setTimeout(3_600_000);

/** Seconds that a file may take: on a machine with nothing else to do it is a few. */
const longest = 300;

const readers = openReaders();
t.teardown(() => readers.close());

for (const { fileName, make } of [...hostileFiles, ...hostileTexts(32)]) {
  t.test(`${fileName} is read, or ends with a reason`, async (t) => {
    const source = await writeSource(fileName, mediaTypeByName(fileName) ?? '', make());
    const prepared = await readers.prepare({
      ...{ source, ocrLanguages: ['eng'], ocrDataFolders: [], knownPages: [], onReport: () => {} },
      signal: AbortSignal.timeout(longest * 1000),
    });
    if ('pages' in prepared) t.ok(prepared.pages.length > 0);
    else t.match(prepared, { unreadable: { code: /^(?:too_large|corrupt)$/, message: /\w+\.$/ } });
  });
}

t.test('and the next document is read', async (t) => {
  const source = await writeSource('next.txt', 'text/plain', 'The pumps are delivered within thirty weeks.');
  const { signal } = new AbortController();
  const order = { source, ocrLanguages: ['eng'], ocrDataFolders: [], knownPages: [], onReport: () => {}, signal };
  t.ok('pages' in (await readers.prepare(order)));
});
