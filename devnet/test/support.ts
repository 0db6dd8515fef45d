import { decodeRevert, revertDataOf, tokenAbi } from '@althing/bindings';
import { deliveriesIn, type LocalDelivery } from '@althing/bindings/localBridges';
import type { Bridge } from '@althing/domain/bridges';
import type { Address, ChainId } from '@althing/domain/units';
import { encodeFunctionData, maxUint256, type TransactionReceipt } from 'viem';
import { type LocalAccount, type LocalChain, type LocalClient, localClient, mined, startPlatformChain } from '../src/index.ts';
import { untakenPort } from '../src/ports.ts';

export interface Chains {
  clients: readonly LocalClient[];
  stop(): Promise<void>;
}

/** Local chains with real endpoints, for one file of tests. */
export async function startChains(chainIds: readonly ChainId[]): Promise<Chains> {
  const chains: LocalChain[] = [];
  for (const chainId of chainIds) chains.push(await startPlatformChain({ chainId, port: await untakenPort() }));
  return { clients: chains.map(localClient), stop: async () => void (await Promise.all(chains.map((chain) => chain.stop()))) };
}

/** Why a contract refused, in its words: the name of its error, or its reason. */
export async function refusalOf(attempt: Promise<unknown>): Promise<string> {
  try {
    await attempt;
  } catch (error) {
    const data = revertDataOf(error);
    if (!data) throw error;
    const { name, args } = decodeRevert(data);
    return name === 'Error' ? String(args[0]) : name === 'Unknown' ? data : name;
  }
  throw new Error('Nothing was refused');
}

/** As much as the spender likes. */
export async function approve(client: LocalClient, account: LocalAccount, token: Address, spender: Address): Promise<void> {
  const data = encodeFunctionData({ abi: tokenAbi, functionName: 'approve', args: [spender, maxUint256] });
  await mined(client, { account, to: token, data });
}

/** What a transaction gave to a bridge, step by step. */
export function takenBy(from: LocalClient, { logs }: Pick<TransactionReceipt, 'logs'>, bridge: Bridge): LocalDelivery {
  return deliveriesIn({ chainId: from.chain.id, client: from }, logs).find((each) => each.bridge === bridge)!;
}
