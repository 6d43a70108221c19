/** Something that happened, for listeners in any process. */
export interface PlatformEvent {
  /** `notification`, `chat.token`, `chat.done`, `session.ended`, … */
  type: string;
  organizationId: string | null;
  /** Recipient within the organisation; null: everybody in it. */
  userId: string | null;
  data: unknown;
}

/** Events between processes by PostgreSQL's LISTEN/NOTIFY; payloads over 8,000 bytes go through a table by reference. */
export interface Events {
  /** Sends when `trx` commits; without a transaction, at once. */
  publish(event: PlatformEvent, trx?: object): Promise<void>;
  /** Calls `listener` for every event that any process publishes from now on. Returns the function that ends it. */
  subscribe(listener: (event: PlatformEvent) => void): () => void;
  /** Called after the listening connection was lost and made again: events in between may have been missed. */
  onReconnect(listener: () => void): () => void;
  /** Rejects where events do not arrive now: the connection is lost, or silent. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** A notification about long work: the JSON of a server-sent event named `notification`, in the spelling that its receivers expect. */
export interface NotificationEvent {
  /**
   * 1 chat history download, 2 datasheet extraction, 3 keyword extraction, 4 document ingestion, 5 predefined questions: these the
   * specification numbers. 6 summary, 7 generated questions, 8 prompt draft, 9 import, 10 key facts, 11 key facts
   * download.
   */
  ProcessingType: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
  Message: string;
  RequestId?: string;
  /** The type of a run of analysis, by its name in the request's row. */
  RequestType?: string;
  DocumentId?: string;
  WorkspaceId?: string;
  CustomerId?: string;
  /** The name of the document, at the end of its reading. */
  FileName?: string;
  /** The name of its tender. */
  WorkspaceName?: string;
  Status?: string;
  /** Percent. */
  Progress?: number;
  /** The stage in words. */
  Stage?: string;
}

/** `data` of a platform event of type `notification`; `id` is null for progress, which the next report supersedes. */
export interface NotificationData {
  id: string | null;
  event: NotificationEvent;
}
