import { LOCAL_CHAINS } from '../src/chains/index.ts';
import { GOVERNOR } from '../src/organisation/parts/governor.ts';
import { TOKEN } from '../src/organisation/parts/token.ts';
import { CHAIN_WALLET } from '../src/organisation/parts/wallet.ts';
import { ORGANISATION } from '../src/organisation/schema.ts';
import { toDraft } from '../src/schema/toDraft.ts';
import type { ChainWalletDraft, GovernorDraft, OrganisationForm, ReceiverDraft, TokenDraft } from '../src/setup/form.ts';
import type { SetupContext } from '../src/setup/setupContext.ts';
import { sampleGovernor, sampleOrganisation, sampleToken, sampleWallet } from '../src/testing/index.ts';
import type { Address } from '../src/units.ts';

/** Builders for tests. Every draft they make is complete and valid unless a field is overridden. */

export const ALPHA = 31337;
export const BETA = 31338;

/** Distinct, checksummed through having no letters. */
export const account = (n: number): Address => `0x${(1000 + n).toString().padStart(40, '1')}`;

export const context = (change: Partial<SetupContext> = {}): SetupContext => ({
  chains: LOCAL_CHAINS,
  features: { governance: true, bonding: true, tally: true, refund: true },
  initial: null,
  existingGovernorNames: [],
  ...change,
});

export const safe = (change: Partial<ChainWalletDraft> = {}): ChainWalletDraft => ({
  ...toDraft(CHAIN_WALLET, sampleWallet(ALPHA, [])),
  tempId: 'safeTreasury-1',
  isMultisig: true,
  addresses: [account(1), account(2)],
  threshold: 2,
  ...change,
});

export const workingGroup = (change: Partial<ChainWalletDraft> = {}): ChainWalletDraft =>
  safe({ tempId: 'workingGroup-1', name: 'Builders', ...change });

export const governor = (change: Partial<GovernorDraft> = {}): GovernorDraft => ({
  ...toDraft(GOVERNOR, sampleGovernor({ preExecutionTimelock: 0 })),
  ...change,
});

export const receiver = (change: Partial<ReceiverDraft> = {}): ReceiverDraft => ({
  tempId: 'receiver-1',
  address: account(1),
  amount: '1000',
  ...change,
});

export const token = (change: Partial<TokenDraft> = {}): TokenDraft => ({
  ...toDraft(TOKEN, sampleToken()),
  initialReceivers: [{ chainId: ALPHA, receivers: [receiver()] }],
  ...change,
});

/** A governor, a treasury, a token: the narrowest whole organisation. */
export function organisation(change: Partial<OrganisationForm> = {}): OrganisationForm {
  const sample = toDraft(ORGANISATION, sampleOrganisation());
  return {
    ...sample,
    modules: {
      ...sample.modules,
      protocolUpgrades: { isMultisig: true, addresses: [account(1), account(2), account(3)], threshold: 2 },
      governor: [governor()],
      safeTreasury: [safe()],
    },
    token: token(),
    ...change,
  };
}

/** `organisation()` with some of its modules replaced. */
export function withModules(change: Partial<OrganisationForm['modules']>): OrganisationForm {
  const form = organisation();
  return { ...form, modules: { ...form.modules, ...change } };
}

export const withToken = (change: Partial<TokenDraft>): OrganisationForm => organisation({ token: token(change) });
