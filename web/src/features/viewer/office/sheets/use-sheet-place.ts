import { getDocumentPage, type Document as TenderDocument } from '@bidloom/contract/documents';
import { useEffect, useState } from 'react';
import { call } from '../../../../lib/api-client.ts';
import type { Place } from '../../viewer.slice.ts';
import { type CellPlace, findSheetPlace } from './find-in-sheets.ts';
import type { Workbook } from './sheet-model.ts';

interface ShownPlace {
  place: Place;
  cells: CellPlace[];
}

/** The cells of a place; null until the text of its page has been fetched. */
export function useSheetPlace(document: TenderDocument, workbook: Workbook | null, place: Place): ShownPlace | null {
  const [shown, setShown] = useState<ShownPlace | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other fields of the document change while it is shown
  useEffect(() => {
    if (!workbook || place.page === null) return;
    const aborting = new AbortController();
    const params = { workspaceId: document.workspaceId, documentId: document.id, page: place.page };
    call(getDocumentPage, { params, signal: aborting.signal })
      .then(
        ({ data }) => data.text,
        () => '',
      )
      .then((text) => {
        if (aborting.signal.aborted) return;
        const { quote, offset, around } = place;
        setShown({ place, cells: findSheetPlace(workbook, text, { quote: quote ?? '', offset, around }) });
      });
    return () => aborting.abort();
  }, [document.id, workbook, place]);
  return shown?.place === place ? shown : null;
}
