import { tokenAbi } from '@althing/bindings';
import { rpc } from '@althing/devnet';
import type { Address, Hex } from '@althing/domain/units';
import { concat, encodeFunctionData, numberToHex, parseAbi, size } from 'viem';
import type { TestOrganisation } from '../test/indexer/founding.ts';
import { World } from '../test/indexer/world.ts';

/** Safe 1.4.1, at the same address on every chain; called directly it makes the calls as itself. */
const MULTI_SEND_CALL_ONLY: Address = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2';
const multiSendAbi = parseAbi(['function multiSend(bytes transactions) payable']);
const TRANSFERS_PER_BLOCK = 5;
/** A transfer by somebody who has delegated logs the transfer and the change of votes. */
const EVENTS_PER_TRANSFER = 2;

const inOneCall = (calls: readonly { to: Address; data: Hex }[]): Hex =>
  encodeFunctionData({
    abi: multiSendAbi,
    functionName: 'multiSend',
    args: [
      concat(
        calls.flatMap(({ to, data }) => [
          numberToHex(0, { size: 1 }),
          to,
          numberToHex(0, { size: 32 }),
          numberToHex(size(data), { size: 32 }),
          data,
        ]),
      ),
    ],
  });

/**
 * Puts `organisations` organisations and then blocks of five token transfers each on a local chain, until there are about `events`
 * indexed events in all.
 */
export async function fillChain(url: string, { organisations = 50, events }: { organisations?: number; events: number }): Promise<void> {
  const world = await new World(url).load();
  const founder = world.accounts[0]!;
  const founded: TestOrganisation[] = [];
  for (let n = 0; n < organisations; n += 1) {
    const organisation = await world.found(`Organisation ${n}`, [founder, MULTI_SEND_CALL_ONLY]);
    const delegate = encodeFunctionData({ abi: tokenAbi, functionName: 'delegate', args: [MULTI_SEND_CALL_ONLY] });
    await world.send(founder, MULTI_SEND_CALL_ONLY, inOneCall([{ to: organisation.token, data: delegate }]));
    founded.push(organisation);
  }
  const blocks = Math.ceil((events - organisations * 30) / (TRANSFERS_PER_BLOCK * EVENTS_PER_TRANSFER));
  for (let block = 0; block < blocks; block += 1) {
    const { token } = founded[block % founded.length]!;
    const calls = Array.from({ length: TRANSFERS_PER_BLOCK }, (_, n) => {
      const to = numberToHex(0x10_000 + ((block * TRANSFERS_PER_BLOCK + n) % 5_000), { size: 20 });
      return { to: token, data: encodeFunctionData({ abi: tokenAbi, functionName: 'transfer', args: [to, BigInt(block + 1)] }) };
    });
    await rpc(url, 'eth_sendTransactionSync', [
      { from: founder, to: MULTI_SEND_CALL_ONLY, data: inOneCall(calls), gas: numberToHex(3_000_000) },
    ]);
  }
}
