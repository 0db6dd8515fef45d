import type { Bridge } from '@althing/domain/bridges';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import { encodeAbiParameters } from 'viem';

export interface DeliveryChoice {
  /** Receives what is left of the fee. */
  refund: Address;
  /** Gas for the delivery on the other chain. With 0, a message over Wormhole is only published. */
  gasLimit: bigint;
  /** Chain on which Wormhole's relayer returns unused gas. */
  refundChainId: ChainId;
}

const ADDRESS = { type: 'address' } as const;
const NUMBER = { type: 'uint256' } as const;

const refundOnly = ({ refund }: DeliveryChoice): Hex => encodeAbiParameters([ADDRESS], [refund]);
const refundAndGas = ({ refund, gasLimit }: DeliveryChoice): Hex => encodeAbiParameters([ADDRESS, NUMBER], [refund, gasLimit]);

const ENCODERS: Readonly<Record<Bridge, (choice: DeliveryChoice) => Hex>> = {
  hyperlane: refundAndGas,
  layerzero: refundAndGas,
  ccip: refundAndGas,
  axelar: refundOnly,
  wormhole: ({ refund, gasLimit, refundChainId }) =>
    encodeAbiParameters([ADDRESS, NUMBER, NUMBER], [refund, BigInt(refundChainId), gasLimit]),
  polymer: refundOnly,
  connext: refundOnly,
};

/** Encodes a message's options for the bridge's adapter. */
export const encodeBridgeOptions = (bridge: Bridge, choice: DeliveryChoice): Hex => ENCODERS[bridge](choice);
