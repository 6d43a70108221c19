import type { Document as TenderDocument } from '@bidloom/contract/documents';
import { Button, makeStyles, Text, ToggleButton, Tooltip } from '@fluentui/react-components';
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

const { office: text, viewer, viewerTools } = messages;

const useStyles = makeStyles({
  tools: { display: 'flex', alignItems: 'center', flexShrink: 0 },
  percent: { minWidth: '40px', textAlign: 'center', fontVariantNumeric: 'tabular-nums' },
});

interface OfficeToolsProps {
  document: TenderDocument;
  /** 1 is the size on paper. */
  scale: number;
  zoomBy: (direction: 1 | -1) => void;
  /** Set if the document can be fitted to the width. */
  fit?: { fitted: boolean; fitWidth: () => void };
  onFind: () => void;
  onText: () => void;
}

/** The tools for a document that is shown in its layout. */
export function OfficeTools({ document, scale, zoomBy, fit, onFind, onText }: OfficeToolsProps) {
  const styles = useStyles();
  return (
    <div className={styles.tools}>
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
      <Tooltip content={text.find} relationship="label">
        <Button appearance="subtle" icon={<Search20Regular />} onClick={onFind} />
      </Tooltip>
      <Tooltip content={text.showText} relationship="label">
        <Button appearance="subtle" icon={<DocumentText20Regular />} onClick={onText} />
      </Tooltip>
      <Tooltip content={viewerTools.download} relationship="label">
        <Button appearance="subtle" icon={<ArrowDownload20Regular />} onClick={() => saveFile(document)} />
      </Tooltip>
    </div>
  );
}
