/** With the prefix of `use-draft.ts`, so that sign-out deletes it. */
const storedAs = (workspaceId: string) => `draft:unsent:${workspaceId}`;

/** A question that is being sent. */
export interface UnsentQuestion {
  question: string;
  documentIds: string[] | undefined;
}

/** Keeps a question until the server has it, so that neither a reload nor the end of the session loses it. */
export function keepUnsent(workspaceId: string, question: UnsentQuestion): void {
  sessionStorage.setItem(storedAs(workspaceId), JSON.stringify(question));
}

export function dropUnsent(workspaceId: string): void {
  sessionStorage.removeItem(storedAs(workspaceId));
}

export function readUnsent(workspaceId: string): UnsentQuestion | null {
  try {
    const kept: Partial<UnsentQuestion> | null = JSON.parse(sessionStorage.getItem(storedAs(workspaceId)) ?? 'null');
    return kept?.question ? { question: kept.question, documentIds: kept.documentIds } : null;
  } catch {
    return null;
  }
}
