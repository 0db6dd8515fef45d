import type { AppConfig } from '@althing/domain/http';

const chain = (id: number, name: string): AppConfig['chains'][number] => ({
  id,
  name,
  slug: name.toLowerCase(),
  explorerUrl: null,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  supportsQuadratic: false,
  durationMultiplier: 1,
  disabledReason: null,
});

/** An installation with two chains and everything switched on. */
export const appConfig: AppConfig = {
  network: 'local',
  chains: [chain(31337, 'Alpha'), chain(31338, 'Beta')],
  features: { governance: true, bonding: true, tally: false, refund: false },
  termsVersion: '1',
  links: { telegram: null, twitter: null, github: null, docs: null },
  optionalScripts: [],
  safeServices: [],
  walletConnect: null,
  hasEnsNames: false,
  liveSince: 0,
};
