import { OfficeProblemError } from '../office-problem.ts';
import { openParts, textOf, walkXml } from '../open-parts.ts';
import { decodeEscapes, mostCells, readSheet, type SheetContext } from './read-sheet.ts';
import type { Workbook } from './sheet-model.ts';
import { readTheme } from './workbook-colors.ts';
import { readStyles } from './workbook-styles.ts';

const mostSheets = 500;
const wanted =
  /^xl\/(?:workbook|styles|sharedStrings|theme\/theme1|worksheets\/[^/]+|drawings\/drawing\d+)\.xml$|^xl\/(?:worksheets\/)?_rels\/[^/]+\.rels$/i;

/** Reads an XLSX with its look. Formulas show their stored result; nothing is computed or fetched. @throws OfficeProblemError */
export function readWorkbook(file: Uint8Array): Workbook {
  const parts = openParts(file, (name) => wanted.test(name));
  const text = (name: string) => textOf(parts.get(name));
  const workbook = text('xl/workbook.xml');
  if (!workbook) throw new OfficeProblemError('corrupt');
  const targets = readTargets(text('xl/_rels/workbook.xml.rels'));
  const styles = readStyles(text('xl/styles.xml'), readTheme(text('xl/theme/theme1.xml')));
  const context: SheetContext = {
    strings: readStrings(text('xl/sharedStrings.xml')),
    styles,
    dayOffset: 0,
    cellsLeft: mostCells,
  };
  const drawings = (part: string) => {
    const name = part.slice(part.lastIndexOf('/') + 1);
    const rels = text(`xl/worksheets/_rels/${name}.rels`);
    return [...readTargets(rels).values()].map((target) => target.replace(/^xl\/\.\.\//, 'xl/'));
  };
  const listed: { name: string; isHidden: boolean; part: string }[] = [];
  walkXml(workbook, {
    open(name, attribute) {
      if (name === 'workbookPr' && ['1', 'true'].includes(attribute('date1904') ?? '')) context.dayOffset = 1462;
      if (name !== 'sheet') return;
      const part = targets.get(attribute('r:id') ?? '');
      const isHidden = (attribute('state') ?? 'visible') !== 'visible';
      if (part) listed.push({ name: attribute('name') ?? '', isHidden, part });
    },
  });
  if (listed.length > mostSheets) throw new OfficeProblemError('too_large');
  const sheets = listed.flatMap(({ part, ...facts }) => {
    const xml = text(part);
    if (!xml) return [];
    const sheet = readSheet(xml, facts, context);
    // Some programs add an empty drawing to every sheet.
    return [
      { ...sheet, hasDrawings: sheet.hasDrawings && drawings(part).some((name) => text(name).includes('Anchor')) },
    ];
  });
  if (sheets.length === 0) throw new OfficeProblemError('corrupt');
  return { sheets, styles };
}

/** The target parts of relations, without targets outside of the file. */
function readTargets(xml: string): Map<string, string> {
  const targets = new Map<string, string>();
  if (!xml) return targets;
  walkXml(xml, {
    open(name, attribute) {
      const [id, target] = [attribute('Id'), attribute('Target')];
      if (name !== 'Relationship' || !id || !target || attribute('TargetMode') === 'External') return;
      targets.set(id, target.startsWith('/') ? target.slice(1) : `xl/${target}`);
    },
  });
  return targets;
}

function readStrings(xml: string): string[] {
  const strings: string[] = [];
  if (!xml) return strings;
  let [text, inText, isPhonetic] = ['', false, false];
  walkXml(xml, {
    open(name) {
      if (name === 'si') text = '';
      else if (name === 'rPh') isPhonetic = true;
      else if (name === 't') inText = !isPhonetic;
    },
    close(name) {
      if (name === 'si') strings.push(decodeEscapes(text));
      else if (name === 'rPh') isPhonetic = false;
      else if (name === 't') inText = false;
    },
    text(value) {
      if (inText) text += value;
    },
  });
  return strings;
}
