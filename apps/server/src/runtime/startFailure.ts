import { inspect } from 'node:util';
import { withoutKeys } from '../base/withoutKeys.ts';
import { ConfigError } from './readConfig.ts';

/** Why the server did not start: of a wrong configuration its own words, of anything else all that is known, but for keys of nodes. */
export const startFailure = (error: unknown): string => (error instanceof ConfigError ? error.message : withoutKeys(inspect(error)));
