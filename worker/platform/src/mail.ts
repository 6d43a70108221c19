/** One message; `text` is required, for people and programs that don't show HTML. */
export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html?: string;
}

/** Delivers mail: by SMTP, or, where none is set, into the outbox that development shows at `/dev/mailbox`. */
export interface Mailer {
  /** Rejects where the message was not accepted; the job that sends it tries again. */
  deliver(message: MailMessage): Promise<void>;
  close(): Promise<void>;
}
