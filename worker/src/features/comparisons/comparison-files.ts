import { type CsvValue, writeCsv } from '@bidloom/platform';
import { showQuote } from '@bidloom/texts/show-quote';
import type { KeptRow } from '../../comparison/compute-comparison.ts';
import { type SheetCell, writeWorkbook } from '../../exports/workbook.ts';
import { confidenceWord } from '../../gate/confidence-word.ts';
import { citationLines } from '../runs/exports/cited-text.ts';
import type { ExportRun } from '../runs/exports/export-run.ts';
import { attentionFill, correctedFill, headerRow } from '../runs/exports/sheet-rows.ts';
import { standingOf } from '../runs/exports/standing-of.ts';
import { itemsOf, type StoredItem } from '../runs/exports/stored-item.ts';
import type { ProposalAnswerItem, RowItem } from './items.ts';

type Row = RowItem;
type Offer = KeptRow['offers'][number];

const states: Readonly<Record<string, string>> = {
  meets: 'Meets',
  deviates: 'Deviates',
  missing: 'Missing',
  unclear: 'Unclear',
  accepted: 'Deviation accepted',
  wrong_match: 'Wrong match',
};
const deviationFill = '#F8CBAD';

/** A row for each parameter with all proposals beside it, counts on top; then the questions with their answers. */
export function comparisonWorkbook(_run: ExportRun, items: readonly StoredItem[]): Promise<Buffer> {
  const rows = itemsOf<RowItem>(items, 'comparison_row');
  const answers = itemsOf<ProposalAnswerItem>(items, 'comparison_answer');
  const proposals = proposalsOf(rows);
  const names = proposals.map(nameOf);
  const parts = (name: string) =>
    ['value', 'in tender’s unit', 'state', 'why', 'place'].map((part) => `${name}: ${part}`);
  return writeWorkbook([
    {
      name: 'Comparison',
      columns: [14, 24, 34, 24, 12, 30, ...proposals.flatMap(() => [24, 16, 14, 44, 30])].map((width) => ({ width })),
      rows: [
        headerRow(['Tag', 'Section', 'Parameter', 'Tender', 'Unit', 'Place in the tender', ...names.flatMap(parts)]),
        ...rows.map((row) => rowCells(row, proposals)),
      ],
      stickyRows: 1,
      autoFilter: true,
    },
    {
      name: 'Summary',
      columns: [40, 12, 12, 12, 12, 12, 12].map((width) => ({ width })),
      rows: [
        headerRow(['Proposal', ...Object.values(states)]),
        ...proposals.map((proposal) => countCells(proposal, rows)),
      ],
      stickyRows: 1,
    },
    ...(answers.length > 0 ? [answersSheet(answers)] : []),
  ]);
}

/** A line for each parameter and proposal. */
export async function comparisonCsv(_run: ExportRun, items: readonly StoredItem[]): Promise<Buffer> {
  const header = [
    'Tag',
    'Section',
    'Parameter',
    'Tender',
    'Unit',
    'Condition',
    'Document',
    'Page',
    'Vendor',
    'Proposal',
    'State',
    'Why',
    'Named',
    'Offered',
    'Offered unit',
    'In tender unit',
    'Offer document',
    'Offer page',
    'Note',
  ];
  const lines = itemsOf<RowItem>(items, 'comparison_row').flatMap((row) => {
    const { tag, section, asked, offers } = row.headline;
    return offers.map((offer): CsvValue[] => {
      const { offered, vendorName, title, converted } = offer;
      const { state, why, note, value } = judged(row, offer);
      return [
        ...[tag, section, asked.parameter, asked.value, asked.unit, asked.condition, asked.fileName, asked.page],
        ...[
          vendorName,
          title,
          states[state] ?? state,
          why,
          offered?.parameter ?? null,
          value ?? offered?.value ?? null,
        ],
        ...[
          value ? null : (offered?.unit ?? null),
          value ? null : converted,
          offered?.fileName ?? null,
          offered?.page ?? null,
          note,
        ],
      ];
    });
  });
  return writeCsv([header, ...lines]);
}

/** The judgement on an offer: a person's, else what was found. */
function judged({ correction }: Row, { proposalId, state, reason }: Offer) {
  const ruling = correction?.rulings.find((each) => each.proposalId === proposalId);
  if (!ruling) return { state, why: reason || null, note: null, value: null, isByHand: false };
  const found = `Found: ${states[state] ?? state}${reason === '' ? '' : `, ${reason}`}`;
  return {
    state: ruling.state,
    why: ruling.note === '' ? found : ruling.note,
    note: ruling.note || null,
    /** What a person read in the offer, with its unit; null: what was found. */
    value: ruling.value ?? null,
    isByHand: true,
  };
}

const proposalsOf = (rows: readonly Row[]): Offer[] => [
  ...new Map(
    rows.flatMap(({ headline }) => headline.offers.map((offer) => [offer.proposalId, offer] as const)),
  ).values(),
];
const nameOf = ({ vendorName, title }: Offer): string =>
  vendorName === title ? vendorName : `${vendorName} – ${title}`;
const placeOf = ({ fileName, page }: { fileName: string; page: number }): string => `${fileName}, page ${page}`;
const withUnit = (value: { value: string; unit: string | null }): string =>
  value.unit ? `${value.value} ${value.unit}` : value.value;

function rowCells(row: Row, proposals: readonly Offer[]): SheetCell[] {
  const { tag, section, asked, offers } = row.headline;
  return [
    { value: tag },
    { value: section },
    { value: asked.parameter, bold: true },
    { value: asked.value },
    { value: asked.unit },
    { value: placeOf(asked), note: showQuote(asked.quote) },
    ...proposals.flatMap(({ proposalId }) => {
      const offer = offers.find((each) => each.proposalId === proposalId);
      return offer ? offerCells(row, offer) : [null, null, null, null, null].map(() => ({ value: null }));
    }),
  ];
}

function offerCells(row: Row, offer: Offer): SheetCell[] {
  const { offered, converted } = offer;
  const { state, why, value, isByHand } = judged(row, offer);
  const fill = isByHand
    ? correctedFill
    : state === 'deviates'
      ? deviationFill
      : state === 'meets'
        ? null
        : attentionFill;
  const cells: SheetCell[] = [
    {
      value: value ?? (offered && withUnit(offered)),
      ...(value && offered && { note: `Found: ${withUnit(offered)}` }),
    },
    { value: value ? null : converted },
    { value: states[state] ?? state, bold: state === 'deviates' },
    { value: why },
    { value: offered && placeOf(offered), ...(offered && { note: showQuote(offered.quote) }) },
  ];
  return fill ? cells.map((cell) => ({ ...cell, fill })) : cells;
}

function countCells(proposal: Offer, rows: readonly Row[]): SheetCell[] {
  const found = rows.flatMap((row) =>
    row.headline.offers
      .filter(({ proposalId }) => proposalId === proposal.proposalId)
      .map((offer) => judged(row, offer).state),
  );
  return [
    { value: nameOf(proposal), bold: true },
    ...Object.keys(states).map((state) => ({ value: found.filter((each) => each === state).length })),
  ];
}

function answersSheet(answers: readonly ProposalAnswerItem[]) {
  const header = ['Category', 'Question', 'Vendor', 'Proposal', 'Answer', 'Answered', 'Confidence', 'Sources'];
  return {
    name: 'Questions',
    columns: [20, 50, 26, 30, 80, 16, 12, 70].map((width) => ({ width })),
    rows: [
      headerRow(header),
      ...answers.map(({ headline, correction }): SheetCell[] => [
        { value: headline.categoryName },
        { value: headline.question },
        { value: headline.vendorName },
        { value: headline.title },
        { value: correction?.text ?? headline.failure ?? showQuote(headline.answer) },
        { value: standingOf({ headline, correction }) },
        // For answers that were found, not for those that a person wrote.
        { value: headline.answered && !correction ? confidenceWord(headline.confidence) : null },
        { value: citationLines(headline.citations) },
      ]),
    ],
    stickyRows: 1,
    autoFilter: true,
  };
}
