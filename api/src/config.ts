/** What the api needs to know besides the services that it stands on. */
export interface ApiConfig {
  /** The address that people open; decides on cookies' `Secure` and on what counts as the own origin. */
  publicUrl: string;
  /** Signs session tokens, challenges and addresses of objects. */
  sessionSecret: string;
  production: boolean;
  /** Folder of the built web app; null: none is served. */
  webDirectory: string | null;
  /** Folder of the outbox that `/dev/mailbox` shows; null, as in production: there is no such page. */
  outboxDirectory: string | null;
  rateLimits: RateLimits;
}

/** Requests a minute. */
export interface RateLimits {
  /** Of one address over all calls. */
  general: number;
  /** Of one address at sign-in. */
  signIn: number;
}

export const defaultRateLimits: RateLimits = { general: 3000, signIn: 60 };
