/** Below the prefix of `use-draft.ts`: whoever signs out leaves none of them behind. */
const storedAs = (workspaceId: string) => `draft:unsent:${workspaceId}`;

/** A question that is on its way. */
export interface UnsentQuestion {
  question: string;
  documentIds: string[] | undefined;
}

/** Keeps a question until the server has it: a reload or the session's end must not lose it. */
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
