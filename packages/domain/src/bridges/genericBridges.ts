import { type Seconds, seconds } from '../units.ts';

/** docs/requirements.md#bridge-constants: the second set, bridges that carry tokens without adapters of ours. */
export const GENERIC_BRIDGES = ['across', 'layerzero', 'stargate', 'mayan-swift', 'wormhole-ntt', 'relay'] as const;
export type GenericBridge = (typeof GENERIC_BRIDGES)[number];

export interface GenericBridgeFacts {
  /** Name shown to people. */
  name: string;
  /** Time from sending to arrival. */
  duration: Seconds;
}

export const GENERIC_BRIDGE_FACTS: Readonly<Record<GenericBridge, GenericBridgeFacts>> = {
  across: { name: 'Across', duration: seconds(5) },
  layerzero: { name: 'LayerZero', duration: seconds(5) },
  stargate: { name: 'Stargate', duration: seconds(5) },
  'mayan-swift': { name: 'Mayan Swift', duration: seconds(10) },
  'wormhole-ntt': { name: 'Wormhole NTT', duration: seconds(900) },
  relay: { name: 'Relay', duration: seconds(5) },
};
