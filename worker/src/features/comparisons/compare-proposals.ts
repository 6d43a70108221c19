import { PermanentError } from '@bidloom/platform';
import type { KeptParameters, NamedProposal } from '../../comparison/compute-comparison.ts';
import { plural } from '../../lib/plural.ts';
import { askedOf, type DocumentScope } from '../../scope/document-scope.ts';
import { loadScope } from '../../scope/load-scope.ts';
import type { NewItem, RunContext, Runner } from '../runs/run-context.ts';
import { loadHeadlines, loadStepContent } from '../runs/run-items.repository.ts';
import { scopeOfRun } from '../runs/scope-of-run.ts';
import { askProposals } from './ask-proposals.ts';
import type { ComparedProposal } from './compared-proposal.ts';

type Context = RunContext<'comparison'>;

/**
 * Puts proposals side by side: reads what the tender asks, then what each proposal offers, a document a step, then compares all of it in
 * one step, and at last asks each proposal the same questions.
 */
export const compareProposals: Runner<'comparison'> = async (context) => {
  const { parameters, report } = context;
  const tender = await scopeOfRun(context);
  const proposals = await loadProposals(context);
  const questions = parameters.questions.length * proposals.length;
  const documents = tender.documents.length + proposals.reduce((sum, { scope }) => sum + scope.documents.length, 0);
  const steps = { total: documents + 1 + questions, done: 0 };
  const step = (stage: string) => report(stage, (100 * steps.done++) / steps.total);

  const asked: KeptParameters[] = [];
  for (const { id, fileName } of tender.documents) {
    step(`Reading what ${fileName} asks`);
    asked.push(await readDocument(context, { scope: tender, documentId: id, fileName, proposalId: null, names: [] }));
  }
  const names = [...new Set(asked.flatMap((each) => each.parameters.map(({ parameter }) => parameter)))];
  const offered: (NamedProposal & { documents: KeptParameters[] })[] = [];
  for (const { id: proposalId, vendorName, title, scope } of proposals) {
    const own: KeptParameters[] = [];
    for (const { id, fileName } of scope.documents) {
      step(`Reading what ${vendorName} offers in ${fileName}`);
      own.push(await readDocument(context, { scope, documentId: id, fileName, proposalId, names }));
    }
    offered.push({ id: proposalId, vendorName, title, documents: own });
  }
  step('Comparing');
  await compareAll(context, asked, offered);
  await askProposals(context, proposals, step);
  return summarise(context);
};

/** The proposals whose documents are still there. */
async function loadProposals(context: Context): Promise<ComparedProposal[]> {
  const proposals: ComparedProposal[] = [];
  for (const { id, vendorName, title, roomId, documentIds } of context.parameters.proposals) {
    const scope = await loadScope(context, roomId, documentIds);
    if (scope.documents.length > 0) proposals.push({ id, vendorName, title, scope });
  }
  if (proposals.length === 0) throw new PermanentError('The documents of these proposals are no longer there.');
  return proposals;
}

interface ReadOrder {
  scope: DocumentScope;
  documentId: string;
  fileName: string;
  proposalId: string | null;
  names: readonly string[];
}

/** Reads a document, once: what an earlier attempt has read is taken from its item. */
async function readDocument(
  context: Context,
  { scope, documentId, fileName, proposalId, names }: ReadOrder,
): Promise<KeptParameters> {
  const { compute, turn, signal, isDone, save, tenant, requestId } = context;
  signal.throwIfAborted();
  const step = `${proposalId ?? 'tender'} ${documentId}`;
  if (isDone(step)) {
    return tenant((trx) => loadStepContent<KeptParameters>(trx, requestId, step));
  }
  const wish = { asked: askedOf(scope), documentId };
  const content =
    proposalId === null
      ? await compute('readTenderParameters', wish, turn, scope.rows)
      : await compute('readOfferedParameters', { ...wish, names }, turn, scope.rows);
  const headline = { proposalId, documentId, fileName, parameters: content.parameters.length };
  await save(step, [{ kind: 'comparison_source', headline, content }]);
  return content;
}

const rowsStep = 'rows';

async function compareAll(
  { isDone, save, compute, turn, signal }: Context,
  tender: readonly KeptParameters[],
  proposals: readonly (NamedProposal & { documents: KeptParameters[] })[],
): Promise<void> {
  signal.throwIfAborted();
  if (isDone(rowsStep)) return;
  const rows = await compute('compareParties', { tender, proposals }, turn);
  await save(
    rowsStep,
    rows.map((headline): NewItem => ({ kind: 'comparison_row', headline })),
  );
}

interface RowHeadline {
  offers: { proposalId: string; state: string }[];
}

/** What is counted of the items: how many rows there are in each state, proposal by proposal. */
async function summarise({ tenant, requestId, parameters }: Context) {
  const rows = await tenant((trx) => loadHeadlines<RowHeadline>(trx, requestId, 'comparison_row'));
  const proposals = parameters.proposals.map(({ id }) => {
    const states = rows.flatMap(({ offers }) =>
      offers.filter((each) => each.proposalId === id).map(({ state }) => state),
    );
    const count = (state: string) => states.filter((each) => each === state).length;
    return {
      proposalId: id,
      ...{ meets: count('meets'), deviates: count('deviates'), missing: count('missing'), unclear: count('unclear') },
    };
  });
  const deviations = proposals.reduce((sum, { deviates }) => sum + deviates, 0);
  return {
    result: { parameters: rows.length, questions: parameters.questions.length, proposals },
    message: `${plural(rows.length, 'parameter')} of ${plural(proposals.length, 'proposal')} compared, ${plural(deviations, 'deviation')} found`,
  };
}
