import writeXlsxFile from 'write-excel-file/node';
import { makeZip } from '../documents/testing/files.ts';

const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook whose first sheet has this XML as its rows, for what no writer of sheets writes. */
export function workbookOf(sheetData: string, more: Record<string, string> = {}): Buffer {
  const parts = {
    'xl/workbook.xml': `<workbook xmlns="${spreadsheet}" xmlns:r="${relationships}"><sheets><sheet name="One" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relationships}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${spreadsheet}"><sheetData>${sheetData}</sheetData></worksheet>`,
    ...more,
  };
  return makeZip(Object.entries(parts).map(([name, data]) => ({ name, data })));
}

/** An Excel sheet of these rows; null makes an empty cell. */
export async function sheetOf(rows: (string | number | null)[][]): Promise<Buffer> {
  return writeXlsxFile(rows.map((row) => row.map((value) => (value === null ? null : { value })))).toBuffer();
}
