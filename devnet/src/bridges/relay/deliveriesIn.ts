import type { TransactionReceipt } from 'viem';
import type { LocalClient } from '../../client.ts';
import { axelarDeliveries } from './axelar.ts';
import { ccipDeliveries } from './ccip.ts';
import type { Delivery } from './delivery.ts';
import { hyperlaneDeliveries } from './hyperlane.ts';
import { layerZeroDeliveries } from './layerZero.ts';
import { polymerDeliveries } from './polymer.ts';
import { wormholeDeliveries } from './wormhole.ts';

const BRIDGES = [hyperlaneDeliveries, layerZeroDeliveries, ccipDeliveries, axelarDeliveries, wormholeDeliveries, polymerDeliveries];

/** Everything that a transaction gave to bridges, to be brought in whatever order, twice, or never. */
export const deliveriesIn = (from: LocalClient, { logs }: TransactionReceipt): readonly Delivery[] =>
  BRIDGES.flatMap((deliveries) => deliveries(from, logs));
