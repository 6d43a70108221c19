import type { Team } from '@bidloom/contract/teams';
import type { TeamRow } from './teams.repository.ts';

export function presentTeam(row: TeamRow): Team {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
}
