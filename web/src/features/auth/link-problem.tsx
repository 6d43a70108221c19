import { Button, Text } from '@fluentui/react-components';
import { useNavigate } from 'react-router-dom';
import { PublicCard } from '../../components/public-card.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { messages } from '../../lib/messages.ts';

const text = messages.accountLinks;

interface LinkProblemProps {
  /** The server's words. */
  message: string;
  /** The code of the failure. If it is not about the link, the request can be repeated. */
  code: string | undefined;
  onRetry: () => void;
}

/** Why a link cannot be used, and what to do. */
export function LinkProblem({ message, code, onRetry }: LinkProblemProps) {
  const navigate = useNavigate();
  const isAboutLink = code?.startsWith('link_') ?? false;
  // A person who opens a link again has usually used it already.
  const isUsed = code === 'link_used';
  return (
    <PublicCard title={isAboutLink ? text.problemTitle : text.failedTitle}>
      <Text role="alert">{message}</Text>
      {isAboutLink ? (
        <>
          {isUsed && (
            <Button appearance="primary" size="large" onClick={() => navigate('/login')}>
              {text.signIn}
            </Button>
          )}
          <Button
            appearance={isUsed ? 'secondary' : 'primary'}
            size="large"
            onClick={() => navigate('/forgot-password')}
          >
            {text.newLink}
          </Button>
          <Text size={200}>{text.newLinkHint}</Text>
        </>
      ) : (
        <Button appearance="primary" size="large" onClick={onRetry}>
          {messages.common.retry}
        </Button>
      )}
      {!isUsed && <TextLink to="/login">{text.signIn}</TextLink>}
    </PublicCard>
  );
}
