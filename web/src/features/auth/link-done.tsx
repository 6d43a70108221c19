import { Button, Text } from '@fluentui/react-components';
import { useNavigate } from 'react-router-dom';
import { PublicCard } from '../../components/public-card.tsx';
import { messages } from '../../lib/messages.ts';

/** Shown after the action of a link has succeeded; sign-in is next. */
export function LinkDone({ title, text }: { title: string; text: string }) {
  const navigate = useNavigate();
  return (
    <PublicCard title={title}>
      <Text role="status">{text}</Text>
      <Button appearance="primary" size="large" autoFocus onClick={() => navigate('/login')}>
        {messages.accountLinks.signIn}
      </Button>
    </PublicCard>
  );
}
