import { getQuadraticSettings, getQuadraticWeight, getScore, getVotes, getPastVotes } from '@althing/bindings';
import type { Address } from '@althing/domain/units';
import { useChainRead } from '../../../lib/chain/useChainRead.ts';

const LOOK_EVERY = 10_000;

export interface ScoreQuestion {
  chainId: number;
  governor: Address;
  token: Address;
  account: Address;
  /** UNIX seconds of the snapshot, once it has passed. */
  snapshot: number | undefined;
}

/** Far away, for the settings that apply to what is proposed next. */
const LATEST = 2n ** 48n - 1n;

/** An account's passport score, the governor's bands, and the votes whose root is taken. */
export const useScore = ({ chainId, governor, token, account, snapshot }: ScoreQuestion) =>
  useChainRead({
    chainId,
    key: ['score', governor, account, snapshot],
    every: LOOK_EVERY,
    read: async (client) => {
      const settings = await getQuadraticSettings(client, { governor, snapshot: snapshot === undefined ? LATEST : BigInt(snapshot) });
      const [score, votes, counted] = await Promise.all([
        getScore(client, { decoder: settings.decoder, account }),
        snapshot === undefined
          ? getVotes(client, { token, account })
          : getPastVotes(client, { token, account, timepoint: BigInt(snapshot) }),
        snapshot === undefined ? null : getQuadraticWeight(client, { governor, account, snapshot: BigInt(snapshot) }),
      ]);
      return { score, votes, settings, counted };
    },
  });
