import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judgeContent, judgedBytes } from './judge-content.ts';

test('a TIFF is known by its first bytes, since most programs write its directory at the end of the file', async () => {
  for (const start of ['49492a00', '4d4d002a']) {
    const head = Buffer.alloc(judgedBytes, 0xa5);
    head.write(start, 'hex');
    // The offset of the directory, beyond the bytes that are known.
    head.write('00200000', 4, 'hex');
    assert.deepEqual(await judgeContent('scan.tif', head), { mediaType: 'image/tiff' });
    assert.deepEqual(await judgeContent('scan', head), { mediaType: 'image/tiff' });
    assert.match(JSON.stringify(await judgeContent('photo.png', head)), /is not a PNG image: it is a TIFF image/);
  }
});
