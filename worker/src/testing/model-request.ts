/** A message as a client sends it. */
export interface SentMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** A request that the server got. */
export interface ModelRequest {
  path: string;
  authorization: string | undefined;
  body: {
    model: string;
    messages?: SentMessage[];
    max_tokens?: number;
    stream?: boolean;
    stream_options?: { include_usage?: boolean };
    response_format?: { type: string; json_schema: { name: string; strict: boolean; schema: object } };
    input?: string | string[];
    dimensions?: number;
  };
}
