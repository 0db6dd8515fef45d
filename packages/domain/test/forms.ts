import { LOCAL_CHAINS } from '../src/chains/index.ts';
import { emptyForm, emptyGovernor } from '../src/setup/emptyForm.ts';
import type { ChainWalletDraft, GovernorDraft, OrganisationForm, ReceiverDraft, TokenDraft } from '../src/setup/form.ts';
import type { SetupContext } from '../src/setup/setupContext.ts';
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

/** As if every module had contracts. */
export const allReleased = (change: Partial<SetupContext> = {}): SetupContext => context({ isReleased: () => true, ...change });

export const safe = (change: Partial<ChainWalletDraft> = {}): ChainWalletDraft => ({
  tempId: 'safeTreasury-1',
  chainId: ALPHA,
  name: '',
  isMultisig: true,
  addresses: [account(1), account(2)],
  threshold: 2,
  ...change,
});

export const workingGroup = (change: Partial<ChainWalletDraft> = {}): ChainWalletDraft =>
  safe({ tempId: 'workingGroup-1', name: 'Builders', ...change });

export const governor = (change: Partial<GovernorDraft> = {}): GovernorDraft => ({
  ...emptyGovernor('governor-1'),
  governorName: 'Main',
  chainId: ALPHA,
  quorumThreshold: 20,
  proposalThreshold: 1,
  ...change,
});

export const receiver = (change: Partial<ReceiverDraft> = {}): ReceiverDraft => ({
  tempId: 'receiver-1',
  address: account(1),
  amount: '1000',
  ...change,
});

export const token = (change: Partial<TokenDraft> = {}): TokenDraft => ({
  isCreatingNewToken: true,
  isWrappingAccepted: null,
  name: 'Acme',
  symbol: 'ACME',
  chainIds: [ALPHA],
  initialReceivers: [{ chainId: ALPHA, receivers: [receiver()] }],
  vesting: [],
  authority: [safe({ tempId: 'authority-1', isMultisig: false, addresses: ['governor|Main'], threshold: 1 })],
  ...change,
});

/** A governor, a treasury, a token: the narrowest whole organisation. */
export function organisation(change: Partial<OrganisationForm> = {}): OrganisationForm {
  const empty = emptyForm();
  return {
    ...empty,
    name: 'Acme',
    description: 'Makes everything.',
    categoryId: 'defi',
    links: [{ id: 'link-1', type: 'website', url: 'https://acme.example' }],
    modules: {
      ...empty.modules,
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
