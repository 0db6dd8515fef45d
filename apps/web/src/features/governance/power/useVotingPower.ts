import { getDelegate, getPastVotes, getTokenBalance, getVotes } from '@althing/bindings';
import type { VotingPower } from '@althing/domain/governance';
import type { Address } from '@althing/domain/units';
import { zeroAddress } from 'viem';
import { useChainRead } from '../../../lib/chain/useChainRead.ts';

const LOOK_EVERY = 10_000;

export interface VotingPowerOf {
  chainId: number;
  token: Address;
  /** Undefined where no wallet is connected; nothing is read then. */
  account: Address | undefined;
  /** UNIX seconds of a proposal's snapshot, once that has passed. */
  snapshot?: number | undefined;
}

/** Votes of an account, now and at a snapshot, and whom it delegates to. */
export function useVotingPower({ chainId, token, account, snapshot }: VotingPowerOf) {
  return useChainRead({
    chainId,
    key: ['voting-power', token, account, snapshot],
    enabled: account !== undefined,
    every: LOOK_EVERY,
    read: async (client): Promise<VotingPower> => {
      if (!account) throw new Error('No account');
      const [balance, now, delegate, atSnapshot] = await Promise.all([
        getTokenBalance(client, { token, account }),
        getVotes(client, { token, account }),
        getDelegate(client, { token, account }),
        snapshot === undefined ? null : getPastVotes(client, { token, account, timepoint: BigInt(snapshot) }),
      ]);
      return { balance, now, atSnapshot, delegate: delegate === zeroAddress ? null : delegate };
    },
  });
}
