import { readSafe, upgradeAuthorityAbi } from '@althing/bindings';
import type { Electorate } from '@althing/domain/upgrades';
import { type Address, type ChainId, sameAddress } from '@althing/domain/units';
import { isUpgradeDescription } from '@althing/domain/upgrades';
import { getAddress, zeroAddress } from 'viem';
import { isNodeFailure } from '../chains/reachable.ts';
import type { LedgerContract } from '../store/deployments.ts';
import type { UpgradeProposalRecord } from '../store/upgradeProposals.ts';
import type { UpgradeDependencies } from './ports.ts';

type Dependencies = Pick<UpgradeDependencies, 'chains' | 'deployments' | 'chainData'>;

/** An electorate, or a chain that does not answer. */
export type ReadElectorate = Electorate | { chainId: ChainId; kind: 'unknown' };

/** What is decided about. */
export type Decided = Pick<
  UpgradeProposalRecord,
  'id' | 'organisationId' | 'name' | 'planHash' | 'transactions' | 'voteChainIds' | 'createdAt' | 'words'
>;

/** A governor's vote is over, and it agreed. */
const PASSED: ReadonlySet<string> = new Set(['succeeded', 'pendingexecution', 'executed']);
const PER_PAGE = 100;
const MAX_PAGES = 10;

/** Governor whose account this is: its timelock, or itself where it has none. */
function governorOf(contracts: readonly LedgerContract[], owner: Address): Address | undefined {
  const account = contracts.find(({ kind, address }) => (kind === 'timelock' || kind === 'governor') && sameAddress(address, owner));
  const governor = account && contracts.find(({ kind, name }) => kind === 'governor' && name === account.name);
  return governor && getAddress(governor.address);
}

/** The calls that a governor has to agree to, as its proposals name them. */
function callsOf({ transactions }: Decided, chainId: ChainId, governor: Address): string[][] {
  return transactions
    .filter((each) => each.chainId === chainId && each.sender.governor && sameAddress(each.sender.governor.address, governor))
    .map(({ calls }) => calls.map(({ target, value, calldata }) => `${target.toLowerCase()}/${value}/${calldata.toLowerCase()}`));
}

/** Whether every transaction that the governor is to send has passed its vote, as the proposal says it. */
async function hasPassed({ chainData }: Dependencies, proposal: Decided, chainId: ChainId, governor: Address): Promise<boolean> {
  const wanted = callsOf(proposal, chainId, governor);
  if (wanted.length === 0) return false;
  const { id, name: proposalName, planHash, words } = proposal;
  const passed: string[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < MAX_PAGES; page++) {
    const { items, nextCursor } = await chainData.proposals({ governors: [{ chainId, address: governor }], limit: PER_PAGE, cursor });
    for (const { state, description, actions } of items) {
      if (!PASSED.has(state) || !isUpgradeDescription(description, { id, proposalName, planHash, words })) continue;
      passed.push(actions.map(({ target, value, calldata }) => `${target.toLowerCase()}/${value}/${calldata.toLowerCase()}`).join());
    }
    const isEarlier = items.some(({ createdAt }) => new Date(createdAt) < proposal.createdAt);
    if (nextCursor === null || isEarlier) break;
    cursor = nextCursor;
  }
  return wanted.every((calls) => passed.includes(calls.join()));
}

async function read(
  dependencies: Dependencies,
  proposal: Decided,
  chainId: ChainId,
  contracts: readonly LedgerContract[],
): Promise<Electorate> {
  const authority = contracts.find(({ kind }) => kind === 'proxyAdmin');
  if (!authority) return { chainId, address: zeroAddress, kind: 'nobody' };
  const client = dependencies.chains.quick(chainId);
  const owner = await client.readContract({ address: authority.address, abi: upgradeAuthorityAbi, functionName: 'owner' });
  if (owner === zeroAddress) return { chainId, address: owner, kind: 'nobody' };
  const governor = governorOf(contracts, owner);
  if (governor) {
    return { chainId, address: owner, kind: 'governor', governor, hasPassed: await hasPassed(dependencies, proposal, chainId, governor) };
  }
  const safe = await readSafe(client, owner);
  return { chainId, address: owner, kind: 'signers', voters: safe?.owners ?? [owner], threshold: safe?.threshold ?? 1 };
}

/** Who decides about a proposal, as its chains have it now. */
export async function readElectorates(dependencies: Dependencies, proposal: Decided): Promise<ReadElectorate[]> {
  const contracts = await dependencies.deployments.contracts(proposal.organisationId);
  return Promise.all(
    proposal.voteChainIds.map((chainId) =>
      read(
        dependencies,
        proposal,
        chainId,
        contracts.filter((contract) => contract.chainId === chainId),
      ).catch((error: unknown): ReadElectorate => {
        if (isNodeFailure(error)) return { chainId, kind: 'unknown' };
        throw error;
      }),
    ),
  );
}
