import { Button, type ButtonProps } from '@fluentui/react-components';
import { ArrowUpload20Regular } from '@fluentui/react-icons';
import { useLayoutEffect, useRef } from 'react';
import { acceptedExtensions } from '../../lib/accepted-files.ts';

interface UploadButtonProps {
  label: string;
  appearance?: ButtonProps['appearance'];
  size?: ButtonProps['size'];
  /** Whether it is always on the screen. */
  stays?: boolean;
  onFiles: (files: File[]) => void;
}

/** Opens the file dialog for many files. */
export function UploadButton({ label, appearance = 'primary', size, stays = false, onFiles }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // One that is only there for the first documents gives its focus to the one that stays.
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (element && element === document.activeElement) {
        document.querySelector<HTMLElement>('[data-upload="stays"]')?.focus({ preventScroll: true });
      }
    };
  }, []);
  return (
    <>
      <Button
        ref={button}
        data-upload={stays ? 'stays' : undefined}
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
