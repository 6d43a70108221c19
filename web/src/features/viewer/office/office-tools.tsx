import type { Document as TenderDocument } from '@bidloom/contract/documents';
import { Button, makeStyles, Text, ToggleButton } from '@fluentui/react-components';
import {
  ArrowAutofitWidth20Regular,
  ArrowDownload20Regular,
  DocumentText20Regular,
  Search20Regular,
  ZoomIn20Regular,
  ZoomOut20Regular,
} from '@fluentui/react-icons';
import { messages } from '../../../lib/messages.ts';
import { saveFile } from '../save-file.ts';
import type { ViewerTool } from '../viewer-tool.ts';

const { office: text, viewer, viewerTools } = messages;

const useStyles = makeStyles({
  zoom: { display: 'flex', alignItems: 'center', flexShrink: 0 },
  // As wide as three digits and the sign, so that nothing moves; a phone needs the rest for the tools.
  percent: { minWidth: '32px', textAlign: 'center', fontVariantNumeric: 'tabular-nums' },
});

interface OfficeToolsInput {
  document: TenderDocument;
  isFinding: boolean;
  onFind: () => void;
  onText: () => void;
}

/** The tools for a document that is shown in its layout, the most important first. */
export function officeTools({ document, isFinding, onFind, onText }: OfficeToolsInput): readonly ViewerTool[] {
  return [
    { id: 'find', label: text.find, icon: <Search20Regular />, checked: isFinding, onClick: onFind },
    { id: 'text', label: text.showText, icon: <DocumentText20Regular />, onClick: onText },
    {
      id: 'download',
      label: viewerTools.download,
      icon: <ArrowDownload20Regular />,
      onClick: () => saveFile(document),
    },
  ];
}

interface OfficeZoomProps {
  /** 1 is the size on paper. */
  scale: number;
  zoomBy: (direction: 1 | -1) => void;
  /** Set if the document can be fitted to the width. */
  fit?: { fitted: boolean; fitWidth: () => void };
}

/** The zoom of a document that is shown in its layout. */
export function OfficeZoom({ scale, zoomBy, fit }: OfficeZoomProps) {
  const styles = useStyles();
  return (
    <div className={styles.zoom}>
      <Button appearance="subtle" icon={<ZoomOut20Regular />} aria-label={viewer.zoomOut} onClick={() => zoomBy(-1)} />
      <Text size={200} className={styles.percent}>
        {Math.round(scale * 100)}%
      </Text>
      <Button appearance="subtle" icon={<ZoomIn20Regular />} aria-label={viewer.zoomIn} onClick={() => zoomBy(1)} />
      {fit && (
        <ToggleButton
          appearance="subtle"
          icon={<ArrowAutofitWidth20Regular />}
          aria-label={viewer.fitWidth}
          checked={fit.fitted}
          onClick={fit.fitWidth}
        />
      )}
    </div>
  );
}
