import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger, Spinner } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons';
import { overviewMessages as text } from '../../lib/messages.overview.ts';

interface DownloadMenuProps {
  /** Whether a file is being written. */
  busy: boolean;
  /** Whether key facts have been read; two of the files contain them. */
  hasFacts: boolean;
  hasDates: boolean;
  onFacts: (format: 'xlsx' | 'docx') => void;
  onDates: () => void;
}

/** The downloads of an overview. */
export function DownloadMenu({ busy, hasFacts, hasDates, onFacts, onDates }: DownloadMenuProps) {
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button
          icon={busy ? <Spinner size="tiny" /> : <ArrowDownload20Regular />}
          disabledFocusable={busy}
          aria-busy={busy}
        >
          {busy ? text.downloading : text.download}
        </Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItem disabled={!hasFacts} onClick={() => onFacts('docx')}>
            {text.downloadWord}
          </MenuItem>
          <MenuItem disabled={!hasFacts} onClick={() => onFacts('xlsx')}>
            {text.downloadExcel}
          </MenuItem>
          <MenuItem disabled={!hasDates} onClick={onDates}>
            {text.downloadDates}
          </MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
