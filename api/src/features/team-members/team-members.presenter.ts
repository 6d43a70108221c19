import type { TeamMember } from '@bidloom/contract/team-members';
import type { MemberRow } from './team-members.repository.ts';

export function presentMember(row: MemberRow): TeamMember {
  const { invitedAt, createdAt, updatedAt, ...member } = row;
  return {
    ...member,
    invitedAt: invitedAt.toISOString(),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
