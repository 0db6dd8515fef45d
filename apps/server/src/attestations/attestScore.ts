import { passportDecoderOf, scoreTypedData, type SignedScore } from '@althing/bindings';
import { SCORE_DECIMALS } from '@althing/domain/governance';
import type { Address, ChainId } from '@althing/domain/units';
import { privateKeyToAccount } from 'viem/accounts';
import type { Config } from '../base/config.ts';
import { unavailable } from '../base/errors.ts';
import type { ChainClients } from '../chains/chainClients.ts';
import { isUnreachable } from '../chains/reachable.ts';

/** Seconds for which a score counts. */
const LIFETIME = 90 * 86_400;

interface ScoreAttestorDependencies {
  config: Pick<Config, 'scoreSignerKey'>;
  chains: ChainClients;
}

/** What `attestScore` answers, with the score as decimal text. */
type ScoreAnswer = Omit<SignedScore, 'claim'> & { claim: Omit<SignedScore['claim'], 'score'> & { score: string } };

/** Signs passport scores for the registry of a local chain, by the clock of that chain. Answers undefined on every other network and chain. */
export function createScoreAttestor({ config, chains }: ScoreAttestorDependencies) {
  const signer = config.scoreSignerKey && privateKeyToAccount(config.scoreSignerKey);

  return async function attestScore(asked: { chainId: ChainId; account: Address; points: number }): Promise<ScoreAnswer | undefined> {
    const { chainId, account, points } = asked;
    const registry = passportDecoderOf(chainId);
    if (!signer || !registry || !chains.has(chainId)) return undefined;
    const { timestamp } = await chains
      .client(chainId)
      .getBlock()
      .catch((error: unknown) => {
        throw isUnreachable(error) ? unavailable('A chain cannot be reached', 'rpc-unavailable') : error;
      });
    const issuedAt = Number(timestamp);
    const claim = { account, score: BigInt(points) * 10n ** BigInt(SCORE_DECIMALS), issuedAt, expiresAt: issuedAt + LIFETIME };
    const signature = await signer.signTypedData(scoreTypedData({ registry, chainId, claim }));
    return { claim: { ...claim, score: String(claim.score) }, signer: signer.address, signature };
  };
}
