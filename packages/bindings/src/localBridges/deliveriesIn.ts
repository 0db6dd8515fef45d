import { acrossDeliveries } from './across.ts';
import { axelarDeliveries } from './axelar.ts';
import { ccipDeliveries } from './ccip.ts';
import type { Deliveries } from './delivery.ts';
import { hyperlaneDeliveries } from './hyperlane.ts';
import { layerZeroDeliveries } from './layerZero.ts';
import { polymerDeliveries } from './polymer.ts';
import { wormholeDeliveries } from './wormhole.ts';

const BRIDGES = [
  hyperlaneDeliveries,
  layerZeroDeliveries,
  ccipDeliveries,
  axelarDeliveries,
  wormholeDeliveries,
  polymerDeliveries,
  acrossDeliveries,
];

/** Everything that a transaction gave to bridges of local chains. */
export const deliveriesIn: Deliveries = (origin, logs) => BRIDGES.flatMap((deliveries) => deliveries(origin, logs));
