import { localAccount } from '@althing/devnet';
import { chains } from './chains.ts';
import { localClient } from '@althing/devnet';
import { CHAIN_URLS } from './environment.ts';

export { localAccount };

/** Direct access to the local chains, for what a journey must see or do outside the browser. */
export const clients = chains.map(({ id }, index) => localClient({ chainId: id, url: CHAIN_URLS[index]! }));
