import { citeClaims } from '../../analyst/cite-claims.ts';
import { assignFacts, factsOfSection } from '../../analyst/extractive/summary/assign-facts.ts';
import type { SaidPlace } from '../../analyst/tasks.ts';
import { type PlacedKnownFact, withKnown } from '../../facts/known-fact.ts';
import { noteReplacedDates } from '../../facts/note-replaced-dates.ts';
import { plural } from '../../lib/plural.ts';
import { askedOf } from '../../scope/document-scope.ts';
import type { RunContext, Runner } from '../runs/run-context.ts';
import { loadOtherHeadlines } from '../runs/run-items.repository.ts';
import { scopeWithKnownFacts } from '../runs/scope-of-run.ts';

/** Writes a summary section by section; each is an item of its own, so that a section can be read while the next is written. */
export const summariseDocuments: Runner<'summary'> = async (context) => {
  const { parameters, documents, analyst, compute, turn, signal, report, isDone, save, replace, spend } = context;
  const { sections, regenerate } = parameters;
  // Sections are searched only by their words.
  const { facts: known = [], ...scope } = await scopeWithKnownFacts(context);
  const wanted = sections.flatMap((section, index) =>
    regenerate === null || regenerate.includes(index) ? [{ section, index }] : [],
  );
  const assigned = assignFacts(sections);
  let facts: PlacedKnownFact[] | undefined;
  for (const [place, { section, index }] of wanted.entries()) {
    signal.throwIfAborted();
    const step = sectionStep(index);
    if (regenerate === null ? isDone(step) : context.isReplaced(step)) continue;
    const words = `Writing “${section.title}”, section ${place + 1} of ${wanted.length}`;
    const percent = (done: number) => (100 * (place + done)) / wanted.length;
    report(words, percent(0));
    facts ??= withKnown(await compute('findScopeFacts', askedOf(scope), turn, scope.rows), known);
    const { facts: own, elsewhere } = factsOfSection(assigned, index, facts);
    const claims = await analyst.summarise({
      scope,
      section,
      facts: own,
      said: [...(await loadSaid(context, step)), ...elsewhere],
      signal,
      spend,
      onProgress: (done, total) => report(`${words}: part ${done} of ${total}`, percent(done / total)),
    });
    const headline = { ...section, ...(await citeClaims(context, noteReplacedDates(claims, facts))) };
    await (regenerate === null ? save : replace)(step, [{ kind: 'summary_section', headline }]);
  }
  const named = parameters.isPreview ? 'Preview' : parameters.templateName;
  return {
    result: { sections: sections.length, templateName: parameters.templateName },
    message: `Summary of ${plural(documents.length, 'document')} is ready (${named})`,
  };
};

/** The step that writes a section. */
export function sectionStep(index: number): string {
  return `section ${index}`;
}

interface CitingSection {
  citations: (SaidPlace & { offset?: number; quote: string })[];
}

/** What the sections of a run besides one cite, those of an earlier attempt among them. */
async function loadSaid({ tenant, requestId }: RunContext<'summary'>, besides: string): Promise<SaidPlace[]> {
  const sections = await tenant((trx) => loadOtherHeadlines<CitingSection>(trx, requestId, besides));
  return sections.flatMap(({ citations }) =>
    citations.flatMap(({ documentId, page, offset, quote }) =>
      offset === undefined ? [] : [{ documentId, page, start: offset, end: offset + quote.length }],
    ),
  );
}
