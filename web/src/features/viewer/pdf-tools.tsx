import type { Document as TenderDocument } from '@bidloom/contract/documents';
import {
  ArrowDownload20Regular,
  ArrowRotateClockwise20Regular,
  ArrowRotateCounterclockwise20Regular,
  PanelLeft20Regular,
  Print20Regular,
  Search20Regular,
} from '@fluentui/react-icons';
import { messages } from '../../lib/messages.ts';
import { compareTools } from './compare/compare-tools.tsx';
import { saveFile } from './save-file.ts';
import type { CompareTools } from './viewer-props.ts';
import type { ViewerTool } from './viewer-tool.ts';

const words = messages.viewerTools;

interface PdfToolsInput {
  document: TenderDocument;
  compare: CompareTools | undefined;
  isFinding: boolean;
  isSideOpen: boolean;
  onFind: () => void;
  onSide: () => void;
  onTurn: (degrees: 90 | -90) => void;
  onPrint: () => void;
}

/** The tools for a PDF, the most important first. */
export function pdfTools(input: PdfToolsInput): readonly ViewerTool[] {
  const { document, compare, isFinding, isSideOpen, onFind, onSide, onTurn, onPrint } = input;
  return [
    { id: 'find', label: words.find, icon: <Search20Regular />, checked: isFinding, onClick: onFind },
    { id: 'side', label: words.side, icon: <PanelLeft20Regular />, checked: isSideOpen, onClick: onSide },
    { id: 'rotate', label: words.rotateRight, icon: <ArrowRotateClockwise20Regular />, onClick: () => onTurn(90) },
    { id: 'download', label: words.download, icon: <ArrowDownload20Regular />, onClick: () => saveFile(document) },
    { id: 'print', label: words.print, icon: <Print20Regular />, onClick: onPrint },
    {
      id: 'rotateLeft',
      label: words.rotateLeft,
      icon: <ArrowRotateCounterclockwise20Regular />,
      inMenu: true,
      onClick: () => onTurn(-90),
    },
    ...(compare ? compareTools(compare) : []),
  ];
}
