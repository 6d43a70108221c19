import { extractDatasheetsAtPace } from '../../documents/datasheets/extract-datasheets.ts';
import { matchParameters } from '../../documents/datasheets/match-parameters.ts';
import { createPace } from '../../lib/pace.ts';
import type { ExtractedDatasheet, ParametersRequest } from '../tasks.ts';
import { withOrigin } from '../with-origin.ts';

/** Parameters by the rules alone: all of them, or those that the asked keywords mean. A sheet without any is left out. */
export async function extractParameters({
  source,
  range,
  keywords,
  signal,
}: ParametersRequest): Promise<ExtractedDatasheet[]> {
  signal.throwIfAborted();
  const sheets = withOrigin(await extractDatasheetsAtPace(source, range, createPace(signal)), 'rules');
  const asked = keywords.filter((keyword) => keyword.trim() !== '');
  if (asked.length === 0) return sheets;
  const { matches } = matchParameters(sheets, asked, source.language);
  const meant = new Set(matches.map(({ parameter }) => parameter));
  return sheets.flatMap((sheet) => {
    const parameters = sheet.parameters.filter((parameter) => meant.has(parameter));
    return parameters.length > 0 ? [{ ...sheet, parameters }] : [];
  });
}
