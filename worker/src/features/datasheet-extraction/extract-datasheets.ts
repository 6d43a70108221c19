import { groupParts, type PartHeadline } from '@bidloom/platform/tables/join-tables';
import { collectFailures, type ModelFailures } from '../../analyst/model-failures.ts';
import type { ShownSheet } from '../../analyst/present-datasheets.ts';
import type { ExtractedDatasheet, ParametersRequest } from '../../analyst/tasks.ts';
import { plural } from '../../lib/plural.ts';
import { askedOf, type DocumentScope } from '../../scope/document-scope.ts';
import type { RunContext, RunDocument, Runner } from '../runs/run-context.ts';
import { loadHeadlines } from '../runs/run-items.repository.ts';
import { scopeOfRun } from '../runs/scope-of-run.ts';
import { carryCorrections } from './carry-corrections.ts';

type Context = RunContext<'datasheet_extraction'>;

/** What is counted of a datasheet: how many parameters it has, and which asked keywords mean some of them. */
interface SheetHeadline {
  parameters: number;
  keywords: string[];
}

/**
 * Takes tables and parameters out of documents, document by document; each is an item of its own. Where the model fails, what the rules
 * read in every document is kept all the same before its failure ends the run; the next attempt adds what the model finds.
 */
export const extractDatasheets: Runner<'datasheet_extraction'> = async (context) => {
  const { parameters, documents, signal, report, isDone, save, tenant } = context;
  const keywords = [...parameters.selectedKeywords, ...parameters.customKeywords];
  const failures = collectFailures();
  const scope = await scopeOfRun(context);
  for (const [index, document] of documents.entries()) {
    signal.throwIfAborted();
    if (isDone(document.id)) continue;
    const isRead = isDone(rulesStepOf(document));
    if (isRead && failures.isModelLost) continue;
    report(`Reading the tables of ${document.fileName}`, (100 * index) / documents.length);
    const { items, isWhole } = await extractFrom(context, scope, document, keywords, failures);
    const left = items.flatMap(({ isOfModel, ...item }) => (isRead && !isOfModel ? [] : [item]));
    await save(isWhole ? document.id : rulesStepOf(document), left);
  }
  failures.throwIfAny();
  const { tables, sheets, values, matched, notCarried } = await tenant(async (trx) => {
    const found = await loadHeadlines<SheetHeadline>(trx, context.requestId, 'datasheet');
    const parts = await loadHeadlines<PartHeadline>(trx, context.requestId, 'table');
    return {
      // A table that continues over pages is one.
      tables: groupParts(parts.map((headline) => ({ headline }))).length,
      sheets: found.length,
      values: found.reduce((sum, { parameters }) => sum + parameters, 0),
      notCarried: await carryCorrections(trx, context),
      matched: new Set(found.flatMap(({ keywords }) => keywords)),
    };
  });
  const unmatched = keywords.filter((keyword) => !matched.has(keyword));
  return {
    result: { tables, datasheets: sheets, parameters: values, keywords, unmatched, notCarried },
    message:
      `${plural(tables, 'table')} and ${plural(values, 'parameter')} of ${plural(sheets, 'datasheet')} found` +
      (unmatched.length > 0 ? `; not found: ${unmatched.join(', ')}` : ''),
  };
};

/** What the rules read in a document, where the model has failed at it: the document is still to be done. */
const rulesStepOf = ({ id }: RunDocument) => `${id} by rules`;

interface Extracted {
  items: ShownSheet[];
  /** Not where the model has failed. */
  isWhole: boolean;
}

async function extractFrom(
  context: Context,
  scope: DocumentScope,
  { id: documentId }: RunDocument,
  keywords: string[],
  failures: ModelFailures,
): Promise<Extracted> {
  const { parameters, compute, turn } = context;
  const { startPage, endPage } = parameters;
  const wish = { documentId, range: { startPage, endPage }, keywords };
  const { sheets, isWhole } = await findSheets(context, { scope, ...wish }, failures);
  const found = { asked: askedOf(scope), ...wish, sheets };
  return { items: await compute('presentDatasheets', found, turn, scope.rows), isWhole };
}

/** The sheets of the rules and the model; of the rules alone where the model fails, or has failed for good before. */
async function findSheets(
  { analyst, signal, spend }: Context,
  wish: Pick<ParametersRequest, 'scope' | 'documentId' | 'range' | 'keywords'>,
  failures: ModelFailures,
): Promise<{ sheets: ExtractedDatasheet[]; isWhole: boolean }> {
  const call = { signal, spend };
  if (!failures.isModelLost) {
    try {
      return { sheets: await analyst.extractParameters({ ...wish, ...call }), isWhole: true };
    } catch (error) {
      if (!failures.setAside(error)) throw error;
    }
  }
  // Where no keyword is named, no model is asked.
  return { sheets: await analyst.extractParameters({ ...wish, ...call, keywords: [] }), isWhole: false };
}
