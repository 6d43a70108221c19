import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { type Upload, uploadRequested } from './documents.slice.ts';
import { keepFile } from './pending-files.ts';

/** Returns a function that uploads files to a tender. */
export function useUpload(workspaceId: string): (files: readonly File[], replacesId?: string) => void {
  const dispatch = useDispatch();
  return useCallback(
    (files, replacesId) => {
      if (files.length === 0) return;
      const uploads = files.map(
        (file): Upload => ({
          id: keepFile(file),
          fileName: file.name,
          size: file.size,
          state: 'waiting',
          sent: 0,
          reason: null,
          ...(replacesId ? { replacesId } : {}),
        }),
      );
      dispatch(uploadRequested({ workspaceId, uploads }));
    },
    [dispatch, workspaceId],
  );
}
