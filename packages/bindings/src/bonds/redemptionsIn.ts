import type { Address } from '@althing/domain/units';
import { sameAddress } from '@althing/domain/units';
import { type Log, numberToHex, parseEventLogs, zeroAddress } from 'viem';
import { readContract } from 'viem/actions';
import type { BondContracts } from '../bondContracts.ts';
import type { ReadClient } from '../call.ts';
import { erc20BondTokenAbi, fixedExpiryTellerAbi, fixedTermTellerAbi } from '../contracts.ts';
import { isContractAnswer } from '../isContractAnswer.ts';

export interface Redemption {
  /** As in `BondPurchased`. */
  bondId: bigint;
  owner: Address;
  underlying: Address;
  /** Smallest units of the bond, which equal those of the underlying token. */
  amount: bigint;
}

type Tellers = BondContracts['tellers'];
/** Null where the bond is not one of ours. */
type UnderlyingOf = (bondId: bigint) => Promise<Address | null>;

/** Per transaction. Anybody can log burns of any number of tokens, and checking each takes a request to the node. */
export const MAX_REDEEMED_BONDS = 100;

/**
 * What accounts chosen by `isOwner` redeemed in a transaction: the burns of bonds that our tellers confirm.
 *
 * @throws RangeError where they burnt more than `MAX_REDEEMED_BONDS` different tokens, bonds or not; nothing is read then.
 */
export async function redemptionsIn(
  client: ReadClient,
  tellers: Tellers,
  logs: readonly Log[],
  isOwner: (owner: Address) => boolean,
): Promise<Redemption[]> {
  const ofTerm = termBurns(tellers['fixed-term'], logs).filter(({ owner }) => isOwner(owner));
  const ofExpiry = expiryBurns(logs).filter(({ owner }) => isOwner(owner));
  const bonds = new Set([...ofTerm, ...ofExpiry].map(({ bondId }) => bondId));
  if (bonds.size > MAX_REDEEMED_BONDS) throw new RangeError(`The transaction redeems more than ${MAX_REDEEMED_BONDS} kinds of bonds`);
  const found = await Promise.all([
    redemptions(ofTerm, async (tokenId) => {
      const bond = { address: tellers['fixed-term'], abi: fixedTermTellerAbi, functionName: 'tokenMetadata', args: [tokenId] } as const;
      const [, underlying] = await readContract(client, bond);
      return underlying;
    }),
    redemptions(ofExpiry, (bondId) => underlyingOf(client, tellers['fixed-expiry'], numberToHex(bondId, { size: 20 }))),
  ]);
  return found.flat();
}

type Burn = Omit<Redemption, 'underlying'>;

function termBurns(teller: Address, logs: readonly Log[]): Burn[] {
  const ours = logs.filter(({ address }) => sameAddress(address, teller));
  return parseEventLogs({ abi: fixedTermTellerAbi, eventName: 'TransferSingle', args: { to: zeroAddress }, logs: ours }).map(
    ({ args: { id, from, amount } }) => ({ bondId: id, owner: from, amount }),
  );
}

const expiryBurns = (logs: readonly Log[]): Burn[] =>
  parseEventLogs({ abi: erc20BondTokenAbi, eventName: 'Transfer', args: { to: zeroAddress }, logs: [...logs] }).map(
    ({ address, args: { from, amount } }) => ({ bondId: BigInt(address), owner: from, amount }),
  );

/** Asks once per bond, however often it was burnt. */
async function redemptions(burns: readonly Burn[], ask: UnderlyingOf): Promise<Redemption[]> {
  const ids = [...new Set(burns.map(({ bondId }) => bondId))];
  const answers = new Map(await Promise.all(ids.map(async (id) => [id, await ask(id)] as const)));
  return burns.flatMap((burn) => {
    const underlying = answers.get(burn.bondId);
    return underlying ? [{ ...burn, underlying }] : [];
  });
}

/** Null for a token that the teller does not know as a bond, whatever the token claims. */
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
