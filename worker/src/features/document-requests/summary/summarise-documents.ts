import { citeClaims, plural, scopeOfRun } from '../present.ts';
import type { Runner } from '../run-context.ts';

/** Writes a summary section by section; each is an item of its own, so that a section can be read while the next is written. */
export const summariseDocuments: Runner<'summary'> = async (context) => {
  const { parameters, documents, analyst, signal, report, isDone, save, replace, spend } = context;
  const { sections, regenerate } = parameters;
  const scope = await scopeOfRun(context);
  const wanted = sections.flatMap((section, index) =>
    regenerate === null || regenerate.includes(index) ? [{ section, index }] : [],
  );
  for (const [place, { section, index }] of wanted.entries()) {
    signal.throwIfAborted();
    const step = sectionStep(index);
    if (regenerate === null ? isDone(step) : context.isReplaced(step)) continue;
    const words = `Writing “${section.title}”, section ${place + 1} of ${wanted.length}`;
    const percent = (done: number) => (100 * (place + done)) / wanted.length;
    report(words, percent(0));
    const claims = await analyst.summarise({
      scope,
      section,
      signal,
      spend,
      onProgress: (done, total) => report(`${words}: part ${done} of ${total}`, percent(done / total)),
    });
    const headline = { ...section, ...(await citeClaims(context, claims)) };
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
