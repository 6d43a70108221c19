import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { Dismiss16Regular } from '@fluentui/react-icons';
import { firstMessages as messages } from '../../lib/messages.first.ts';
import type { LoginError } from './login.slice.ts';

interface ErrorBannerProps {
  error: LoginError;
  onClose: () => void;
}

/** Why an attempt to sign in failed, until it is closed. */
export default function ErrorBanner({ error: { title, message }, onClose }: ErrorBannerProps) {
  return (
    <MessageBar intent="error" layout="multiline" role="alert">
      <MessageBarBody>
        {title && <MessageBarTitle>{title}</MessageBarTitle>}
        <span>{message}</span>
      </MessageBarBody>
      <MessageBarActions
        containerAction={
          <Button
            appearance="transparent"
            icon={<Dismiss16Regular />}
            aria-label={messages.auth.closeBanner}
            onClick={onClose}
          />
        }
      />
    </MessageBar>
  );
}
