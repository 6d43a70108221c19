/** One message; `text` is required, for people and programs that don't show HTML. */
export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** The same each time that this message is sent: receivers that get it twice keep one. */
  id?: string;
}

/** Delivers mail: by SMTP, or, where none is set, into the outbox that development shows at `/dev/mailbox`. */
export interface Mailer {
  /** Rejects where the message was not accepted, with an `InfrastructureError` where that is none of the message's own. */
  deliver(message: MailMessage): Promise<void>;
  /** Rejects, within two seconds, where the mail server does not answer. */
  check(): Promise<void>;
  close(): Promise<void>;
}
