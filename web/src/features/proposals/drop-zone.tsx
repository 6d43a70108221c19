import { Button, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { ArrowUpload20Regular } from '@fluentui/react-icons';
import { type DragEvent, useRef, useState } from 'react';
import { acceptedExtensions } from '../../lib/accepted-files.ts';
import { messages } from '../../lib/messages.ts';

const text = messages.proposalFiles;

const useStyles = makeStyles({
  zone: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8px 12px',
    padding: '16px',
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusXLarge,
  },
  over: { border: `1px dashed ${tokens.colorBrandStroke1}`, backgroundColor: tokens.colorBrandBackground2 },
  words: { color: tokens.colorNeutralForeground2 },
});

/** Takes files by drag and drop, or by the file dialog. */
export function DropZone({ onFiles, disabled = false }: { onFiles: (files: File[]) => void; disabled?: boolean }) {
  const styles = useStyles();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const isFiles = ({ dataTransfer }: DragEvent) => !disabled && dataTransfer.types.includes('Files');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: without a mouse, the button in it does the same
    <div
      className={mergeClasses(styles.zone, over && styles.over)}
      onDragOver={(event) => {
        if (!isFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!isFiles(event)) return;
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <Text className={styles.words}>{text.drop}</Text>
      <Button icon={<ArrowUpload20Regular />} disabled={disabled} onClick={() => input.current?.click()}>
        {text.choose}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={acceptedExtensions.join(',')}
        aria-label={text.choose}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // So that a file can be chosen again after it was removed.
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
