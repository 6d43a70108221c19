import type { ExportFormat } from '../runs/exports/export-run.ts';
import type { StoredItem } from '../runs/exports/stored-item.ts';
import { limitHits, limitHitsOfEach } from './keyword-hits.ts';

/** Places that a file lists: in all, so that it can be opened, or of each keyword, so that it can be read. */
const mostPlaces = { xlsx: 100_000, csv: 200_000 };
const mostPlacesOfKeyword = 300;

/** Cuts keywords, taken in their order, to what a file of the format shows of them. */
export function trimKeywords(format: ExportFormat): (item: StoredItem) => StoredItem {
  return format === 'xlsx' || format === 'csv'
    ? limitHits(mostPlaces[format])
    : limitHitsOfEach(mostPlacesOfKeyword, mostPlaces.xlsx);
}
