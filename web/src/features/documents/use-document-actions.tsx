import { type Document, documentContent } from '@bidloom/contract/documents';
import {
  ArrowClockwise20Regular,
  ArrowDownload20Regular,
  Delete20Regular,
  Open20Regular,
  RecordStop20Regular,
  Tag20Regular,
} from '@fluentui/react-icons';
import { useDispatch } from 'react-redux';
import type { RowAction } from '../../components/row-menu.tsx';
import { urlOf } from '../../lib/api-client.ts';
import { messages } from '../../lib/messages.ts';
import { saveLink } from '../../lib/save-link.ts';
import { isReading, readingCancelRequested, readingRetryRequested } from './documents.slice.ts';

const text = messages.documents;

interface DocumentActionsInput {
  onOpen: (document: Document) => void;
  onDetails: (document: Document) => void;
  onRemove: (document: Document) => void;
}

/** What can be done with a document in its present state. */
export function useDocumentActions({ onOpen, onDetails, onRemove }: DocumentActionsInput) {
  const dispatch = useDispatch();
  return (document: Document): RowAction[] => {
    const key = { workspaceId: document.workspaceId, documentId: document.id };
    const retry = {
      id: 'retry',
      label: document.readByOlderVersion ? text.retryForMore : text.retry,
      icon: <ArrowClockwise20Regular />,
      onClick: () => dispatch(readingRetryRequested(key)),
    };
    const cancel = {
      id: 'cancel',
      label: text.cancelReading,
      icon: <RecordStop20Regular />,
      onClick: () => dispatch(readingCancelRequested(key)),
    };
    return [
      { id: 'open', label: text.open, icon: <Open20Regular />, onClick: () => onOpen(document) },
      ...(isReading(document) ? [] : [retry]),
      ...(isReading(document) ? [cancel] : []),
      { id: 'download', label: text.download, icon: <ArrowDownload20Regular />, onClick: () => saveFile(document) },
      { id: 'details', label: text.details, icon: <Tag20Regular />, onClick: () => onDetails(document) },
      { id: 'remove', label: text.remove, icon: <Delete20Regular />, onClick: () => onRemove(document) },
    ];
  };
}

function saveFile({ id, workspaceId, fileName }: Document): void {
  saveLink(urlOf(documentContent, { workspaceId, documentId: id }, { download: true }), fileName);
}
