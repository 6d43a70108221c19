import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/** Where LibreOffice is found besides the folders of PATH. */
const usualPlaces = [
  '/usr/lib/libreoffice/program/soffice',
  '/usr/lib64/libreoffice/program/soffice',
  '/opt/libreoffice/program/soffice',
  '/Applications/LibreOffice.app/Contents/MacOS/soffice',
];

/**
 * The program that converts Office's formats: what the operator named, else what is installed; null: there is none, or the operator said `none`.
 * @param setting SOFFICE_PATH
 */
export async function findOffice(setting: string | null, path = process.env.PATH ?? ''): Promise<string | null> {
  if (setting === 'none') return null;
  const folders = path.split(delimiter).filter(Boolean);
  const places = setting ? [setting] : [...folders.map((folder) => join(folder, 'soffice')), ...usualPlaces];
  for (const place of places) {
    const isProgram = await access(place, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isProgram) return place;
  }
  return null;
}
