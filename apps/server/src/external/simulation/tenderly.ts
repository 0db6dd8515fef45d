import { z } from 'zod';
import type { TenderlyAccess } from '../../base/config.ts';
import { type BlockToSimulate, type SimulatedCall, SimulationFailed, type Simulator } from './simulator.ts';

const TIMEOUT_MS = 10_000;
/** Bytes of one answer that are read. Results have much that is not used. */
const MOST_BYTES = 8_388_608;

const bytes = z.string().regex(/^0x([0-9a-fA-F]{2})*$/) as unknown as z.ZodType<`0x${string}`>;
const log = z.object({ raw: z.object({ address: bytes, topics: z.array(bytes).max(4), data: bytes.default('0x') }) });
const answer = z.object({
  simulation_results: z
    .array(
      z.object({
        transaction: z.object({
          status: z.boolean(),
          gas_used: z.number().int().nonnegative(),
          transaction_info: z.object({
            logs: z.array(log).nullable().default([]),
            call_trace: z.object({ output: bytes.nullish() }).nullish(),
          }),
        }),
      }),
    )
    .max(1_000),
});
const refusal = z.object({ error: z.object({ message: z.string() }) });

type Result = z.output<typeof answer>['simulation_results'][number];

const resultOf = ({ transaction: { status, gas_used, transaction_info: info } }: Result): SimulatedCall => ({
  isDone: status,
  data: info.call_trace?.output ?? '0x',
  gas: BigInt(gas_used),
  logs: (info.logs ?? []).map(({ raw }) => raw),
});

/** Their service stops at the first call that fails; those after it were not made. */
const NOT_MADE: SimulatedCall = { isDone: false, data: '0x', gas: 0n, logs: [] };

/** What accounts are changed to goes with the first call of their block, and lasts. */
function simulationsOf(networkId: string, blockNumber: bigint, { overrides, calls }: BlockToSimulate) {
  const objects = Object.fromEntries(
    overrides.map(({ address, code, balance, slots }) => [
      address,
      {
        ...(code === undefined ? {} : { code }),
        ...(balance === undefined ? {} : { balance: String(balance) }),
        ...(slots === undefined ? {} : { storage: Object.fromEntries(slots.map(({ slot, value }) => [slot, value])) }),
      },
    ]),
  );
  return calls.map(({ from, to, data, value, gas }, index) => ({
    network_id: networkId,
    block_number: Number(blockNumber),
    from,
    to,
    input: data,
    value: String(value),
    gas_price: '0',
    ...(gas === undefined ? {} : { gas: Number(gas) }),
    ...(index === 0 && overrides.length > 0 ? { state_objects: objects } : {}),
    simulation_type: 'full',
    save: false,
  }));
}

async function textOf(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > MOST_BYTES) throw new Error('Tenderly answered more than is read');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Tenderly's `simulate-bundle`. The access key never leaves the server. Transfers of the chain's currency are not in its logs. */
export const createTenderlySimulator = ({ url, account, project, accessKey }: TenderlyAccess): Simulator => ({
  name: 'tenderly',
  async run({ chainId, blockNumber }, blocks) {
    const simulations = blocks.flatMap((block) => simulationsOf(String(chainId), blockNumber, block));
    try {
      const response = await fetch(`${url}/api/v1/account/${account}/project/${project}/simulate-bundle`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-access-key': accessKey },
        body: JSON.stringify({ simulations }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const body: unknown = JSON.parse(await textOf(response));
      if (!response.ok) throw new Error(refusal.safeParse(body).data?.error.message ?? `Tenderly answered ${response.status}`);
      const results = answer.parse(body).simulation_results.map(resultOf);
      let next = 0;
      return blocks.map(({ calls }) => calls.map(() => results[next++] ?? NOT_MADE));
    } catch (error) {
      throw new SimulationFailed('unavailable', error instanceof Error ? error.message : String(error));
    }
  },
});
