import { perChain, walletSetup } from '../shared/walletSetup.ts';

export const setup = walletSetup('bondingEngine', perChain);
