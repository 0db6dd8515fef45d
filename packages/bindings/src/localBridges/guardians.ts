import { concat, type Hex, keccak256, size, slice, toHex } from 'viem';
import { BRIDGE_VALIDATORS } from './addresses.ts';

/** What Wormhole's guardians sign. */
export interface WormholeMessage {
  timestamp?: number;
  nonce?: number;
  emitterChain: number;
  emitter: Hex;
  sequence: bigint;
  consistencyLevel: number;
  payload: Hex;
}

/** The part of a message that is signed. */
export function wormholeBody(message: WormholeMessage): Hex {
  const { timestamp = 0, nonce = 0, emitterChain, emitter, sequence, consistencyLevel, payload } = message;
  return concat([
    toHex(timestamp, { size: 4 }),
    toHex(nonce, { size: 4 }),
    toHex(emitterChain, { size: 2 }),
    emitter,
    toHex(sequence, { size: 8 }),
    toHex(consistencyLevel, { size: 1 }),
    payload,
  ]);
}

/** The hash by which Wormhole's contracts identify a message. */
export const wormholeHash = (message: WormholeMessage): Hex => keccak256(keccak256(wormholeBody(message)));

/** Signed by all three guardians, because a quorum of three is three. */
export async function signedByGuardians(message: WormholeMessage): Promise<Hex> {
  const hash = wormholeHash(message);
  const signatures = await Promise.all(
    BRIDGE_VALIDATORS.map(async (guardian, index) => {
      const signature = await guardian.sign({ hash });
      const parity = Number(slice(signature, size(signature) - 1)) - 27;
      return concat([toHex(index, { size: 1 }), slice(signature, 0, 64), toHex(parity, { size: 1 })]);
    }),
  );
  return concat(['0x01', toHex(0, { size: 4 }), toHex(signatures.length, { size: 1 }), ...signatures, wormholeBody(message)]);
}
