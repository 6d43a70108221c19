import type { Run } from '@bidloom/contract/runs';
import { messages } from '../../lib/messages.ts';
import { z } from '../../lib/zod.ts';

const parameters = z.object({
  proposals: z.array(z.object({ id: z.string(), vendorName: z.string(), title: z.string() })),
});

export interface NamedProposal {
  id: string;
  name: string;
}

/** The proposals that a comparison is about, as their columns are called. */
export function proposalsOf(run: Pick<Run, 'parameters'>): NamedProposal[] {
  const known = parameters.safeParse(run.parameters).data?.proposals ?? [];
  return known.map(({ id, vendorName, title }) => ({ id, name: messages.comparison.proposal(vendorName, title) }));
}
