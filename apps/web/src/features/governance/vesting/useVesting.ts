import { getGrantsOf, getVestedVotes, getVesting } from '@althing/bindings';
import type { OrganisationDetail } from '@althing/domain/http';
import type { Address } from '@althing/domain/units';
import { useChainRead } from '../../../lib/chain/useChainRead.ts';

const LOOK_EVERY = 15_000;
/** Grants of one contract that are drawn: each is read from the chain. */
export const MOST_GRANTS = 60;

/** Vesting contracts of an organisation that stand. */
export const vestingsOf = ({ contracts }: Pick<OrganisationDetail, 'contracts'>) =>
  contracts.filter(({ kind, state }) => kind === 'tokenVesting' && (state === 'confirmed' || state === 'verified'));

/** The first grants of a vesting contract. */
export const useVesting = (chainId: number, vesting: string) =>
  useChainRead({
    chainId,
    key: ['vesting', vesting],
    every: 60_000,
    read: (client) => getVesting(client, { vesting: vesting as Address, limit: MOST_GRANTS }),
  });

/** What an account has in a vesting contract. */
export const useGrantsOf = (chainId: number, vesting: string, account: Address) =>
  useChainRead({
    chainId,
    key: ['vesting', vesting, account],
    every: LOOK_EVERY,
    read: (client) => getGrantsOf(client, { vesting: vesting as Address, account }),
  });

interface VestedVotesOf {
  chainId: number;
  vesting: string;
  governor: string;
  proposalId: string;
  account: Address;
  snapshot: number;
}

/** What an account can vote with on a proposal through a vesting contract. */
export const useVestedVotes = ({ chainId, vesting, governor, proposalId, account, snapshot }: VestedVotesOf) =>
  useChainRead({
    chainId,
    key: ['vested-votes', vesting, governor, proposalId, account],
    every: LOOK_EVERY,
    read: (client) =>
      getVestedVotes(client, {
        vesting: vesting as Address,
        governor: governor as Address,
        proposalId: BigInt(proposalId),
        account,
        snapshot: BigInt(snapshot),
      }),
  });
