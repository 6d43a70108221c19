import type { RequestType } from '@bidloom/jobs/request-parameters';
import type { ExportFormat } from './export-run.ts';
import type { Item } from './items.ts';
import { limitHits, limitHitsOfEach } from './keyword-hits.ts';

/** Places that a file lists: in all, so that it can be opened, or of each keyword, so that it can be read. */
const mostPlaces = { xlsx: 100_000, csv: 200_000 };
const mostPlacesOfKeyword = 300;

/** Cuts items, taken in their order, to what the file shows of them. */
export function trimmerFor(requestType: RequestType, format: ExportFormat): (item: Item) => Item {
  if (requestType !== 'keyword_extraction') return (item) => item;
  return format === 'xlsx' || format === 'csv'
    ? limitHits(mostPlaces[format])
    : limitHitsOfEach(mostPlacesOfKeyword, mostPlaces.xlsx);
}
