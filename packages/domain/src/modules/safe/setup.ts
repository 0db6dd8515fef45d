import { perChain, walletSetup } from '../shared/walletSetup.ts';

export const setup = walletSetup('safeTreasury', perChain);
