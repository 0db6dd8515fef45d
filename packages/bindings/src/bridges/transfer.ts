import type { Bridge } from '@althing/domain/bridges';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import { type Call, contractCall } from '../call.ts';
import { assetControllerAbi, controllerWrapperAbi } from '../contracts.ts';
import type { PermitSignature } from '../permit.ts';
import { bridgeAdaptersOf } from './adapters.ts';
import { encodeBridgeOptions } from './options.ts';

/** What one bridge is given for carrying a transfer. */
export interface TransferLeg {
  bridge: Bridge;
  /** Wei to send along. */
  fee: bigint;
  /** Gas of its delivery on the other chain. */
  gasLimit: bigint;
}

export interface OutgoingTransfer {
  chainId: ChainId;
  destinationChainId: ChainId;
  controller: Address;
  token: Address;
  /** The platform's wrapper, which takes its fee of the amount; null where the controller is called itself. */
  wrapper: Address | null;
  /** What the sender pays, in units of the token. */
  amount: bigint;
  /** The most that the wrapper may take of it. */
  maxFee: bigint;
  recipient: Address;
  /** How many bridges have to agree; 1 for a single bridge. */
  threshold: number;
  unwrap: boolean;
  legs: readonly TransferLeg[];
  /** Gets back what bridges do not need. */
  payer: Address;
  /** Instead of an allowance; through the wrapper only. */
  permit?: PermitSignature | undefined;
}

function legsOf({ chainId, legs, payer }: OutgoingTransfer): { adapter: Address; fee: bigint; options: Hex }[] {
  const adapters = bridgeAdaptersOf(chainId);
  if (!adapters) throw new Error(`The platform has no bridges on chain ${chainId}`);
  return legs.map(({ bridge, fee, gasLimit }) => ({
    adapter: adapters[bridge],
    fee,
    options: encodeBridgeOptions(bridge, { refund: payer, gasLimit, refundChainId: chainId }),
  }));
}

/** The call by which a holder sends tokens to another chain. Its value is the sum of the bridges' fees. @throws Error where the chain has no bridges. */
export function encodeTransfer(outgoing: OutgoingTransfer): Call {
  const { controller, token, wrapper, amount, maxFee, recipient, threshold, unwrap, destinationChainId, permit } = outgoing;
  const legs = legsOf(outgoing);
  const value = legs.reduce((sum, { fee }) => sum + fee, 0n);
  const transfer = { recipient, threshold, unwrap, amount, destinationChain: BigInt(destinationChainId) };
  if (wrapper === null)
    return contractCall({ address: controller, abi: assetControllerAbi, functionName: 'transferTo', args: [transfer, legs], value });
  const at = { address: wrapper, abi: controllerWrapperAbi, value } as const;
  return permit
    ? contractCall({ ...at, functionName: 'transferToWPermit', args: [controller, token, transfer, maxFee, legs, permit] })
    : contractCall({ ...at, functionName: 'transferTo', args: [controller, token, transfer, maxFee, legs] });
}
