import { hyperlaneAdapterAbi as adapterAbi } from '../contracts.ts';
import { type Hex, parseEventLogs } from 'viem';
import type { SentLog } from './delivery.ts';

/** Hexadecimal digits of a message's kind and threshold, which are between the controller's address and the message's number. */
const BEFORE_NUMBER = 2;

/** Changes the last digit of the first byte of the message's number. */
function forgedIn(data: Hex, controller: string): Hex {
  const parts = data.split(controller);
  return parts
    .map((part, index) => {
      if (index === 0 || part.length <= BEFORE_NUMBER) return part;
      const digit = part[BEFORE_NUMBER] === '7' ? '6' : '7';
      return part.slice(0, BEFORE_NUMBER) + digit + part.slice(BEFORE_NUMBER + 1);
    })
    .join(controller) as Hex;
}

/** The logs of a transaction as dishonest validators would sign them: every message has another number than it was sent with. */
export function forgedLogs(logs: readonly SentLog[]): SentLog[] {
  const relayed = parseEventLogs({ abi: adapterAbi, logs: [...logs], eventName: 'MessageRelayed' });
  const controllers = [...new Set(relayed.map(({ args }) => args.controller.slice(2).toLowerCase()))];
  return logs.map((log) => ({ ...log, data: controllers.reduce<Hex>(forgedIn, log.data) }));
}
