import type { Log, PublicClient } from 'viem';
import type { ChainClients } from '../chains/chainClients.ts';
import { type BlockToSimulate, type SimulatedCall, SimulationFailed, type Simulator } from '../external/simulation/simulator.ts';

/** Nodes word it differently. */
const TOO_LITTLE = /insufficient (funds|balance)|not enough funds/i;

const blockOf = ({ overrides, calls }: BlockToSimulate) => ({
  calls: calls.map(({ from, to, data, value, gas }) => ({ account: from, to, data, value, ...(gas === undefined ? {} : { gas }) })),
  ...(overrides.length > 0 && {
    stateOverrides: overrides.map(({ address, code, balance, slots }) => ({
      address,
      ...(balance === undefined ? {} : { balance }),
      ...(code === undefined ? {} : { code }),
      ...(slots === undefined ? {} : { stateDiff: slots.map(({ slot, value }) => ({ slot, value })) }),
    })),
  }),
});

async function simulate(client: PublicClient, blockNumber: bigint, blocks: readonly BlockToSimulate[]): Promise<SimulatedCall[][]> {
  const answered = await client.simulateBlocks({ blockNumber, traceTransfers: true, blocks: blocks.map(blockOf) });
  return answered.map(({ calls }) =>
    calls.map(({ status, data, gasUsed, logs }) => ({
      isDone: status === 'success',
      data,
      gas: gasUsed,
      logs: (logs ?? []).map(({ address, topics, data: bytes }: Log) => ({ address, topics, data: bytes })),
    })),
  );
}

/** Asks our own nodes (`eth_simulateV1`), each of them once and for a few seconds. */
export const createNodeSimulator = (chains: ChainClients): Simulator => ({
  name: 'node',
  async run({ chainId, blockNumber }, blocks) {
    try {
      return await simulate(chains.quick(chainId), blockNumber, blocks);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      throw new SimulationFailed(TOO_LITTLE.test(message) ? 'money' : 'unavailable', message);
    }
  },
});
