import type { Parameter } from '@bidloom/contract/datasheet-extraction-items';
import type { ItemOf } from '@bidloom/contract/runs';

type DatasheetItem = ItemOf<'datasheet'>;

/** A parameter as the api returns it, for tests. */
export const parameterOf = (parameter: string, value: string, facts: Partial<Parameter> = {}): Parameter => ({
  tag: 'P-101',
  parameter,
  value,
  unit: null,
  condition: null,
  section: null,
  normalized: null,
  page: 18,
  quote: value,
  boxes: [[0.5, 0.3, 0.1, 0.02]],
  keyword: null,
  origin: 'rules',
  ...facts,
});

/** A datasheet as the api returns it, for tests. */
export const datasheetItem = (
  ordinal: number,
  parameters: readonly Parameter[],
  headline: Partial<DatasheetItem['headline']> = {},
): DatasheetItem => ({
  kind: 'datasheet',
  ordinal,
  correction: null,
  correctedAt: null,
  headline: {
    documentId: '01a1f800-0000-7000-8000-0000000000d1',
    fileName: 'tender.pdf',
    title: null,
    tags: [...new Set(parameters.flatMap(({ tag }) => tag ?? []))],
    pages: [...new Set(parameters.map(({ page }) => page))],
    parameters: parameters.length,
    ...headline,
  },
  content: { parameters: [...parameters] },
});
