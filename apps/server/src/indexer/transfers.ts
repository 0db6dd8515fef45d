import type { Hex } from '@althing/domain/units';
import { pad, toEventSelector } from 'viem';
import type { TransferChange } from '../store/chain/transferChanges.ts';
import type { Registry } from './registry.ts';
import type { Log } from './rpc/answers.ts';
import type { LogFilter } from './rpc/node.ts';

/*
 * Which tokens an organisation was sent is learnt from the logs of all tokens that name one of its contracts as sender or recipient. Any contract may
 * log such a thing: whether it means anything is judged where it is shown, by the token.
 */

/** ERC-20 and ERC-721 share it. The id of an ERC-721 is a fourth topic, an amount is data. */
const TRANSFER = toEventSelector('Transfer(address,address,uint256)');
const TOPICS = 3;
const WORD = 2 + 64;

const addressOf = (topic: Hex): Hex => `0x${topic.slice(26)}`;

/** For logs of tokens that name one of these contracts. */
export function transferFilters(holders: readonly Hex[]): LogFilter[] {
  const named = holders.map((holder) => pad(holder));
  return holders.length === 0 ? [] : [{ topics: [[TRANSFER], named] }, { topics: [[TRANSFER], null, named] }];
}

/** Whether the log is what those filters ask for. */
export const isTransferOf = (holders: ReadonlySet<Hex>, { topics }: Log): boolean =>
  topics[0] === TRANSFER && topics.slice(1, TOPICS).some((topic) => holders.has(addressOf(topic)));

/** What a log of a token means for the contracts of `registry`. Transfers of nothing are left out: anybody can log them in anybody's name. */
export function transfersIn({ address: token, blockNumber, topics, data }: Log, registry: Registry): TransferChange[] {
  const [topic, sender, recipient] = topics;
  if (topic !== TRANSFER || topics.length !== TOPICS || data.length < WORD) return [];
  const [from, to, value] = [addressOf(sender!), addressOf(recipient!), BigInt(data.slice(0, WORD))];
  if (value === 0n) return [];
  const row = { table: 'transfer', token, value, part: 0, isAnnounced: false } as const;
  return [
    ...(registry.holds(from, blockNumber) ? [{ ...row, holder: from, direction: 'out' as const, counterparty: to }] : []),
    ...(registry.holds(to, blockNumber) ? [{ ...row, holder: to, direction: 'in' as const, counterparty: from }] : []),
  ];
}
