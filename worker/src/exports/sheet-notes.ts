import { getCellAddress, sanitizeTextContent } from 'write-excel-file/utility';
import type { WorkbookFeature } from './sheet-features.ts';

/** A comment at a cell; rows and columns count from 0. */
export interface SheetNote {
  row: number;
  column: number;
  text: string;
}

const AUTHOR = 'Bidloom';
/** Excel's limit for the text of a comment is that of a cell. */
const LONGEST_NOTE = 32_000;
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/**
 * Adds comments to the cells of a workbook (ECMA-376 part 1, 18.7), one list for each sheet. A comment is two parts: its text, and a
 * shape in VML that Excel draws it in and without which it shows nothing (part 4, 19).
 */
export function sheetNotes(notes: SheetNote[][]): WorkbookFeature {
  const has = (sheetIndex: number) => (notes[sheetIndex]?.length ?? 0) > 0;
  return {
    files: {
      transform: {
        '[Content_Types].xml': {
          insert() {
            if (!notes.some((list) => list.length > 0)) return undefined;
            const parts = notes.map((list, index) => (list.length > 0 ? commentsType(index + 1) : ''));
            return `<Default Extension="vml" ContentType="application/vnd.openxmlformats-officedocument.vmlDrawing"/>${parts.join('')}`;
          },
        },
        'xl/worksheets/_rels/sheet{id}.xml.rels': {
          insert(_options, { sheetIndex }) {
            const number = sheetIndex + 1;
            return has(sheetIndex)
              ? `<Relationship Id="rId-notes-text" Type="${OFFICE}/comments" Target="../comments${number}.xml"/>` +
                  `<Relationship Id="rId-notes-shapes" Type="${OFFICE}/vmlDrawing" Target="../drawings/vmlDrawing${number}.vml"/>`
              : undefined;
          },
        },
        'xl/worksheets/sheet{id}.xml': {
          insert(_options, { sheetIndex }) {
            return has(sheetIndex) ? '<legacyDrawing r:id="rId-notes-shapes"/>' : undefined;
          },
        },
      },
      write: {
        files() {
          const parts = notes.flatMap((list, index) =>
            list.length > 0
              ? [
                  [`xl/comments${index + 1}.xml`, commentsPart(list)],
                  [`xl/drawings/vmlDrawing${index + 1}.vml`, shapesPart(list, index + 1)],
                ]
              : [],
          );
          return Object.fromEntries(parts);
        },
      },
    },
  };
}

function commentsType(number: number): string {
  return (
    `<Override PartName="/xl/comments${number}.xml" ` +
    'ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.comments+xml"/>'
  );
}

function commentsPart(notes: SheetNote[]): string {
  const comments = notes.map(
    ({ row, column, text }) =>
      `<comment ref="${getCellAddress(row, column)}" authorId="0"><text><r><rPr><sz val="9"/><rFont val="Tahoma"/></rPr>` +
      `<t xml:space="preserve">${sanitizeTextContent(text.slice(0, LONGEST_NOTE))}</t></r></text></comment>`,
  );
  return (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
    `<comments xmlns="${MAIN}"><authors><author>${AUTHOR}</author></authors>` +
    `<commentList>${comments.join('')}</commentList></comments>`
  );
}

/** Characters that fit into a line of the shape, and the heights of a line and of the space around, in points. */
const [LINE, LINE_HEIGHT, PADDING] = [42, 12, 10];

function shapesPart(notes: SheetNote[], sheet: number): string {
  const shapes = notes.map(({ row, column, text }, index) => {
    const lines = text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LINE)), 0);
    const height = PADDING + LINE_HEIGHT * Math.min(lines, 20);
    return (
      `<v:shape id="_x0000_s${sheet * 1024 + 1 + index}" type="#_x0000_t202" ` +
      `style="position:absolute;margin-left:60pt;margin-top:2pt;width:200pt;height:${height}pt;z-index:${index + 1};visibility:hidden" ` +
      'fillcolor="#ffffe1" o:insetmode="auto"><v:fill color2="#ffffe1"/><v:shadow color="black" obscured="t"/>' +
      '<v:path o:connecttype="none"/><v:textbox style="mso-direction-alt:auto"><div style="text-align:left"></div></v:textbox>' +
      '<x:ClientData ObjectType="Note"><x:MoveWithCells/><x:SizeWithCells/>' +
      `<x:Anchor>${column + 1}, 12, ${row}, 4, ${column + 4}, 12, ${row + Math.ceil(height / 15)}, 4</x:Anchor>` +
      `<x:AutoFill>False</x:AutoFill><x:Row>${row}</x:Row><x:Column>${column}</x:Column></x:ClientData></v:shape>`
    );
  });
  return (
    '<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" ' +
    'xmlns:x="urn:schemas-microsoft-com:office:excel">' +
    `<o:shapelayout v:ext="edit"><o:idmap v:ext="edit" data="${sheet}"/></o:shapelayout>` +
    '<v:shapetype id="_x0000_t202" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe">' +
    '<v:stroke joinstyle="miter"/><v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype>' +
    `${shapes.join('')}</xml>`
  );
}
