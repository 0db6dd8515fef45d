import { type Call, decodeRevert } from '@althing/bindings';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import type { Client } from 'viem';
import { getBalance, getGasPrice, simulateBlocks } from 'viem/actions';
import type { Config } from 'wagmi';
import { getCapabilities, sendCalls } from 'wagmi/actions';
import { readFees } from '../../lib/chain/fees.ts';
import { type Prepared, tooLittle } from './prepareCall.ts';
import type { TransactionRequest } from './transaction.ts';
import { isNoAnswer, refusalOf } from './walletProblem.ts';

/** As EIP-5792 has it now, and as Safe's wallets said it before. */
interface Capabilities {
  atomic?: { status?: string };
  atomicBatch?: { supported?: boolean };
}

/** Whether the wallet makes several calls of this account one transaction. Wallets that do not know the question cannot. */
export async function canBatch(config: Config, account: Address, chainId: ChainId): Promise<boolean> {
  try {
    const { atomic, atomicBatch } = (await getCapabilities(config, { account, chainId })) as Capabilities;
    return atomic?.status === 'supported' || atomicBatch?.supported === true;
  } catch {
    return false;
  }
}

const callsOf = ({ before = [], to, data, value }: TransactionRequest): readonly Call[] => [...before, { to, data, value }];

/** Asks the wallet of a Safe to propose all calls of the request as one transaction. Answers its safeTxHash. */
export async function sendBatch(config: Config, request: TransactionRequest): Promise<Hex> {
  const { chainId, from: account } = request;
  const { id } = await sendCalls(config, { account, chainId, calls: [...callsOf(request)], forceAtomic: true });
  return id as Hex;
}

/** Simulates all calls of the request one after the other in the next block. Never throws. */
export async function prepareBatch(client: Client, request: TransactionRequest): Promise<Prepared> {
  const { from: account } = request;
  const calls = callsOf(request);
  try {
    const [[block], gasPrice, fees, balance] = await Promise.all([
      simulateBlocks(client, { blocks: [{ calls: calls.map((call) => ({ account, ...call })) }] }),
      getGasPrice(client),
      readFees(client),
      getBalance(client, { address: account }),
    ]);
    const results = block?.calls ?? [];
    const failed = results.find(({ status }) => status === 'failure');
    if (failed) return { ok: false, reason: decodeRevert(failed.data).sentence };
    const needed = calls.reduce((sum, { value }) => sum + value, 0n);
    if (balance < needed) return { ok: false, reason: tooLittle(client, needed, balance) };
    const gas = results.reduce((sum, { gasUsed }) => sum + gasUsed, 0n);
    return { ok: true, estimate: { gas, cost: gas * gasPrice, fees } };
  } catch (error) {
    return { ok: false, reason: refusalOf(error), ...(isNoAnswer(error) ? { isUnasked: true } : {}) };
  }
}
