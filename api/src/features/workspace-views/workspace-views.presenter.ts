import type { WorkspaceView } from '@bidloom/contract/workspace-views';
import { asJson } from '../../lib/http/answers.ts';
import type { ViewRow } from './workspace-views.repository.ts';

export function presentView({ userId, ...row }: ViewRow, ownId: string): WorkspaceView {
  return { ...asJson(row), isOwn: userId === ownId };
}
