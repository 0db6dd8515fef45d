import type { Check } from '@althing/bindings';
import type { Address, ChainId } from '@althing/domain/units';
import type { ChainClients } from '../chains/chainClients.ts';
import { askChecks } from './askChecks.ts';
import { deploymentPlace, rememberedBlock } from './deploymentPlace.ts';
import type { CheckAnswer, CheckRunner } from './ports.ts';

/**
 * Asks the questions of checks at the block that created a contract; at the newest one where its node keeps no state that old. Throws where no node
 * answers.
 */
export async function askAtCreation(
  dependencies: { chains: Pick<ChainClients, 'client' | 'untrusted'>; runChecks: CheckRunner },
  chainId: ChainId,
  contract: Address,
  checks: readonly Check[],
): Promise<CheckAnswer[]> {
  const client = dependencies.chains.client(chainId);
  const latest = await client.getBlockNumber();
  const place = await deploymentPlace(client, contract, { latest, reported: undefined });
  const blockNumber = (await rememberedBlock(client, contract, place.blockNumber)) ?? latest;
  return askChecks(dependencies, chainId, checks, { blockNumber });
}
