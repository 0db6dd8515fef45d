import type { Governor, TokenInput } from '@althing/domain/organisation';
import { addressInAnyCase, type ChainId, TOKEN_DECIMALS } from '@althing/domain/units';
import { parseUnits } from 'viem';
import type { KeptToken, VotingToken } from '../../design.ts';
import { PlanError } from '../../errors.ts';

/** The form's existing token on a chain; null where it names none there. */
export function keptToken({ existingTokens = [] }: TokenInput, chainId: ChainId): KeptToken | null {
  const form = existingTokens.find((token) => token.chainId === chainId);
  if (!form) return null;
  const address = addressInAnyCase(form.address);
  if (!address) throw new PlanError('address-invalid', form.address);
  if (form.totalSupply === undefined) throw new PlanError('existing-token-unread', form.address);
  return { address, symbol: form.symbol, supply: parseUnits(form.totalSupply, TOKEN_DECIMALS) };
}

/** Whether the organisation has a token of its own on a chain: a new one, or one that wraps an existing one. */
export const isOwnToken = ({ isCreatingNewToken, isWrappingAccepted, chainIds }: TokenInput, chainId: ChainId): boolean =>
  (isCreatingNewToken || isWrappingAccepted === true) && chainIds.includes(chainId);

/** An existing token whose votes are counted without wrapping it. */
export const asItIs = ({ address, symbol, supply }: KeptToken): VotingToken => ({ address, symbol, votable: supply, lockbox: null });

/** Throws for settings of an existing token that nothing could carry out. */
export function refuseImpossible({ isCreatingNewToken, initialReceivers, vesting = [] }: TokenInput, governors: readonly Governor[]): void {
  if (isCreatingNewToken) return;
  const isGiven = vesting.length > 0 || initialReceivers.some(({ receivers }) => receivers.length > 0);
  if (isGiven) throw new PlanError('existing-token-created', 'token');
  const remote = governors.find(({ chainId, votingChainIds }) => votingChainIds.some((id) => id !== chainId));
  if (remote) throw new PlanError('existing-token-on-one-chain', remote.governorName);
}
