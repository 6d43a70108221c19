import { posix } from 'node:path';
import { readZip, textOfXml } from './read-zip.ts';

export interface WorkbookCell {
  /** Numbers as numbers; anything else as text. */
  value: string | number;
  /** Whether the value is the result of a formula. */
  formula: boolean;
  note: string | null;
}

export interface WorkbookSheet {
  name: string;
  /** The cells by reference, such as `B3`. */
  cells: Map<string, WorkbookCell>;
  /** References of merged cells, such as `A1:B1`. */
  merges: string[];
}

const attribute = (tag: string, name: string) => tag.match(new RegExp(`\\s${name}="([^"]*)"`))?.[1] ?? '';

/** Reads the sheets of a workbook (ECMA-376 part 1), as far as tests need them. */
export function readWorkbook(file: Buffer): WorkbookSheet[] {
  const parts = readZip(file);
  const part = (name: string) => parts.get(name) ?? '';
  const words = (xml: string) => textOfXml(xml).replace(/\n$/, '');
  const strings = (part('xl/sharedStrings.xml').match(/<si>.*?<\/si>/gs) ?? []).map(words);
  const targets = new Map(
    (part('xl/_rels/workbook.xml.rels').match(/<Relationship [^>]*>/g) ?? []).map((tag) => [
      attribute(tag, 'Id'),
      `xl/${attribute(tag, 'Target')}`,
    ]),
  );
  return (part('xl/workbook.xml').match(/<sheet [^>]*>/g) ?? []).map((tag) => {
    const path = targets.get(attribute(tag, 'r:id')) ?? '';
    const xml = part(path);
    const notes = readNotes(parts, path);
    const cells = new Map<string, WorkbookCell>();
    for (const [, head = '', body = ''] of xml.matchAll(/<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
      const reference = attribute(` ${head}`, 'r');
      const type = attribute(` ${head}`, 't');
      const raw = words(body.match(/<v>(.*?)<\/v>/s)?.[1] ?? '');
      if (raw === '' && type !== 'inlineStr') continue;
      const text = type === 's' ? (strings[Number(raw)] ?? '') : type === 'inlineStr' ? words(body) : raw;
      const value = type === '' || type === 'n' ? Number(raw) : text;
      cells.set(reference, { value, formula: body.includes('<f'), note: notes.get(reference) ?? null });
    }
    const merges = (xml.match(/<mergeCell [^>]*>/g) ?? []).map((merge) => attribute(merge, 'ref'));
    return { name: words(attribute(tag, 'name')), cells, merges };
  });
}

/** The notes of a sheet, by the references of their cells. */
function readNotes(parts: ReadonlyMap<string, string>, path: string): Map<string, string> {
  const folder = posix.dirname(path);
  const relations = parts.get(`${folder}/_rels/${posix.basename(path)}.rels`) ?? '';
  const link = (relations.match(/<Relationship [^>]*>/g) ?? []).find((tag) =>
    attribute(tag, 'Type').endsWith('/comments'),
  );
  const xml = link ? (parts.get(posix.join(folder, attribute(link, 'Target')).replace(/^\//, '')) ?? '') : '';
  return new Map(
    [...xml.matchAll(/<comment ([^>]*)>(.*?)<\/comment>/gs)].map(([, head = '', body = '']) => [
      attribute(` ${head}`, 'ref'),
      textOfXml(body),
    ]),
  );
}

/** The first cell with this value, and its reference. */
export function findCell(
  sheet: WorkbookSheet,
  value: string | number,
): [reference: string, cell: WorkbookCell] | undefined {
  return [...sheet.cells].find(([, cell]) => cell.value === value);
}
