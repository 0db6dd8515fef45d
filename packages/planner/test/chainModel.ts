import {
  type Check,
  type CheckResult,
  decodeDeployOrganisation,
  formatCheckValue,
  formatEvents,
  type OrganisationBatch,
  organisationProxyCodeHash,
  platformAddresses,
  predictRefundGas,
  predictSafeAddress,
  predictProxy,
  predictUpgradeAuthority,
  SAFE_CONTRACTS,
  SAFE_PROXY_CODE_HASH,
  SAFE_SENTINEL,
  TIMELOCK_ROLES,
  upgradeAuthorityCodeHash,
} from '@althing/bindings';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import { pad, zeroAddress, zeroHash } from 'viem';
import type { Transaction } from '../src/types.ts';

/**
 * A chain as far as the planner is concerned: what the deployer contract makes of a batch, and what the contracts then
 * answer. Written from the contracts' interfaces, not from the planner; the integration test holds both to a real chain.
 */

type Answer = (...args: string[]) => unknown;

export interface ModelContract {
  codeHash: Hex;
  /** By slot; absent slots are zero. */
  storage: Record<string, Hex>;
  /** By function name. */
  answers: Record<string, Answer>;
  /** Arguments of what it emitted, by name of the event. */
  events: Record<string, (readonly unknown[])[]>;
}

const IMPLEMENTATION_SLOT = '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc';
const FALLBACK_HANDLER_SLOT = '0x6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d5';

const constant =
  (value: unknown): Answer =>
  () =>
    value;
const word = (address: Address): Hex => pad(address).toLowerCase() as Hex;

function proxy(
  implementation: Address,
  authority: Address,
  argument: Hex,
  answers: Record<string, Answer>,
  companion: Address = zeroAddress,
): ModelContract {
  return {
    codeHash: organisationProxyCodeHash({ implementation, authority, argument, companion }),
    storage: { [IMPLEMENTATION_SLOT]: word(implementation) },
    answers,
    events: {},
  };
}

type Safe = OrganisationBatch['safes'][number];
type Token = OrganisationBatch['tokens'][number];
type Governance = OrganisationBatch['governors'][number];

/** What a governor knows of the contracts around it; the zero address where there is none. */
interface Surroundings {
  timelock: Address;
  refund: Address;
  authority: Address;
}

function safeContract({ owners, threshold }: Safe): ModelContract {
  return {
    codeHash: SAFE_PROXY_CODE_HASH,
    storage: { [zeroHash]: word(SAFE_CONTRACTS.singleton.address), [FALLBACK_HANDLER_SLOT]: word(SAFE_CONTRACTS.fallbackHandler.address) },
    events: {},
    answers: { getOwners: constant(owners), getThreshold: constant(threshold), getModulesPaginated: constant([[], SAFE_SENTINEL]) },
  };
}

function tokenContract(setup: Token, authority: Address): ModelContract {
  const { name, symbol, recipients, amounts, owner, treasury, taxThresholds, taxBasisPoints, bridges } = setup;
  if (new Set(recipients).size < recipients.length || amounts.some((amount) => amount === 0n)) throw new Error('Token_DuplicateRecipient');
  const balances = new Map<string, bigint>(recipients.map((recipient, i) => [recipient, amounts[i]!]));
  const limitsOf = (account: string) => bridges.find(({ bridge }) => bridge === account);
  const contract = proxy(platformAddresses.tokenImplementation, authority, zeroHash, {
    name: constant(name),
    symbol: constant(symbol),
    decimals: constant(18),
    totalSupply: constant(amounts.reduce((sum, amount) => sum + amount, 0n)),
    balanceOf: (account) => balances.get(account) ?? 0n,
    owner: constant(owner),
    pendingOwner: constant(zeroAddress),
    bridgeTax: constant([treasury, taxThresholds, taxBasisPoints]),
    lockbox: constant(zeroAddress),
    CLOCK_MODE: constant('mode=timestamp'),
    mintingMaxLimitOf: (account) => limitsOf(account)?.minting ?? 0n,
    burningMaxLimitOf: (account) => limitsOf(account)?.burning ?? 0n,
  });
  return { ...contract, events: { BridgeLimitsSet: bridges.map(({ bridge, minting, burning }) => [minting, burning, bridge]) } };
}

function timelockContract({ timelockDelay, canceller }: Governance, self: Address, governor: Address, authority: Address): ModelContract {
  const { admin, proposer, executor, canceller: cancellerRole } = TIMELOCK_ROLES;
  const { proxyFactory, organisationDeployer } = platformAddresses;
  const grants: [Hex, Address, Address][] = [
    [admin, self, proxyFactory],
    [executor, zeroAddress, proxyFactory],
    [proposer, governor, proxyFactory],
  ];
  // The factory makes itself admin to appoint a canceller, and renounces.
  if (canceller !== zeroAddress)
    grants.push(
      [admin, organisationDeployer, proxyFactory],
      [cancellerRole, canceller, organisationDeployer],
      [cancellerRole, governor, organisationDeployer],
    );
  const roles = new Set(grants.map(([role, account]) => `${role}${account}`));
  roles.delete(`${admin}${organisationDeployer}`);
  const contract = proxy(platformAddresses.timelockImplementation, authority, zeroHash, {
    getMinDelay: constant(timelockDelay),
    hasRole: (role, account) => roles.has(`${role}${account}`),
  });
  return { ...contract, events: { RoleGranted: grants } };
}

const FRACTIONAL = 'support=bravo,fractional&quorum=for,abstain&params=fractional';

function governorContract({ governor: setup, canceller }: Governance, { timelock, refund, authority }: Surroundings): ModelContract {
  const { governorImplementation, quadraticGovernorImplementation } = platformAddresses;
  const isQuadratic = setup.quadratic.decoder !== zeroAddress;
  const answers = {
    name: constant(setup.name),
    token: constant(setup.token),
    timelock: constant(timelock),
    votingDelay: constant(setup.votingDelay),
    votingPeriod: constant(setup.votingPeriod),
    proposalThreshold: constant(setup.proposalThreshold),
    quorumNumerator: constant(setup.quorumNumerator),
    quorumDenominator: constant(10_000),
    COUNTING_MODE: constant(isQuadratic ? 'support=bravo&quorum=against,for,abstain' : FRACTIONAL),
    ...(!isQuadratic && { messageController: constant(setup.messageController) }),
    ...(isQuadratic && { quadraticSettings: constant(setup.quadratic) }),
    CLOCK_MODE: constant('mode=timestamp'),
    preVoteVetoer: constant(setup.preVoteVetoer),
    preExecutionVetoer: constant(canceller),
    refundGas: constant(refund),
  };
  const implementation = isQuadratic ? quadraticGovernorImplementation : governorImplementation;
  return proxy(implementation, authority, pad(setup.token), answers, refund);
}

const refundContract = ({ refund }: Governance, governor: Address, owner: Address): ModelContract => ({
  codeHash: zeroHash,
  storage: {},
  answers: { governor: constant(governor), owner: constant(owner), refundSettings: constant(inOrder(refund)) },
  events: {},
});

/** The fields as the contract's struct has them, whatever order they were written in. */
const inOrder = (terms: Governance['refund']) => [
  terms.maxPriorityFee,
  terms.maxBaseFee,
  terms.baseGas,
  terms.maxGasUsed,
  terms.minWeight,
  terms.proposalCap,
  terms.periodCap,
  terms.minProposerVotes,
];

export class ChainModel {
  readonly chainId: ChainId;
  readonly contracts = new Map<Address, ModelContract>();
  /** Authorities of organisations whose founders may send another batch. */
  readonly #unfinished = new Set<Address>();

  constructor(chainId: ChainId) {
    this.chainId = chainId;
    const { singleton, fallbackHandler } = SAFE_CONTRACTS;
    for (const { address, codeHash } of [singleton, fallbackHandler])
      this.contracts.set(address, { codeHash, storage: {}, answers: {}, events: {} });
  }

  /** Carries out a planned transaction; throws where the contracts would revert. */
  apply({ chainId, from, to, data }: Transaction): void {
    if (chainId !== this.chainId || to !== platformAddresses.organisationNamespaces) throw new Error('Not for this chain');
    this.deploy(from, decodeDeployOrganisation(data));
  }

  /** `OrganisationNamespaces.deploy`, called by `sender`. */
  deploy(sender: Address, batch: OrganisationBatch): void {
    // Random organisations have none of these; integration tests deploy them on a real chain.
    const unknown = [
      ...batch.vestings,
      ...batch.spokes,
      ...batch.proxies,
      ...batch.tokens.filter(({ lockbox }) => lockbox.salt !== zeroHash),
    ];
    if (unknown.length > 0) throw new Error('Not modelled');
    const authority = this.#authorityFor(sender, batch);
    for (const safe of batch.safes) {
      const address = predictSafeAddress({ ...safe, threshold: Number(safe.threshold) });
      if (!this.contracts.has(address)) this.contracts.set(address, safeContract(safe));
    }
    for (const token of batch.tokens) this.#create(predictProxy({ authority, salt: token.salt }), tokenContract(token, authority));
    for (const governance of batch.governors) this.#deployGovernance(authority, governance);
  }

  #authorityFor(sender: Address, { identity, upgradeOwner, founderContinues }: OrganisationBatch): Address {
    const address = predictUpgradeAuthority(identity);
    const present = this.contracts.get(address)?.answers['owner']?.();
    const isNamed = identity.chainIds.includes(BigInt(this.chainId));
    const mayFound = sender === identity.heir || (sender === identity.founder && isNamed);
    const mayContinue = sender === present || (sender === identity.founder && this.#unfinished.has(address));
    if (present === undefined ? !mayFound : !mayContinue) throw new Error('Namespaces_NotAllowed');
    if (present !== undefined && present !== upgradeOwner) throw new Error('Namespaces_UpgradeOwnerDiffers');
    const answers = { owner: constant(upgradeOwner), pendingOwner: constant(zeroAddress) };
    if (present === undefined) this.contracts.set(address, { codeHash: upgradeAuthorityCodeHash(), storage: {}, answers, events: {} });
    if (founderContinues && sender === identity.founder) this.#unfinished.add(address);
    else this.#unfinished.delete(address);
    return address;
  }

  #deployGovernance(authority: Address, setup: Governance): void {
    const { token } = setup.governor;
    if (!this.contracts.has(token)) throw new Error('Governor_InvalidToken');
    const governor = predictProxy({ authority, salt: setup.salts.governor });
    const timelock = setup.timelockDelay > 0n ? predictProxy({ authority, salt: setup.salts.timelock }) : zeroAddress;
    if (timelock !== zeroAddress) this.#create(timelock, timelockContract(setup, timelock, governor, authority));
    const owner = timelock === zeroAddress ? governor : timelock;
    const refundFacts = { governor, settings: setup.refund };
    const refund = setup.refunds ? predictRefundGas({ authority, salt: setup.salts.refundGas }, refundFacts) : zeroAddress;
    if (setup.refunds) this.#create(refund, refundContract(setup, governor, owner));
    this.#create(governor, governorContract(setup, { timelock, refund, authority }));
  }

  #create(address: Address, contract: ModelContract): void {
    if (this.contracts.has(address)) throw new Error('Factory_SaltAlreadyUsed');
    this.contracts.set(address, contract);
  }

  /** What `runChecks` would report. */
  check(check: Check): CheckResult {
    const actual = this.#read(check);
    return { label: check.label, expected: check.expected, actual, ok: actual === check.expected };
  }

  #read(check: Check): string | null {
    const contract = this.contracts.get(check.address);
    if (check.type === 'storage') return contract?.storage[check.slot] ?? zeroHash;
    if (check.type === 'codeHash') return contract?.codeHash ?? null;
    const name = /^(?:function|event) (\w+)\(/.exec(check.signature)?.[1] ?? '';
    if (check.type === 'events') return formatEvents(contract?.events[name] ?? []);
    const answer = contract?.answers[name];
    return answer ? formatCheckValue(answer(...check.args.map(String))) : null;
  }
}
