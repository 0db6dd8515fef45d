import type { fixedExpiryTellerAbi, fixedTermTellerAbi } from '@althing/bindings';
import type { Hex } from '@althing/domain/units';
import { zeroAddress } from 'viem';
import { accountTokenSubject, holdingSubject, idSubject } from '../../../store/chain/bondChanges.ts';
import type { Change, Series } from '../../../store/chain/changes.ts';
import type { Handlers } from '../../handlers.ts';

const add = (contract: Hex, series: Series, subject: Hex, amount: bigint): Change => ({
  table: 'checkpoint',
  contract,
  series,
  subject,
  change: { add: amount },
});

const set = (contract: Hex, series: Series, subject: Hex, value: number): Change => ({
  table: 'checkpoint',
  contract,
  series,
  subject,
  change: { set: BigInt(value) },
});

/** A transfer of bonds of one ERC-1155 id. From the zero address it is minting, to the zero address redemption; neither changes that address. */
function moved(teller: Hex, from: Hex, to: Hex, tokenId: bigint, amount: bigint): Change[] {
  return [
    ...(from === zeroAddress ? [] : [add(teller, 'bondBalance', holdingSubject(from, tokenId), -amount)]),
    ...(to === zeroAddress
      ? [{ table: 'bondRedemption' as const, bondId: tokenId, owner: from, amount }]
      : [add(teller, 'bondBalance', holdingSubject(to, tokenId), amount)]),
  ];
}

/** Events of both tellers, including the ERC-1155 transfers of the fixed-term one. */
export const bondTellerHandlers: Handlers<typeof fixedTermTellerAbi> = {
  BondPurchased: ({ address, args: { id, ...purchase } }) => [
    { table: 'bondPurchase', teller: address, marketId: id, ...purchase },
    add(address, 'purchases', idSubject(id), 1n),
    add(address, 'sold', idSubject(id), purchase.payout),
    add(address, 'purchased', idSubject(id), purchase.quoteAmount - purchase.protocolFee - purchase.referrerFee),
  ],
  ProtocolFeeUpdated: ({ address, args: { fee } }) => [set(address, 'protocolFee', address, fee)],
  CreateFeeDiscountUpdated: ({ address, args: { discount } }) => [set(address, 'createFeeDiscount', address, discount)],
  ReferrerFeeUpdated: ({ address, args: { referrer, fee } }) => [set(address, 'referrerFee', referrer, fee)],
  FeesClaimed: ({ address, args: { who, token, amount } }) => [add(address, 'feesClaimed', accountTokenSubject(who, token), amount)],
  TransferSingle: ({ address, args: { from, to, id, amount } }) => moved(address, from, to, id, amount),
  TransferBatch: ({ address, args: { from, to, ids, amounts } }) =>
    ids.flatMap((id, index) => moved(address, from, to, id, amounts[index] ?? 0n)),
  ERC1155BondTokenCreated: ({ address, args: { tokenId, underlying, expiry } }) => bondToken(address, tokenId, underlying, expiry),
};

/** What a bond pays out, and from when. */
function bondToken(teller: Hex, bondId: bigint, underlying: Hex, expiry: number): Change[] {
  const subject = idSubject(bondId);
  return [
    { table: 'link', contract: teller, relation: 'underlying', subject, target: underlying },
    set(teller, 'bondExpiry', subject, expiry),
  ];
}

/** Events that only the fixed-expiry teller logs: it creates ERC-20 bond tokens. */
export const expiryTellerHandlers: Handlers<typeof fixedExpiryTellerAbi> = {
  ERC20BondTokenCreated: ({ address, args: { bondToken: token, underlying, expiry } }) => [
    { table: 'contract', address: token, kind: 'bondToken', name: '', organisation: null, creator: address },
    ...bondToken(address, BigInt(token), underlying, expiry),
  ],
};
