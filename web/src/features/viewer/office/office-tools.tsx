import { Button, makeStyles, Tooltip } from '@fluentui/react-components';
import { DocumentText20Regular, Search20Regular } from '@fluentui/react-icons';
import { messages } from '../../../lib/messages.ts';
import { ZoomControls } from '../viewer-toolbar.tsx';

const text = messages.office;

const useStyles = makeStyles({ tools: { display: 'flex', alignItems: 'center', flexShrink: 0 } });

interface OfficeToolsProps {
  /** 1 is the size on paper. */
  scale: number;
  fitted: boolean;
  zoomBy: (direction: 1 | -1) => void;
  fitWidth: () => void;
  onFind: () => void;
  onText: () => void;
}

/** What can be done with a document that is shown as it looks. */
export function OfficeTools({ scale, fitted, zoomBy, fitWidth, onFind, onText }: OfficeToolsProps) {
  const styles = useStyles();
  return (
    <div className={styles.tools}>
      <ZoomControls
        percent={Math.round(scale * 100)}
        fitted={fitted}
        onZoomIn={() => zoomBy(1)}
        onZoomOut={() => zoomBy(-1)}
        onFit={fitWidth}
      />
      <Tooltip content={text.find} relationship="label">
        <Button appearance="subtle" icon={<Search20Regular />} onClick={onFind} />
      </Tooltip>
      <Tooltip content={text.showText} relationship="label">
        <Button appearance="subtle" icon={<DocumentText20Regular />} onClick={onText} />
      </Tooltip>
    </div>
  );
}
