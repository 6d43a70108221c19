import { z } from 'zod';
import { one } from './envelope.ts';
import { id } from './fields.ts';
import { identity } from './identity.ts';
import { run } from './run.ts';

/** What the calls that start a run have in common. */
export const runStart = {
  workspaceId: id,
  documentIds: z.array(id).min(1).max(500).optional().describe('All ready documents of the tender where left out.'),
  ...identity,
  teamId: identity.teamId.describe('A team that is told when the run ends.'),
};

/** The answer of a call that starts a run: the run, queued. */
export const startedRun = one(run);
