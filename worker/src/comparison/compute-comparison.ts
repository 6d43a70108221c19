import { loadSheetSource } from '../documents/datasheets/sheet-source.ts';
import { offsetOf, quoteOf } from '../documents/datasheets/shown-place.ts';
import type { Box } from '../documents/model.ts';
import type { ExtractedTable } from '../documents/tables/model.ts';
import type { AskedDocuments, DocumentRows } from '../scope/document-scope.ts';
import { compareOffers } from './compare-offers.ts';
import type { Comparable, Party } from './model.ts';
import { type ReadParty, readOffer, readTender } from './read-parameters.ts';

/** A parameter as a run keeps it: with the document and the place that it was read from. */
export interface KeptParameter extends Comparable {
  documentId: string;
  fileName: string;
  page: number;
  quote: string;
  boxes: Box[];
  offset?: number;
}

/** The parameters of one document. */
export interface KeptParameters extends Party<KeptParameter> {}

interface Wish {
  asked: AskedDocuments;
  documentId: string;
}

/** What a document of the tender asks. */
export async function readTenderParameters({ asked, documentId }: Wish, rows: DocumentRows): Promise<KeptParameters> {
  const source = await loadSheetSource(asked, documentId, rows);
  return keep(readTender(source), { asked, documentId }, source.tables);
}

/** What a document of a proposal offers; `names`: what the tender asks. */
export async function readOfferedParameters(
  { asked, documentId, names }: Wish & { names: readonly string[] },
  rows: DocumentRows,
): Promise<KeptParameters> {
  const source = await loadSheetSource(asked, documentId, rows);
  return keep(readOffer(source, names), { asked, documentId }, source.tables);
}

function keep(
  { parameters, language }: ReadParty,
  { asked, documentId }: Wish,
  tables: readonly ExtractedTable[],
): KeptParameters {
  const fileName = asked.documents.find(({ id }) => id === documentId)?.fileName ?? '';
  return {
    language,
    parameters: parameters.map(({ tag, parameter, value, unit, condition, section, decimal, page, source }) => ({
      ...{ tag, parameter, value, unit, condition, section, decimal, documentId, fileName, page },
      quote: quoteOf(source, tables),
      boxes: source.boxes,
      ...offsetOf(source, tables),
    })),
  };
}

/** A proposal as rows and files name it. */
export interface NamedProposal {
  id: string;
  vendorName: string;
  title: string;
}

/** Everything that is compared: the documents of the tender, and those of each proposal. */
interface Parties {
  tender: readonly KeptParameters[];
  proposals: readonly (NamedProposal & { documents: readonly KeptParameters[] })[];
}

/** A row of the comparison as its item has it. */
export interface KeptRow {
  tag: string | null;
  section: string | null;
  asked: ShownValue;
  offers: {
    proposalId: string;
    vendorName: string;
    title: string;
    state: string;
    reason: string;
    offered: ShownValue | null;
    converted: string | null;
  }[];
}

type ShownValue = Omit<KeptParameter, 'tag' | 'section' | 'decimal'>;

/** The rows of a comparison, in the order of the tender's documents. */
export function compareParties({ tender, proposals }: Parties): KeptRow[] {
  const rows = compareOffers(
    together(tender),
    proposals.map(({ documents }) => together(documents)),
  );
  return rows.map(({ asked, cells }) => ({
    tag: asked.tag,
    section: asked.section,
    asked: shown(asked),
    offers: cells.flatMap(({ state, reason, offered, converted }, index) => {
      const proposal = proposals[index];
      if (!proposal) return [];
      const { id: proposalId, vendorName, title } = proposal;
      return [{ proposalId, vendorName, title, state, reason, converted, offered: offered && shown(offered) }];
    }),
  }));
}

function together(documents: readonly KeptParameters[]): Party<KeptParameter> {
  const language = documents.find((each) => each.language !== 'und')?.language ?? 'und';
  return { parameters: documents.flatMap(({ parameters }) => parameters), language };
}

function shown({ tag: _tag, section: _section, decimal: _decimal, ...value }: KeptParameter): ShownValue {
  return value;
}
