import { type Logger, pino } from 'pino';

export type { Logger } from 'pino';

/** Writes structured logs to standard output. Whatever could be used to take over a session is left out. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    redact: {
      paths: ['req.headers.authorization', 'req.headers.cookie', 'headers.authorization', 'headers.cookie', 'accessToken', 'signature'],
      censor: '[redacted]',
    },
  });
}
