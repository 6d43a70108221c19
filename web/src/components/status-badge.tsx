import { Badge } from '@fluentui/react-components';
import { messages } from '../lib/messages.ts';

/** Whether a thing is in use. */
export function StatusBadge({ active }: { active: boolean }) {
  return (
    <Badge appearance="tint" color={active ? 'success' : 'informative'} shape="rounded">
      {active ? messages.common.active : messages.common.inactive}
    </Badge>
  );
}
