import type { ApiDependencies } from '../api/dependencies.ts';
import type { Pool } from '../store/pool.ts';
import type { TokenPrices } from '../store/tokenPrices.ts';

/** Everything that the server consists of. */
export interface Dependencies extends ApiDependencies {
  pool: Pool;
  tokenPrices: TokenPrices;
}
