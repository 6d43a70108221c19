import { useCallback, useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { markLeft } from '../../features/viewer/viewer.slice.ts';
import { placeInAddress } from '../../lib/place-address.ts';
import { useAddress } from '../../lib/use-address.ts';

interface MarkOwner {
  /** Says which analysis, or the chat, has marked the place in the viewer; null for neither. */
  own: (ownerId: string | null) => void;
  /** Says that a person chooses this tab now. */
  choose: (tab: string) => void;
  leaveMark: () => void;
}

/**
 * Beside a result, no place of another result stays marked. A mark that the address names stays: a link and Back show the place as it was.
 *
 * @param analysisId the analysis in front; undefined while the document is in front
 */
export function useMarkOwner(analysisId: string | undefined): MarkOwner {
  const dispatch = useDispatch();
  const [query] = useAddress();
  const owner = useRef<string | null>(null);
  const chosen = useRef<string | null>(null);
  const named = placeInAddress(query);
  const isNamed = useRef(false);
  isNamed.current = named !== null && (named.quote !== '' || named.boxes.length > 0);
  const leaveMark = useCallback(() => void dispatch(markLeft()), [dispatch]);

  useEffect(() => {
    // The address still names the mark of the tab that was left.
    const isChosen = chosen.current === analysisId;
    chosen.current = null;
    if (!analysisId || analysisId === owner.current) return;
    if (isNamed.current && !isChosen) owner.current = analysisId;
    else leaveMark();
  }, [analysisId, leaveMark]);

  const own = useCallback((id: string | null) => {
    owner.current = id;
  }, []);
  const choose = useCallback((tab: string) => {
    chosen.current = tab;
  }, []);
  return { own, choose, leaveMark };
}
