import { governorAbi, timelockAbi, tokenAbi, upgradeAuthorityAbi } from '@althing/bindings';
import type { Address, ChainId } from '@althing/domain/units';
import type { GovernorValues, Present, PresentValues, TokenValues } from '@althing/planner';
import { getAddress, type PublicClient, zeroAddress } from 'viem';
import { unavailable } from '../base/errors.ts';
import { isNodeFailure } from '../chains/reachable.ts';
import { readTogether } from '../chains/readTogether.ts';
import type { LedgerContract } from '../store/deployments.ts';
import type { UpgradeDependencies } from './ports.ts';

const addressOrNull = (address: Address): Address | null => (address === zeroAddress ? null : address);

async function readGovernor(client: PublicClient, address: Address, timelock: Address | undefined): Promise<GovernorValues> {
  const contract = { address, abi: governorAbi } as const;
  const [votingDelay, votingPeriod, proposalThreshold, quorum, preVoteVetoer, preExecutionVetoer, delay] = await Promise.all([
    client.readContract({ ...contract, functionName: 'votingDelay' }),
    client.readContract({ ...contract, functionName: 'votingPeriod' }),
    client.readContract({ ...contract, functionName: 'proposalThreshold' }),
    client.readContract({ ...contract, functionName: 'quorumNumerator' }),
    client.readContract({ ...contract, functionName: 'preVoteVetoer' }),
    client.readContract({ ...contract, functionName: 'preExecutionVetoer' }),
    timelock ? client.readContract({ address: timelock, abi: timelockAbi, functionName: 'getMinDelay' }) : null,
  ]);
  return {
    address,
    votingDelay: Number(votingDelay),
    votingPeriod: Number(votingPeriod),
    proposalThreshold,
    quorum: Number(quorum),
    timelockDelay: delay === null ? null : Number(delay),
    preVoteVetoer: addressOrNull(preVoteVetoer),
    preExecutionVetoer: addressOrNull(preExecutionVetoer),
  };
}

async function readToken(client: PublicClient, address: Address, bridges: readonly Address[]): Promise<TokenValues> {
  const contract = { address, abi: tokenAbi } as const;
  const [owner, pendingOwner, [treasury, thresholds, basisPoints], limits] = await Promise.all([
    client.readContract({ ...contract, functionName: 'owner' }),
    client.readContract({ ...contract, functionName: 'pendingOwner' }),
    client.readContract({ ...contract, functionName: 'bridgeTax' }),
    Promise.all(
      bridges.map(async (account) => {
        const [minting, burning] = await Promise.all([
          client.readContract({ ...contract, functionName: 'mintingMaxLimitOf', args: [account] }),
          client.readContract({ ...contract, functionName: 'burningMaxLimitOf', args: [account] }),
        ]);
        return { account, minting, burning };
      }),
    ),
  ]);
  return {
    address,
    owner,
    pendingOwner: addressOrNull(pendingOwner),
    taxTreasury: addressOrNull(treasury),
    bridgeTaxes: thresholds.map((threshold, index) => ({ threshold, basisPoints: Number(basisPoints[index]) })),
    limits,
  };
}

async function readChain(
  client: PublicClient,
  contracts: readonly LedgerContract[],
  minters: readonly Address[],
): Promise<PresentValues | undefined> {
  const authority = contracts.find(({ kind }) => kind === 'proxyAdmin');
  if (!authority) return undefined;
  const governors = contracts.filter(({ kind }) => kind === 'governor');
  const timelockOf = (name: string) => contracts.find((other) => other.kind === 'timelock' && other.name === name)?.address;
  // A governor whose program was replaced may answer nothing; it then counts as it was reviewed.
  const unless = (error: unknown) => {
    if (isNodeFailure(error)) throw error;
    return undefined;
  };
  const token = contracts.find(({ kind }) => kind === 'token');
  const controllers = contracts.filter(({ kind }) => kind === 'assetController').map(({ address }) => getAddress(address));
  const bridges = [...new Set([...controllers, ...minters.map((account) => getAddress(account))])];
  const [upgradeOwner, tokenValues, ...values] = await Promise.all([
    client.readContract({ address: authority.address, abi: upgradeAuthorityAbi, functionName: 'owner' }),
    token && readToken(client, getAddress(token.address), bridges).catch(unless),
    ...governors.map(({ address, name }) => readGovernor(client, getAddress(address), timelockOf(name)).catch(unless)),
  ]);
  return { upgradeOwner, governors: values.filter((each) => each !== undefined), token: tokenValues ?? null };
}

/** What the contracts of an organisation say today, each chain at one block. */
export async function readPresent(
  { chains, tokenMinters }: Pick<UpgradeDependencies, 'chains' | 'tokenMinters'>,
  contracts: readonly LedgerContract[],
): Promise<Present['on']> {
  const chainIds = [...new Set(contracts.map(({ chainId }) => chainId))];
  const read = async (chainId: ChainId) => {
    const own = contracts.filter((contract) => contract.chainId === chainId);
    const token = own.find(({ kind }) => kind === 'token');
    // The index knows who was ever given limits, the chain whether they still have them.
    const minters = token ? await tokenMinters.of(chainId, getAddress(token.address)) : [];
    return [chainId, await readChain(readTogether(chains.quick(chainId)), own, minters)] as const;
  };
  try {
    return Object.fromEntries((await Promise.all(chainIds.map(read))).filter(([, values]) => values !== undefined));
  } catch (error) {
    throw isNodeFailure(error) ? unavailable('The chain cannot be reached', 'rpc-unavailable') : error;
  }
}
