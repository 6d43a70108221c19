import { type Config, outboxDirectory, type TrustedProxies } from '@bidloom/platform';

/** What the api needs to know besides its services. */
export interface ApiConfig {
  /** The address that people open; it decides whether cookies are `Secure`, and which origin counts as our own. */
  publicUrl: string;
  /** Signs session tokens, challenges and addresses of objects. */
  sessionSecret: string;
  production: boolean;
  /** Folder of the built web app; null: none is served. */
  webDirectory: string | null;
  /** The operator's texts for the public page; a missing file is ignored, unless it is required. */
  landingContent?: { path: string; required: boolean };
  /** Who is mailed when somebody asks for a demo; none: those who administer the platform. */
  demoRequestsTo?: readonly string[];
  /** Folder of the outbox that `/dev/mailbox` shows; null, as in production: there is no such page. */
  outboxDirectory: string | null;
  rateLimits: RateLimits;
  /** The proxies that are trusted to report the caller's address. */
  trustedProxies: TrustedProxies;
  /** Hours without a request after which a session ends. */
  sessionIdleHours: number;
  /** Opens metrics and the API's documentation in production; none: they are not there. */
  metricsToken?: string | null;
  /** How long the server waits for bodies; left out: `usualBodyTimes`. */
  bodyTimes?: BodyTimes;
  /** How many event streams may be open at a time; left out: `usualStreamLimits`. */
  streamLimits?: StreamLimits;
}

/** How long the server waits for a request's body, in seconds; only the time in which the server waits for the client counts. */
export interface BodyTimes {
  /** Without a byte. */
  idle: number;
  /** For the whole body; forms with files get more time, according to the data that has arrived. */
  whole: number;
  /** The least average speed of a form, in bytes per second: it gets `whole`, and the time that its data would take at this speed. */
  slowest: number;
}

export const usualBodyTimes: BodyTimes = { idle: 30, whole: 60, slowest: 2048 };

/** Event streams that one process keeps open. */
export interface StreamLimits {
  /** For one session: a browser with all its tabs. */
  session: number;
  user: number;
}

export const usualStreamLimits: StreamLimits = { session: 12, user: 40 };

/** Requests per minute, unless a field says otherwise. */
export interface RateLimits {
  /** For one address over all calls. */
  general: number;
  /** For one address at sign-in. */
  signIn: number;
  /** For one address that asks for demos, an hour; left out: the default. */
  demosAnHour?: number;
}

export const defaultRateLimits: RateLimits = { general: 3000, signIn: 60 };

/** The api's part of the settings. */
export function apiConfigOf(config: Config, webDirectory: string): ApiConfig {
  return {
    publicUrl: config.publicUrl,
    sessionSecret: config.sessionSecret,
    production: config.production,
    webDirectory,
    landingContent: config.landingContent,
    demoRequestsTo: config.demoRequestsTo,
    outboxDirectory: config.production || config.mail.smtpUrl ? null : outboxDirectory(config),
    rateLimits: defaultRateLimits,
    trustedProxies: config.trustedProxies,
    sessionIdleHours: config.sessionIdleHours,
    metricsToken: config.metricsToken,
  };
}
