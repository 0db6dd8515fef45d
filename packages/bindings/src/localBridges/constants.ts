import { BRIDGE_VALIDATORS } from './addresses.ts';

/** Version tag of the signatures for CCIP's verifier. */
export const CCIP_VERIFIER_TAG = '0x49ff34ed';

/** Id of the only group of signers in LayerZero's verifier. */
export const LAYERZERO_VERIFIER_ID = 1;

/** Operators of Axelar's gateway. Each has the weight 1, and two are enough. */
export const AXELAR_OPERATORS = {
  accounts: BRIDGE_VALIDATORS.map(({ address }) => address),
  weights: BRIDGE_VALIDATORS.map(() => 1n),
  threshold: 2n,
};

/** Enough for any delivery. Not estimated, because an estimate is too low where a receiver's failure is caught. */
export const RELAY_GAS = 3_000_000n;
