import { perChain, walletContent } from '../shared/walletContent.ts';

export const content = walletContent('bondingEngine', perChain);
