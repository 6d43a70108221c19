import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const src = resolve(import.meta.dirname, '..');

/** The files that may call the api themselves, each with the reason. Sagas may: they are for what outlives one screen. */
const allowed: Record<string, string> = {
  'components/use-import.ts': 'uploads a sheet, and polls the job that reads it',
  'features/landing/demo-dialog.tsx': 'the public page has no store',
  'features/profile/picture-field.tsx': 'sends a file by `upload`, within useSend',
  'features/proposals/new-proposal-dialog.tsx': 'several calls and uploads, one after the other',
  'features/proposals/use-file-queue.ts': 'uploads one file after the other',
  'features/runs/save-correction.ts': 'reads an item, changes it and saves it; again after a conflict',
  'features/summary-templates/use-preview.ts': 'starts a run, polls it and deletes it',
  'features/summary-templates/use-templates.ts': 'changes of one list, whose rows are busy one by one',
  'features/viewer/find/document-text.ts': 'the text of a document, part by part, with its own cache',
  'features/viewer/find/use-page-words.ts': 'the words of pages, with their own cache',
  'features/viewer/office/office-file.ts': 'the bytes of a document, for the viewer to draw',
  'features/viewer/office/sheets/use-sheet-place.ts': 'the text of a place, to find it in a sheet',
  'features/viewer/office/use-place-text.ts': 'the text of a place, to find it in a document',
  'lib/accepted-files.ts': 'the types of files that this server reads, kept for the whole session',
  'lib/answers.ts': 'the cache of useCall',
  'lib/event-stream.ts': 'reads server-sent events',
  'lib/use-download.ts': 'useDownload itself',
  'lib/use-send.ts': 'useSend itself',
};

const imported = /import \{([^}]*)\} from '[^']*\/api-client\.ts';/g;

/** What a file imports from the client to call the api. */
function callsOf(file: string): string[] {
  const names = [...readFileSync(file, 'utf8').matchAll(imported)].flatMap(([, list = '']) => list.split(','));
  return names.map((name) => name.trim()).filter((name) => ['call', 'download', 'upload', 'send'].includes(name));
}

const isSaga = (file: string) => /from 'redux-saga(?:\/effects)?'/.test(readFileSync(file, 'utf8'));

const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|testing\//.test(path))
  .filter((path) => !isSaga(join(src, path)));

test('data is read by useCall and changed by useSend', () => {
  const past = files.filter((path) => callsOf(join(src, path)).length > 0);
  expect(past.sort()).toEqual(Object.keys(allowed).sort());
});
