import type { ChainWallet, Governor, Veto, WalletSelection } from '@althing/domain/organisation';
import { organisationChainIds } from '@althing/domain/organisation';
import { moduleKey } from '@althing/domain/modules';
import { sampleGovernor, sampleModules, sampleToken } from '@althing/domain/testing';
import { type Address, type ChainId, type Hex, sameAddress } from '@althing/domain/units';
import * as fc from 'fast-check';
import { getAddress, numberToHex } from 'viem';
import type { PlanInput } from '../src/types.ts';

/** Random organisations that the planner must be able to deploy, for property tests here and elsewhere. */

const CHAINS: readonly ChainId[] = [31337, 31338, 31339];

/** Above the precompiles and Safe's sentinel. */
export const arbitraryAddress: fc.Arbitrary<Address> = fc
  .bigInt({ min: 1n << 32n, max: (1n << 160n) - 1n })
  .map((value) => getAddress(numberToHex(value, { size: 20 })));

export const arbitrarySalt: fc.Arbitrary<Hex> = fc
  .bigInt({ min: 0n, max: (1n << 256n) - 1n })
  .map((value) => numberToHex(value, { size: 32 }));

const arbitraryName = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 24 })
  .map((text) => text.trim())
  .filter((text) => text.length > 0);

/** At most two decimals, like the form's inputs. */
const arbitraryPercent = fc.integer({ min: 0, max: 10_000 }).map((basisPoints) => basisPoints / 100);
const arbitraryQuorum = fc.integer({ min: 1, max: 10_000 }).map((basisPoints) => basisPoints / 100);
const arbitraryDays = fc.oneof(fc.constant('min' as const), fc.constantFrom(7, 10, 14, 0.5, 365));
const arbitraryAmount = fc
  .tuple(fc.bigInt({ min: 1n, max: 10n ** 12n }), fc.option(fc.integer({ min: 1, max: 999_999 }), { nil: null }))
  .map(([whole, part]) => (part === null ? String(whole) : `${whole}.${String(part).padStart(6, '0')}`));

const arbitraryGovernor = (governorName: string): fc.Arbitrary<Governor> =>
  fc
    .record({
      chainId: fc.constantFrom(...CHAINS),
      refundMechanism: fc.boolean(),
      quorumThreshold: arbitraryQuorum,
      proposalThreshold: arbitraryPercent,
      votingPeriod: arbitraryDays,
      preVotingTimelock: fc.oneof(arbitraryDays, fc.constant(0)),
      preExecutionTimelock: fc.oneof(arbitraryDays, fc.constant(0)),
    })
    .map((chosen) => sampleGovernor({ ...chosen, tempId: governorName, governorName }));

const arbitraryGovernors: fc.Arbitrary<Governor[]> = fc
  .uniqueArray(arbitraryName, { maxLength: 4 })
  .chain((names) => fc.tuple(...names.map(arbitraryGovernor)).map((governors) => [...governors]));

/** A wallet that names plain accounts and, where given, modules; `keys` must mean different accounts. */
function arbitrarySelection(keys: readonly string[]): fc.Arbitrary<WalletSelection> {
  const account = keys.length > 0 ? fc.oneof(arbitraryAddress, fc.constantFrom(...keys)) : arbitraryAddress;
  return fc
    .record({
      isMultisig: fc.boolean(),
      addresses: fc.uniqueArray<string, string>(account, { minLength: 1, maxLength: 4 }),
      pick: fc.nat(),
    })
    .map(({ isMultisig, addresses, pick }) => ({
      isMultisig,
      addresses: isMultisig ? addresses : addresses.slice(0, 1),
      threshold: 1 + (pick % (isMultisig ? addresses.length : 1)),
    }));
}

const arbitraryVeto = ({ chainId, governorName }: Governor): fc.Arbitrary<Veto> =>
  arbitrarySelection([]).map((selection) => ({ ...selection, chainId, governorName }));

const arbitraryWallet = (chainId: ChainId, name: string, keys: readonly string[]): fc.Arbitrary<ChainWallet> =>
  arbitrarySelection(keys).map((selection) => ({ ...selection, chainId, name }));

interface ChainParts {
  treasury: ChainWallet[];
  groups: ChainWallet[];
  authority: ChainWallet;
  receivers: { chainId: ChainId; receivers: { tempId: string; address: string; amount: string }[] };
}

/** What is on one chain besides governors; a wallet may name governors of that chain and Safes listed before it. */
function arbitraryChain(chainId: ChainId, governors: readonly Governor[]): fc.Arbitrary<ChainParts> {
  const governorKeys = governors
    .filter((governor) => governor.chainId === chainId)
    .map((governor) => moduleKey('governor', governor.governorName));
  const treasuries = fc.array(arbitraryWallet(chainId, '', governorKeys), { maxLength: 1 });
  return treasuries.chain((treasury) => {
    const keys = [...governorKeys, ...(treasury[0]?.isMultisig ? [moduleKey('safeTreasury')] : [])];
    const address = keys.length > 0 ? fc.oneof(arbitraryAddress, fc.constantFrom<string>(...keys)) : arbitraryAddress;
    const receiver = fc.record({ tempId: fc.uuid(), address, amount: arbitraryAmount });
    return fc.record({
      treasury: fc.constant(treasury),
      groups: fc.array(
        fc.constantFrom('Grants', 'Security', '').chain((name) => arbitraryWallet(chainId, name, keys)),
        { maxLength: 3 },
      ),
      authority: arbitraryWallet(chainId, '', keys),
      // A governor's quorum is a share of something.
      receivers: fc
        .array(receiver, { minLength: governorKeys.length > 0 ? 1 : 0, maxLength: 5 })
        .map((receivers) => ({ chainId, receivers })),
    });
  });
}

function assemble(
  name: string,
  symbol: string,
  governors: Governor[],
  upgrades: WalletSelection,
  vetoes: readonly Veto[],
  chains: readonly ChainParts[],
  extra: readonly ChainId[],
): PlanInput['organisation'] {
  const tokenChains = [...new Set([...governors.map(({ chainId }) => chainId), ...extra])].sort((a, b) => a - b);
  const token = sampleToken({
    name,
    symbol,
    chainIds: tokenChains,
    initialReceivers: chains.map((chain) => chain.receivers).filter(({ chainId }) => tokenChains.includes(chainId)),
    authority: chains.map((chain) => chain.authority).filter(({ chainId }) => tokenChains.includes(chainId)),
  });
  const modules = sampleModules({
    protocolUpgrades: upgrades,
    safeTreasury: chains.flatMap((chain) => chain.treasury),
    workingGroup: chains.flatMap((chain) => chain.groups).slice(0, 5),
    governor: governors,
    // Whoever guards needs time to.
    preVoteVeto: vetoes.filter((_, i) => i % 3 !== 0 && governors[i]?.preVotingTimelock !== 0),
    preExecutionVeto: vetoes.filter((_, i) => i % 2 === 0 && governors[i]?.preExecutionTimelock !== 0),
  });
  return { name, modules, token: tokenChains.length > 0 ? token : null };
}

/** Two keys may mean the same account only by chance of the generator; such a Safe would be refused. */
const hasDistinctOwners = ({ addresses }: WalletSelection): boolean =>
  addresses.every((a, i) => !addresses.some((b, j) => j > i && sameAddress(a, b)));

const arbitraryOrganisation: fc.Arbitrary<PlanInput['organisation']> = arbitraryGovernors.chain((governors) =>
  fc
    .record({
      name: arbitraryName,
      symbol: fc.stringMatching(/^[A-Z]{1,11}$/),
      upgrades: arbitrarySelection([]),
      vetoes: fc.tuple(...governors.map(arbitraryVeto)),
      chains: fc.tuple(...CHAINS.map((chainId) => arbitraryChain(chainId, governors))),
      extra: fc.subarray([...CHAINS]),
    })
    .map(({ name, symbol, upgrades, vetoes, chains, extra }) => assemble(name, symbol, governors, upgrades, vetoes, chains, extra))
    .filter((organisation) => organisationChainIds(organisation).length > 0 && hasDistinctOwners(organisation.modules.protocolUpgrades)),
);

/** A complete, deployable input: organisation, salt and one deployer for each of its chains. */
export const arbitraryPlanInput: fc.Arbitrary<PlanInput> = fc
  .record({
    organisation: arbitraryOrganisation,
    salt: arbitrarySalt,
    accounts: fc.tuple(arbitraryAddress, arbitraryAddress, arbitraryAddress),
  })
  .map(({ organisation, salt, accounts }) => ({
    organisation,
    salt,
    deployers: Object.fromEntries(organisationChainIds(organisation).map((chainId) => [chainId, accounts[CHAINS.indexOf(chainId)]!])),
  }));
