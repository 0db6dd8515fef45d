import type { EndpointResponse } from '@althing/domain/http';
import { type Address, type ChainId, sameAddress } from '@althing/domain/units';
import { shortenHex } from '../../lib/format/shortenHex.ts';

type Permission = EndpointResponse<'GET /api/v1/bonds/organisations/:id/markets/permission'>;

export interface SellerChoice {
  /** Empty for the account itself. */
  value: string;
  label: string;
  /** Where it can sell; undefined for everywhere. */
  chainId: ChainId | undefined;
}

/** Who may open the market: the account itself, and Safes to which it may propose that. */
export const sellerChoices = ({ mayCreate, mayProposeTo }: Permission, account: Address | null): SellerChoice[] => [
  ...(mayCreate ? [{ value: '', label: `You${account ? `, ${shortenHex(account)}` : ''}`, chainId: undefined }] : []),
  ...mayProposeTo.map(({ chainId, address }) => ({ value: address, label: `VEO Manager, Safe ${shortenHex(address)}`, chainId })),
];

/** The account that would own the market; undefined where none was chosen that can. */
export function sellerOf(choices: readonly SellerChoice[], seller: string, chainId: ChainId, account: Address | null): Address | undefined {
  const possible = choices.filter((choice) => choice.chainId === undefined || choice.chainId === chainId);
  const chosen = possible.find(({ value }) => value === seller || sameAddress(value, seller)) ?? possible[0];
  if (!chosen) return undefined;
  return chosen.value === '' ? (account ?? undefined) : (chosen.value as Address);
}
