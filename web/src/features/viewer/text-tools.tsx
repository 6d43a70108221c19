import type { Document as TenderDocument } from '@bidloom/contract/documents';
import { ArrowDownload20Regular, Search20Regular } from '@fluentui/react-icons';
import { messages } from '../../lib/messages.ts';
import { compareTools } from './compare/compare-tools.tsx';
import { saveFile } from './save-file.ts';
import type { CompareTools } from './viewer-props.ts';
import type { ViewerTool } from './viewer-tool.ts';

const words = messages.viewerTools;

interface TextToolsInput {
  document: TenderDocument;
  compare: CompareTools | undefined;
  isFinding: boolean;
  onFind: () => void;
}

/** The tools for a document that is shown as text, the most important first. */
export function textTools({ document, compare, isFinding, onFind }: TextToolsInput): readonly ViewerTool[] {
  return [
    { id: 'find', label: words.find, icon: <Search20Regular />, checked: isFinding, onClick: onFind },
    { id: 'download', label: words.download, icon: <ArrowDownload20Regular />, onClick: () => saveFile(document) },
    ...(compare ? compareTools(compare) : []),
  ];
}
