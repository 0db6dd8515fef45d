import type { Address } from '@althing/domain/units';
import { sameAddress } from '@althing/domain/units';
import { BaseError, ContractFunctionRevertedError, ContractFunctionZeroDataError, type Log, parseEventLogs, zeroAddress } from 'viem';
import { readContract } from 'viem/actions';
import type { BondContracts } from '../../../bondContracts.ts';
import type { ReadClient } from '../../../call.ts';
import { erc20BondTokenAbi, fixedExpiryTellerAbi, fixedTermTellerAbi } from '../../../contracts.ts';
import { getBondTokenMetadata } from './getBondTokenMetadata.ts';

export interface Redemption {
  /** As `BondPurchased` has it. */
  bondId: bigint;
  owner: Address;
  underlying: Address;
  /** Units, of the bond as of the underlying. */
  amount: bigint;
}

type Tellers = BondContracts['tellers'];

/** What was redeemed in a transaction, by the burns of bonds that tellers of ours vouch for. */
export async function redemptionsIn(client: ReadClient, tellers: Tellers, logs: readonly Log[]): Promise<Redemption[]> {
  const found = await Promise.all([
    termRedemptions(client, tellers['fixed-term'], logs),
    expiryRedemptions(client, tellers['fixed-expiry'], logs),
  ]);
  return found.flat();
}

function termRedemptions(client: ReadClient, teller: Address, logs: readonly Log[]): Promise<Redemption[]> {
  const ours = logs.filter(({ address }) => sameAddress(address, teller));
  const burns = parseEventLogs({ abi: fixedTermTellerAbi, eventName: 'TransferSingle', args: { to: zeroAddress }, logs: ours });
  return Promise.all(
    burns.map(async ({ args: { id, from, amount } }) => {
      const { underlying } = await getBondTokenMetadata(client, { teller, tokenId: id });
      return { bondId: id, owner: from, underlying, amount };
    }),
  );
}

async function expiryRedemptions(client: ReadClient, teller: Address, logs: readonly Log[]): Promise<Redemption[]> {
  const burns = parseEventLogs({ abi: erc20BondTokenAbi, eventName: 'Transfer', args: { to: zeroAddress }, logs: [...logs] });
  const redemptions = await Promise.all(
    burns.map(async ({ address, args: { from, amount } }) => {
      const underlying = await underlyingOf(client, teller, address);
      return underlying && { bondId: BigInt(address), owner: from, underlying, amount };
    }),
  );
  return redemptions.filter((redemption) => redemption !== null);
}

/** The contract refused or has no such function; whatever else fails is the node. */
const isContractAnswer = (error: unknown): boolean =>
  error instanceof BaseError &&
  error.walk((cause) => cause instanceof ContractFunctionRevertedError || cause instanceof ContractFunctionZeroDataError) !== null;

/** Null for a token that is no bond token of this teller, whatever it says of itself. */
async function underlyingOf(client: ReadClient, teller: Address, token: Address): Promise<Address | null> {
  try {
    const [underlying, expiry] = await Promise.all([
      readContract(client, { address: token, abi: erc20BondTokenAbi, functionName: 'underlying' }),
      readContract(client, { address: token, abi: erc20BondTokenAbi, functionName: 'expiry' }),
    ]);
    const registered = await readContract(client, {
      address: teller,
      abi: fixedExpiryTellerAbi,
      functionName: 'bondTokens',
      args: [underlying, expiry],
    });
    return sameAddress(registered, token) ? underlying : null;
  } catch (error) {
    if (isContractAnswer(error)) return null;
    throw error;
  }
}
