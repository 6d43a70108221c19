/**
 * How a job is sent that reads all documents of a tender again: one at most waits for a tender, and starts after two seconds, so that
 * documents that become ready soon after each other are read together.
 */
export const onceForTender = (workspaceId: string) => ({ singletonKey: workspaceId, startAfterSeconds: 2 });
