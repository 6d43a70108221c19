import { Button, type ButtonProps } from '@fluentui/react-components';
import { ArrowUpload20Regular } from '@fluentui/react-icons';
import { useRef } from 'react';
import { acceptedExtensions } from '../../lib/accepted-files.ts';

interface UploadButtonProps {
  label: string;
  appearance?: ButtonProps['appearance'];
  size?: ButtonProps['size'];
  onFiles: (files: File[]) => void;
}

/** Opens the file dialog for many files. */
export function UploadButton({ label, appearance = 'primary', size, onFiles }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        appearance={appearance}
        size={size}
        icon={<ArrowUpload20Regular />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={acceptedExtensions.join(',')}
        aria-label={label}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file can be chosen again after it was refused.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
