import { BRIDGE_VALIDATORS } from './addresses.ts';

/** Version of the signatures of CCIP's verifier. */
export const CCIP_VERIFIER_TAG = '0x49ff34ed';

/** The one group of signers of LayerZero's verifier. */
export const LAYERZERO_VERIFIER_ID = 1;

/** Operators of Axelar's gateway, each of weight 1, of whom two are enough. */
export const AXELAR_OPERATORS = {
  accounts: BRIDGE_VALIDATORS.map(({ address }) => address),
  weights: BRIDGE_VALIDATORS.map(() => 1n),
  threshold: 2n,
};

/** As much as any delivery takes, since the failure of a receiver that is caught would make an estimate too low. */
export const RELAY_GAS = 3_000_000n;
