import { type DestinationStream, type Logger, pino } from 'pino';
import { withoutKeys } from './withoutKeys.ts';

export type { Logger } from 'pino';

/**
 * Writes structured logs. Whatever could be used to take over a session is left out, and of addresses of other servers everything but the host: errors
 * of chain clients tell the address that was asked, and so do their causes, stacks and details.
 *
 * @param destination - standard output where absent.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      redact: {
        paths: ['req.headers.authorization', 'req.headers.cookie', 'headers.authorization', 'headers.cookie', 'accessToken', 'signature'],
        censor: '[redacted]',
      },
      hooks: { streamWrite: withoutKeys },
    },
    ...(destination ? [destination] : []),
  );
}
