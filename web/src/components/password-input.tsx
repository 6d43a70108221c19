import { Button, Input, type InputProps } from '@fluentui/react-components';
import { Eye20Regular, EyeOff20Regular } from '@fluentui/react-icons';
import { type Ref, useState } from 'react';
import { firstMessages as messages } from '../lib/messages.first.ts';

const text = messages.auth;

/** A password field whose text can be shown. */
export function PasswordInput({
  ref,
  ...props
}: Omit<InputProps, 'type' | 'contentAfter'> & { ref?: Ref<HTMLInputElement> }) {
  const [shown, setShown] = useState(false);
  return (
    <Input
      {...props}
      ref={ref}
      type={shown ? 'text' : 'password'}
      contentAfter={
        <Button
          appearance="transparent"
          size="small"
          icon={shown ? <EyeOff20Regular /> : <Eye20Regular />}
          aria-label={shown ? text.hidePassword : text.showPassword}
          aria-pressed={shown}
          onClick={() => setShown((value) => !value)}
        />
      }
    />
  );
}
