import {
  assetControllerAbi,
  bridgeAdaptersOf,
  bringingCall,
  encodeMessagePayload,
  encodeTransferPayload,
  hyperlaneAdapterAbi as adapterAbi,
} from '@althing/bindings';
import { type Bridge, bridgeBetween, BRIDGES, deliveryGas, legDuration, relayerFee, relayerFeeFailed } from '@althing/domain/bridges';
import { chainById } from '@althing/domain/chains';
import { sentenceOf } from '@althing/domain/errors';
import type { EndpointResponse } from '@althing/domain/http';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import { erc20Abi, isAddressEqual, type Log, parseEventLogs, zeroAddress } from 'viem';
import type { Config } from '../base/config.ts';
import { invalid, Refusal, unavailable } from '../base/errors.ts';
import { reasonOf } from '../base/revertReason.ts';
import type { ChainClients } from '../chains/chainClients.ts';
import { tryCall } from './tryCall.ts';

interface Quoted {
  sourceChainId: ChainId;
  destinationChainId: ChainId;
  bridgeAdapterId: string;
  threshold: number;
  controllerAddress: Address | undefined;
}

export type FeeRequest = Quoted &
  (
    | { messageType: 'message'; targets: readonly Address[]; calldatas: readonly Hex[] }
    | { messageType: 'bridge'; recipient: Address; amount: bigint; unwrap: boolean }
  );

export type RelayerFee = EndpointResponse<'POST /api/v1/bridge/relayer-fee'>;

interface RelayerFeeDependencies {
  config: Pick<Config, 'listedChains'>;
  chains: ChainClients;
}

/** A message number that no controller reaches, so that the fee is never asked for a message that was really sent. */
const NONCE = 0xff_ffff_ffff;
/**
 * The clocks of two chains differ. With the latest possible second a message has not expired anywhere; with the earliest, a transfer was
 * certainly sent before.
 */
const [LAST_SECOND, FIRST_SECOND] = [0xffff_ffff, 1];
/**
 * A controller starts to unwrap only if so much gas is left that the lockbox cannot run out of it, whatever it uses: 454,762. With it what the
 * calls around hold back (a 64th each), and what is given back in the end and so does not count as used.
 */
const UNWRAPPING_RESERVE = 500_000n;
/** Gas for the calls of a message. They are not made when it is delivered, but the payload states a limit for them. */
const MESSAGE_GAS = 2_000_000;

const isBridge = (id: string): id is Bridge => (BRIDGES as readonly string[]).includes(id);

/** Bridges charge for every byte, so this payload is as long as the real one. */
const payloadOf = (request: FeeRequest): Hex =>
  request.messageType === 'bridge'
    ? encodeTransferPayload({ ...request, nonce: NONCE, sentAt: FIRST_SECOND })
    : encodeMessagePayload({ ...request, nonce: NONCE, sentAt: LAST_SECOND, sender: zeroAddress, gasLimit: MESSAGE_GAS });

/** The bridge and its adapter, which has the same address on both chains. Throws `Refusal` where there is none. */
function adapterFor(chains: ChainClients, { bridgeAdapterId: bridge, sourceChainId, destinationChainId }: FeeRequest) {
  const unknown = [sourceChainId, destinationChainId].find((chainId) => !chains.has(chainId));
  if (unknown !== undefined) throw invalid(`Chain ${unknown} is not supported`, 'unknown-chain');
  if (!isBridge(bridge)) throw invalid(sentenceOf('bridge-unsupported'), 'bridge-unsupported');
  const found = bridgeBetween(bridge, sourceChainId, destinationChainId);
  if (!found.isAvailable) throw invalid(found.message, found.code);
  const [adapter, other] = [sourceChainId, destinationChainId].map((chainId) => bridgeAdaptersOf(chainId)?.[bridge]);
  if (!adapter || adapter !== other) throw new Refusal('missing', 'adapter-missing', sentenceOf('adapter-missing'));
  return { bridge, adapter };
}

/** Whether the recipient has got nothing from a delivery that was tried: the transfer then waits until somebody executes it. */
const isOnlyRecorded = (controller: Address, logs: Log[]): boolean =>
  parseEventLogs({ abi: assetControllerAbi, logs, eventName: 'TransferExecuted' }).every(
    ({ address }) => !isAddressEqual(address, controller),
  );

/** Whether a delivery that was tried asked a lockbox for what it keeps: only then the controller approves anything. */
const isUnwrapped = (controller: Address, logs: Log[]): boolean =>
  parseEventLogs({ abi: erc20Abi, logs, eventName: 'Approval' }).some(({ args: { owner } }) => isAddressEqual(owner, controller));

const unmeasured = (problem: string) => ({ gas: undefined, onlyRecords: null, problem });

/** Calculates the fee of one bridge for a message or a transfer. Throws `Refusal` with a sentence for people. */
export function createRelayerFees({ config, chains }: RelayerFeeDependencies) {
  /** Gas for delivering it to its controller on the destination. The calls of a message are made later, and not by bridges. */
  async function measure(bridge: Bridge, adapter: Address, request: FeeRequest, payload: Hex) {
    const { controllerAddress: controller, sourceChainId: originChainId } = request;
    if (controller === undefined) return unmeasured('It was not said which controller takes the message.');
    const client = chains.quick(request.destinationChainId);
    const at = { address: adapter, abi: adapterAbi } as const;
    try {
      const [endpoint, companion] = await Promise.all([
        client.readContract({ ...at, functionName: 'endpoint' }),
        client.readContract({ ...at, functionName: 'companion' }),
      ]);
      const call = bringingCall(bridge, { adapter, at: { endpoint, companion }, originChainId, controller, payload });
      const tried = await tryCall(client, call);
      if (tried.is === 'done') {
        const onlyRecords = request.messageType === 'bridge' ? isOnlyRecorded(controller, tried.logs) : null;
        const gas = tried.gas + (isUnwrapped(controller, tried.logs) ? UNWRAPPING_RESERVE : 0n);
        return { gas, onlyRecords, problem: null };
      }
      if (tried.is === 'refused') return unmeasured(reasonOf(tried.data));
    } catch {
      // The fee is still answered if the destination chain does not respond.
    }
    return unmeasured('The destination could not be asked.');
  }

  return async function feeOf(request: FeeRequest): Promise<RelayerFee> {
    const { bridge, adapter } = adapterFor(chains, request);
    const payload = payloadOf(request);
    const { gas, onlyRecords, problem } = await measure(bridge, adapter, request, payload);
    const gasLimit = deliveryGas(bridge, gas);
    const quote = await chains
      .quick(request.sourceChainId)
      .readContract({
        address: adapter,
        abi: adapterAbi,
        functionName: 'quoteMessage',
        args: [request.controllerAddress ?? adapter, BigInt(request.destinationChainId), gasLimit, payload, true],
      })
      .catch(() => {
        throw unavailable(relayerFeeFailed(bridge), 'relayer-fee-failed');
      });
    const [origin, destination] = [request.sourceChainId, request.destinationChainId].map((id) => chainById(config.listedChains, id)!);
    return {
      fee: String(relayerFee(bridge, quote, destination!)),
      gasLimit: String(gasLimit),
      isMeasured: gas !== undefined,
      onlyRecords,
      problem,
      durationSeconds: legDuration(bridge, origin!),
    };
  };
}
