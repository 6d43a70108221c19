import { decimalMarkOfDocument } from '../../documents/datasheets/decimal-mark.ts';
import { matchParameters } from '../../documents/datasheets/match-parameters.ts';
import type { Datasheet, Parameter } from '../../documents/datasheets/model.ts';
import { loadSheetSource } from '../../documents/datasheets/sheet-source.ts';
import type { AskedDocuments, DocumentRows } from '../../scope/document-scope.ts';
import type { ExtractedDatasheet } from '../tasks.ts';
import { withOrigin } from '../with-origin.ts';
import { checkParameter } from './check-parameter.ts';
import type { LeadsOfCall } from './find-leads.ts';
import type { WrittenParameter } from './prompts/extract-parameters.ts';

/** What a model proposed, with what it was shown and asked for. */
export interface ProposedParameters extends Omit<LeadsOfCall, 'text'> {
  written: readonly WrittenParameter[];
}

/** The proposals whose quote and value are on the page, as a datasheet of the model's own; none where there are none. */
export async function checkParameters(
  {
    asked,
    documentId,
    proposed,
  }: { asked: AskedDocuments; documentId: string; proposed: readonly ProposedParameters[] },
  rows: DocumentRows,
): Promise<ExtractedDatasheet[]> {
  const source = await loadSheetSource(asked, documentId, rows);
  const decimal = decimalMarkOfDocument(source);
  const byNumber = new Map(source.pages.map((page) => [page.number, page]));
  const found = proposed.flatMap(({ pages, wanted, written }) =>
    written.flatMap((each) => {
      const page = pages.includes(each.page) ? byNumber.get(each.page) : undefined;
      const keyword = wanted[each.keyword - 1];
      const parameter = page && keyword !== undefined && checkParameter(each, page, decimal);
      return parameter ? named(parameter, keyword, source.language) : [];
    }),
  );
  const parameters = onePerPlace(found);
  return parameters.length > 0 ? withOrigin([sheetOf(parameters)], 'model') : [];
}

/** Under the page's own name where that is seen to mean the keyword, otherwise under the keyword. */
function named(parameter: Parameter, keyword: string, language: string): Parameter {
  const alone = [sheetOf([parameter])];
  const isSeen = matchParameters(alone, [keyword], language).unmatched.length === 0;
  return isSeen ? parameter : { ...parameter, parameter: keyword };
}

function onePerPlace(parameters: readonly Parameter[]): Parameter[] {
  const seen = new Set<string>();
  return parameters.filter(({ tag, parameter, value, unit, condition, page }) => {
    const place = JSON.stringify([tag, parameter, value, unit, condition, page]);
    const isNew = !seen.has(place);
    seen.add(place);
    return isNew;
  });
}

function sheetOf(parameters: Parameter[]): Datasheet {
  const tags = parameters.flatMap(({ tag }) => tag ?? []);
  return {
    title: null,
    tags: [...new Set(tags)],
    pages: [...new Set(parameters.map(({ page }) => page))],
    parameters,
  };
}
