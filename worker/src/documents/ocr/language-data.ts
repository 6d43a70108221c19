import { access, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { makeTemporaryFolder } from '@bidloom/platform/temporary-folder';

/** One folder with the data of all languages, in the layout that the engine needs. */
export interface LanguageFolder {
  path: string;
  codes: string[];
  remove(): Promise<void>;
}

/**
 * Finds the data of languages: in the given folders (`vie.traineddata`, `vie.traineddata.gz`), then among installed packages
 * (`@tesseract.js-data/vie`). Languages without data are left out; where none is left, English is used, which is installed with the
 * program.
 */
export async function gatherLanguages(codes: string[], folders: string[]): Promise<LanguageFolder> {
  const safe = [...new Set(codes)].filter((code) => /^[a-z][a-z_]{1,20}$/i.test(code));
  let files = await findAll(safe, folders);
  if (files.length === 0) files = await findAll(['eng'], folders);
  if (files.length === 0) throw new Error('The recognition data for English is missing: reinstall the packages');
  const path = await makeTemporaryFolder();
  // The engine asks for `.gz`, and detects itself whether the file is compressed.
  for (const { code, file } of files) await symlink(file, join(path, `${code}.traineddata.gz`));
  return { path, codes: files.map(({ code }) => code), remove: () => rm(path, { recursive: true, force: true }) };
}

async function findAll(codes: string[], folders: string[]): Promise<{ code: string; file: string }[]> {
  const found: { code: string; file: string }[] = [];
  for (const code of codes) {
    const file = await find(code, folders);
    if (file) found.push({ code, file });
  }
  return found;
}

async function find(code: string, folders: string[]): Promise<string | null> {
  for (const folder of [...folders, ...packageFolders(code)]) {
    for (const name of [`${code}.traineddata`, `${code}.traineddata.gz`]) {
      const file = resolve(folder, name);
      const readable = await access(file).then(
        () => true,
        () => false,
      );
      if (readable) return file;
    }
  }
  return null;
}

function packageFolders(code: string): string[] {
  try {
    const home = dirname(createRequire(import.meta.url).resolve(`@tesseract.js-data/${code}/package.json`));
    return [join(home, '4.0.0_best_int'), join(home, '4.0.0')];
  } catch {
    return [];
  }
}
