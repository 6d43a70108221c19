import type { Datasheet } from '../documents/datasheets/model.ts';
import type { ExtractedDatasheet, ParameterOrigin } from './tasks.ts';

/** Marks all parameters of datasheets with who found them. */
export function withOrigin(sheets: readonly Datasheet[], origin: ParameterOrigin): ExtractedDatasheet[] {
  return sheets.map((sheet) => ({
    ...sheet,
    parameters: sheet.parameters.map((parameter) => ({ ...parameter, origin })),
  }));
}
