import { certaintyOf } from '@bidloom/texts/certainty';
import { Badge } from '@fluentui/react-components';
import { messages } from '../lib/messages.ts';

const colors = { certain: 'success', likely: 'informative', check: 'warning' } as const;

interface ConfidenceBadgeProps {
  /** How likely something is right, 0 to 1. */
  probability: number;
  className?: string;
}

/** How likely something is right, in a word. */
export function ConfidenceBadge({ probability, className }: ConfidenceBadgeProps) {
  const word = certaintyOf(probability);
  return (
    <Badge className={className} appearance="tint" color={colors[word]} shape="rounded">
      {messages.common.confidence[word]}
    </Badge>
  );
}
