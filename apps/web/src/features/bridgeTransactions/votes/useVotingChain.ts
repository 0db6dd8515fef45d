import { bridgeAdaptersOf, getNamedSpoke, governorSpokeAbi, messageControllerAbi, type NamedSpoke } from '@althing/bindings';
import { type Bridge, bridgeBetween, BRIDGES, legDuration, relayerFee } from '@althing/domain/bridges';
import { type Address, NATIVE } from '@althing/domain/units';
import type { Client } from 'viem';
import { readContract } from 'viem/actions';
import { useChainRead } from '../../../lib/chain/useChainRead.ts';
import { useChain } from '../../../lib/config/useChain.ts';

/** For recording a message at home; votes are counted by whoever executes it. */
const DELIVERY_GAS = 400_000n;
const EVERY = 15_000;

export interface VotingPlace {
  homeChainId: number;
  governor: Address;
  chainId: number;
  proposalId: string;
  /** Snapshot, UNIX seconds. */
  timepoint: number;
}

/** The spoke that the governor believes on a chain, and since when. */
export const useNamedSpoke = ({ homeChainId, governor, chainId }: VotingPlace) =>
  useChainRead({
    chainId: homeChainId,
    key: ['namedSpoke', governor, chainId],
    read: (client) => getNamedSpoke(client, { governor, chainId }),
  });

/** Whether the governor counts votes that the spoke sends for a proposal with this snapshot. */
export const isCounted = ({ spoke, since }: NamedSpoke, { timepoint }: Pick<VotingPlace, 'timepoint'>): boolean =>
  spoke !== NATIVE && since <= timepoint;

export interface AwayStanding {
  /** What the account had there at the snapshot. */
  votes: bigint;
  /** What it has cast there; null where it has not. */
  own: { support: number; weight: bigint; isKept: boolean } | null;
  /** Sums of what is kept together: against, for, abstain. */
  tally: readonly bigint[];
}

/** What a spoke says of an account and a proposal. An error while its chain's clock is not past the snapshot. */
export const useAwayStanding = ({ chainId, proposalId, timepoint }: VotingPlace, spoke: Address, account: Address | null) =>
  useChainRead({
    chainId,
    key: ['awayStanding', spoke, proposalId, timepoint, account],
    every: EVERY,
    read: async (client): Promise<AwayStanding> => {
      const at = { address: spoke, abi: governorSpokeAbi } as const;
      const [id, time, voter] = [BigInt(proposalId), BigInt(timepoint), account ?? NATIVE];
      const [votes, [support, weight, isKept], tally] = await Promise.all([
        account === null ? 0n : readContract(client, { ...at, functionName: 'getVotes', args: [voter, time] }),
        readContract(client, { ...at, functionName: 'voteOf', args: [id, time, voter] }),
        readContract(client, { ...at, functionName: 'tallyOf', args: [id, time] }),
      ]);
      return { votes, own: weight === 0n ? null : { support, weight, isKept }, tally };
    },
  });

export interface VoteBridge {
  bridge: Bridge;
  adapter: Address;
  /** Wei to give to it. */
  fee: bigint;
  gasLimit: bigint;
  durationSeconds: number;
}

/** Bridges that carry votes from a voting chain home, fastest first, and how many have to agree there. */
export function useVoteBridges({ chainId, homeChainId }: VotingPlace, spoke: Address) {
  const origin = useChain(chainId);
  const connected = BRIDGES.filter((bridge) => bridgeBetween(bridge, chainId, homeChainId).isAvailable);
  const adapters = bridgeAdaptersOf(chainId);
  const heardBy = (client: Client, address: Address) =>
    Promise.all(
      connected.map((bridge) =>
        readContract(client, { address, abi: messageControllerAbi, functionName: 'isApproved', args: [adapters![bridge]] }),
      ),
    );
  const away = useChainRead({
    chainId,
    key: ['voteBridges', spoke],
    enabled: adapters !== undefined,
    read: async (client) => {
      const at = { address: spoke, abi: governorSpokeAbi } as const;
      const controller = await readContract(client, { ...at, functionName: 'messageController' });
      const approved = await heardBy(client, controller);
      const usable = connected.filter((_, index) => approved[index]);
      const fees = await readContract(client, {
        ...at,
        functionName: 'quote',
        args: [usable.map((bridge) => adapters![bridge]), DELIVERY_GAS],
      });
      const bridges = usable.map((bridge, index): VoteBridge => ({
        bridge,
        adapter: adapters![bridge],
        fee: relayerFee(bridge, fees[index]!, { feeMultiplier: 1 }),
        gasLimit: DELIVERY_GAS,
        durationSeconds: legDuration(bridge, origin),
      }));
      return { controller, bridges: bridges.sort((a, b) => a.durationSeconds - b.durationSeconds) };
    },
  });
  const controller = away.data?.controller;
  const home = useChainRead({
    chainId: homeChainId,
    key: ['voteMinimum', controller, chainId],
    enabled: controller !== undefined,
    read: async (client) => {
      const at = { address: controller!, abi: messageControllerAbi } as const;
      const [[minimum], heard] = await Promise.all([
        readContract(client, { ...at, functionName: 'originOf', args: [BigInt(chainId)] }),
        heardBy(client, controller!),
      ]);
      return { minimum, heard: connected.filter((_, index) => heard[index]) };
    },
  });
  const data = away.data &&
    home.data && { required: home.data.minimum, bridges: away.data.bridges.filter(({ bridge }) => home.data.heard.includes(bridge)) };
  return { data, isError: away.isError || home.isError };
}
