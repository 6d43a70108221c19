import { ChatExportRun } from '../../features/chat-export/chat-export-run.tsx';
import type { RunPanelProps } from '../../features/runs/run-tab.tsx';
import { RunsPanel } from '../../features/runs/runs-panel.tsx';

/** All runs of a tender, or a download of its chat, which has no separate tab. */
export default function RunsTab({ workspaceId, requestId }: RunPanelProps) {
  return requestId ? (
    <ChatExportRun workspaceId={workspaceId} id={requestId} />
  ) : (
    <RunsPanel workspaceId={workspaceId} />
  );
}
