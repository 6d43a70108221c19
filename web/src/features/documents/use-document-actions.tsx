import { type Document, documentContent } from '@bidloom/contract/documents';
import {
  ArrowClockwise20Regular,
  ArrowDownload20Regular,
  ArrowUndo20Regular,
  ColumnDoubleCompare20Regular,
  Delete20Regular,
  DocumentArrowUp20Regular,
  DocumentSync20Regular,
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

const { documents: text, versions: words } = messages;

interface DocumentActionsInput {
  onOpen: (document: Document) => void;
  onDetails: (document: Document) => void;
  onRemove: (document: Document) => void;
  /** Chooses a file that replaces it. */
  onNewVersion: (document: Document) => void;
  /** Chooses the document that it replaces. */
  onReplaces: (document: Document) => void;
  onPutBack: (document: Document) => void;
  /** Shows it beside its previous version. */
  onCompare: (document: Document) => void;
}

/** The actions on a document in its current state. */
export function useDocumentActions({ onOpen, onDetails, onRemove, ...versions }: DocumentActionsInput) {
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
      ...(document.replacesId
        ? [
            {
              id: 'compare',
              label: messages.viewerTools.comparePrevious,
              icon: <ColumnDoubleCompare20Regular />,
              onClick: () => versions.onCompare(document),
            },
          ]
        : []),
      { id: 'details', label: text.details, icon: <Tag20Regular />, onClick: () => onDetails(document) },
      ...(document.replacedById
        ? [
            {
              id: 'putBack',
              label: words.putBack,
              icon: <ArrowUndo20Regular />,
              onClick: () => versions.onPutBack(document),
            },
          ]
        : [
            {
              id: 'newVersion',
              label: words.upload,
              icon: <DocumentArrowUp20Regular />,
              onClick: () => versions.onNewVersion(document),
            },
          ]),
      {
        id: 'replaces',
        label: words.replaces,
        icon: <DocumentSync20Regular />,
        onClick: () => versions.onReplaces(document),
      },
      { id: 'remove', label: text.remove, icon: <Delete20Regular />, onClick: () => onRemove(document) },
    ];
  };
}

function saveFile({ id, workspaceId }: Document): void {
  saveLink(urlOf(documentContent, { workspaceId, documentId: id }, { download: true }));
}
