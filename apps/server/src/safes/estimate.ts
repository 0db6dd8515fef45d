import { SAFE_SIMULATE_ACCESSOR } from '@althing/bindings';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import { BaseError, decodeAbiParameters, encodeFunctionData, parseAbi, parseAbiParameters, RawContractError, slice } from 'viem';
import type { ChainClients } from '../chains/chainClients.ts';
import { asking, type ReadState } from './readState.ts';
import { refuse } from './refuse.ts';

const simulation = parseAbi([
  'function simulateAndRevert(address targetContract, bytes calldataPayload)',
  'function simulate(address to, uint256 value, bytes data, uint8 operation) returns (uint256 estimate, bool success, bytes returnData)',
]);
const GAS = 20_000_000n;

/** What a Safe is to do. */
export interface EstimatedCall {
  to: Address;
  value: bigint;
  data: Hex;
  operation: 0 | 1;
}

/** What the Safe reverted with: whether the simulation ran, the length of its answer, and the answer. */
function answerIn(error: unknown): Hex | undefined {
  const raw = error instanceof BaseError ? error.walk((cause) => cause instanceof RawContractError || 'data' in (cause as object)) : null;
  const data = raw && 'data' in raw ? raw.data : undefined;
  const hex = typeof data === 'object' && data !== null && 'data' in data ? data.data : data;
  return typeof hex === 'string' && hex.length > 2 + 64 * 5 ? slice(hex as Hex, 64) : undefined;
}

/** How much gas a call of a Safe uses, by Safe's own simulation contract, which the Safe runs as itself and then undoes. */
export function createEstimates({ chains, readState }: { chains: ChainClients; readState: ReadState }) {
  return async function estimate(chainId: ChainId, safe: Address, { to, value, data, operation }: EstimatedCall): Promise<bigint> {
    await readState(chainId, safe);
    const simulated = encodeFunctionData({ abi: simulation, functionName: 'simulate', args: [to, value, data, operation] });
    const args = [SAFE_SIMULATE_ACCESSOR, simulated] as const;
    const call = encodeFunctionData({ abi: simulation, functionName: 'simulateAndRevert', args });
    const answer = await asking(chains, chainId, async (client) => {
      try {
        await client.call({ to: safe, data: call, gas: GAS });
        return undefined;
      } catch (error) {
        const found = answerIn(error);
        if (found) return found;
        throw error;
      }
    });
    const [gas, success] = answer ? decodeAbiParameters(parseAbiParameters('uint256, bool, bytes'), answer) : [0n, false];
    if (!success) throw refuse('invalid', 'safe-call-fails');
    return gas;
  };
}
