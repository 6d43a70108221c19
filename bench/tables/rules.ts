/** A rule of the table engine: the function that is it, and what it gives where the rule is switched off. */
export interface Rule {
  /** In worker/src/documents/tables. */
  file: string;
  name: string;
  /** An expression over the function's parameters. */
  off: string;
}

const rulesOf = (file: string, rules: Record<string, string>): Rule[] =>
  Object.entries(rules).map(([name, off]) => ({ file, name, off }));

/** What the score can see: where tables are, and what their cells are. Headers' rows, captions, roles and joined pages are no part of it. */
export const rules: Rule[] = [
  ...rulesOf('evidence/word-lines.ts', { isShadow: 'false' }),
  ...rulesOf('evidence/table-lines.ts', {
    isLeader: 'false',
    isDotOfLeader: 'false',
    endsInLeader: 'false',
    isLabelOf: 'false',
    alignPieces: 'lines',
  }),
  ...rulesOf('evidence/captions.ts', { isCaption: 'false', isFigureCaption: 'false' }),
  ...rulesOf('evidence/charts.ts', { createChartTest: '() => false' }),
  ...rulesOf('evidence/plots.ts', { findPlots: '[]' }),
  ...rulesOf('evidence/line-roles.ts', {
    isUnderFigure: 'false',
    startsAgain: 'false',
    isTitle: 'false',
  }),
  ...rulesOf('evidence/open-columns.ts', { joinColumns: 'columns' }),
  ...rulesOf('candidates/lattice.ts', { findLattices: '[]' }),
  ...rulesOf('candidates/fill-grids.ts', { findFillGrids: '[]', edgesOfWords: '[]', withOuterRows: 'bands' }),
  ...rulesOf('candidates/frames.ts', { findFrames: '[]', containsNextTitle: 'false', isTitled: 'false' }),
  ...rulesOf('candidates/open-regions.ts', {
    findRegions: '[]',
    fitsColumn: 'false',
    goesOnBelow: 'false',
    isRestOfStub: 'false',
    headerStart: 'start',
    isProse: 'false',
  }),
  ...rulesOf('candidates/part-beside.ts', { partBeside: '[lines]' }),
  ...rulesOf('rows/ruled-table.ts', { isClauseText: 'false', isInline: 'false' }),
  ...rulesOf('rows/complete-columns.ts', { addColumns: 'lattice', closeSides: 'lattice' }),
  ...rulesOf('rows/split-bands.ts', { rowStarts: 'null' }),
  ...rulesOf('rows/tall-bands.ts', { toTallTable: 'null', isProse: 'false', isOfWrappedNames: 'false' }),
  ...rulesOf('rows/open-table.ts', {
    withEmptyColumns: 'columns',
    withoutYears: 'lines',
    belowHeaderRule: 'lines.indexOf(core[0])',
    withGroupHeading: 'figures',
    wrappedStub: 'figures',
    underFirstRule: '0',
  }),
  ...rulesOf('rows/open-verdict.ts', { isProseBeside: 'false', isForm: 'false', isList: 'false' }),
  ...rulesOf('rows/open-rows.ts', {
    stubSpans: 'new Map()',
    rowsBySpacing: 'null',
    headingStart: 'null',
    isNumbered: 'false',
    wholePieces: 'new Map()',
    continues: 'false',
  }),
  ...rulesOf('header/header-cells.ts', { isUnderlined: 'false', dealtSpans: 'null', equalShares: 'null' }),
  ...rulesOf('header/leaf-headers.ts', { headersByLeaves: 'null', isOverGap: 'false' }),
  ...rulesOf('header/leaf-spans.ts', { underRule: 'null' }),
  ...rulesOf('header/open-header.ts', { ruledSpan: 'null', centredSpan: 'own' }),
];
