import type { Address, ChainId, Hex } from '@althing/domain/units';

export interface CallToSimulate {
  from: Address;
  to: Address;
  data: Hex;
  /** Wei. */
  value: bigint;
  /** As much as the block allows where absent. */
  gas?: bigint;
}

/** What an account should be like from a block on. */
export interface AccountOverride {
  address: Address;
  code?: Hex;
  /** Wei. */
  balance?: bigint;
  slots?: readonly { slot: Hex; value: Hex }[];
}

/** Calls one after the other, each seeing what those before it did. */
export interface BlockToSimulate {
  overrides: readonly AccountOverride[];
  calls: readonly CallToSimulate[];
}

export interface SimulatedLog {
  address: Address;
  topics: readonly Hex[];
  data: Hex;
}

export interface SimulatedCall {
  isDone: boolean;
  /** What it returned, or the data of its revert. */
  data: Hex;
  gas: bigint;
  /** Transfers of the chain's currency too, as of a token at `CURRENCY_LOGS`. */
  logs: readonly SimulatedLog[];
}

/** The place in logs from which the chain's currency is told as if it were a token. */
export const CURRENCY_LOGS: Address = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE';

export interface SimulationPlace {
  chainId: ChainId;
  /** The state after this block is the one from which the simulation begins. */
  blockNumber: bigint;
}

/** Runs blocks of calls that are never sent. */
export interface Simulator {
  name: 'node' | 'tenderly';
  /** Results by block and call. Throws `SimulationFailed` where nothing could be simulated. */
  run(place: SimulationPlace, blocks: readonly BlockToSimulate[]): Promise<SimulatedCall[][]>;
}

export class SimulationFailed extends Error {
  override name = 'SimulationFailed';
  /** `money`: an account would have to send more than it holds, which fails the whole request of some nodes. */
  readonly because: 'money' | 'unavailable';

  constructor(because: SimulationFailed['because'], message: string) {
    super(message);
    this.because = because;
  }
}
