import { createHash } from 'node:crypto';
import { chainById } from '@althing/domain/chains';
import type { EndpointBody } from '@althing/domain/http';
import type { Address, Hex } from '@althing/domain/units';
import { getAddress } from 'viem';
import { invalid } from '../../base/errors.ts';
import { createSharedAnswers } from '../../base/sharedAnswers.ts';
import { createRelayerFees, type FeeRequest, type RelayerFee } from '../../fees/relayerFees.ts';
import { feesTogether, quotedBy } from '../../fees/severalFees.ts';
import { type MessageOutcome, simulateMessage } from '../../fees/simulateMessage.ts';
import type { ApiDependencies } from '../dependencies.ts';
import type { Handlers } from '../endpointHandlers.ts';
import type { NodeTurns } from '../nodeTurns.ts';

type One = EndpointBody<'POST /api/v1/bridge/relayer-fee'>;
type Keys = 'POST /api/v1/bridge/relayer-fee' | 'POST /api/v1/bridge/relayer-fees' | 'POST /api/v1/bridge/message-simulation';
type Dependencies = Pick<ApiDependencies, 'config' | 'chains' | 'now'>;

/** Milliseconds an answer is reused: gas prices and the state of a chain change with every block. */
const LIFETIME_MS = 4_000;
const MOST_ANSWERS = 500;

const callsOf = ({ targets, calldatas }: { targets: string[]; calldatas: string[] }) => ({
  targets: targets.map((target) => getAddress(target)),
  calldatas: calldatas as Hex[],
});

const addressOf = (value: string | undefined): Address | undefined => (value === undefined ? undefined : getAddress(value));

/** A short cache key, however long the calls are. */
const keyOf = (body: unknown): string => createHash('sha256').update(JSON.stringify(body)).digest('base64');

function feeRequest(body: One): FeeRequest {
  const { controllerAddress, ...rest } = body;
  const controller = { controllerAddress: addressOf(controllerAddress) };
  return rest.messageType === 'message'
    ? { ...rest, ...controller, ...callsOf(rest) }
    : { ...rest, ...controller, recipient: getAddress(rest.recipient), amount: BigInt(rest.amount), unwrap: rest.unwrap ?? false };
}

export function relayerFeeHandlers({ config, chains, now }: Dependencies, inTurn: NodeTurns): Handlers<Keys> {
  const feeOf = createRelayerFees({ config, chains });
  const shareFee = createSharedAnswers<RelayerFee>(now, LIFETIME_MS, MOST_ANSWERS);
  const shareOutcome = createSharedAnswers<MessageOutcome>(now, LIFETIME_MS, MOST_ANSWERS);

  const quote = (body: One): Promise<RelayerFee> => shareFee(keyOf(body), () => feeOf(feeRequest(body)));

  function requireChains({ sourceChainId, destinationChainId }: Pick<One, 'sourceChainId' | 'destinationChainId'>): void {
    const unknown = [sourceChainId, destinationChainId].find((chainId) => !chains.has(chainId));
    if (unknown !== undefined) throw invalid(`Chain ${unknown} is not supported`, 'unknown-chain');
  }

  return {
    'POST /api/v1/bridge/relayer-fee': ({ body, request }) => inTurn(request, () => quote(body)),

    async 'POST /api/v1/bridge/relayer-fees'({ body, request }) {
      requireChains(body);
      const { bridgeAdapterIds, ...rest } = body;
      const askOne = (bridgeAdapterId: string) =>
        inTurn(request, () => quotedBy(bridgeAdapterId, () => quote({ bridgeAdapterId, ...rest })));
      const fees = await Promise.all(bridgeAdapterIds.map(askOne));
      return feesTogether(fees, body.threshold, chainById(config.listedChains, body.sourceChainId)!);
    },

    async 'POST /api/v1/bridge/message-simulation'({ body, request }) {
      requireChains(body);
      const { sourceChainId, destinationChainId } = body;
      const message = {
        sourceChainId,
        destinationChainId,
        controllerAddress: getAddress(body.controllerAddress),
        sender: getAddress(body.sender),
        ...callsOf(body),
      };
      return inTurn(request, () => shareOutcome(keyOf(body), () => simulateMessage(chains, message)));
    },
  };
}
