import { decodeRevert, revertDataOf, tokenAbi } from '@althing/bindings';
import { deliveriesIn, type LocalDelivery } from '@althing/bindings/localBridges';
import type { Bridge } from '@althing/domain/bridges';
import type { Address, ChainId } from '@althing/domain/units';
import { encodeFunctionData, maxUint256, parseEther, type TransactionReceipt } from 'viem';
import {
  type AssetControllerOptions,
  foundPortal,
  foundToken,
  type LocalAccount,
  type LocalChain,
  type LocalClient,
  localClient,
  mined,
  passSeconds,
  startPlatformChain,
  TransferDesk,
} from '../src/index.ts';
import { untakenPort } from '../src/ports.ts';

const SELECTOR_DIGITS = 10;

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

/** `taken`, or why a contract refused, in its words: the name of its error, its reason, or the selector of another's error. */
export async function outcomeOf(attempt: Promise<unknown>): Promise<string> {
  try {
    await attempt;
    return 'taken';
  } catch (error) {
    const data = revertDataOf(error);
    if (!data) throw error;
    const { name, args } = decodeRevert(data);
    if (name === 'Error') return String(args[0]);
    return name === 'Unknown' ? data.slice(0, SELECTOR_DIGITS) : name;
  }
}

/** Why a contract refused. @throws where it did not. */
export async function refusalOf(attempt: Promise<unknown>): Promise<string> {
  const outcome = await outcomeOf(attempt);
  if (outcome === 'taken') throw new Error('Nothing was refused');
  return outcome;
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

/** A token of which somebody has a million on the first of the chains, and its controllers, which burn and mint between all of them. */
export async function openToken(clients: readonly LocalClient[], holder: LocalAccount, options: Partial<AssetControllerOptions>) {
  let [token, controller]: Address[] = [];
  for (const client of clients) {
    const others = clients.filter((other) => other !== client).map((other) => other.chain.id);
    token = await foundToken(client, { holders: client === clients[0] ? [[holder.address, parseEther('1000000')]] : [], number: 10 });
    controller = await foundPortal(client, { ...options, token, others, number: 11 });
    await approve(client, holder, token, controller);
    await passSeconds(client, 2);
  }
  return { token: token!, desk: new TransferDesk(controller!, clients) };
}
