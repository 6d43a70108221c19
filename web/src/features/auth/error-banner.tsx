import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { Dismiss16Regular } from '@fluentui/react-icons';
import { firstMessages as messages } from '../../lib/messages.first.ts';

interface ErrorBannerProps {
  message: string;
  onClose: () => void;
}

/** Why an attempt to sign in failed, until it is closed. */
export default function ErrorBanner({ message, onClose }: ErrorBannerProps) {
  return (
    <MessageBar intent="error" layout="multiline" role="alert">
      <MessageBarBody>{message}</MessageBarBody>
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
