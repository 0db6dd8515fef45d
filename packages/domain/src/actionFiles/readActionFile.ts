import type { ActionDraft } from '../governance/index.ts';
import { MAX_BATCH_FILE_LENGTH, readBatchFile, type ReadBatchFile } from '../safes/index.ts';
import type { ChainId } from '../units.ts';
import { readExported } from './exportedTransactions.ts';

interface Place {
  chainId: ChainId;
  /** Of the chain's own currency. */
  decimals: number;
  /** How many more actions fit. */
  room: number;
  tempId: () => string;
}

/** Reads a list of exported transactions, or a batch file of Safe. All of it or nothing: part of a list may do harm without the rest. */
export function readActionFile(text: string, { room, ...place }: Place): ReadBatchFile {
  const read = readEither(text, place);
  if (!read.actions || read.actions.length <= room) return read;
  return {
    problem: `The file has ${read.actions.length} actions; ${room === 0 ? 'there is no room for more' : `there is room for ${room} more`}`,
  };
}

function readEither(text: string, place: Omit<Place, 'room'>): ReadBatchFile {
  if (text.length > MAX_BATCH_FILE_LENGTH) return readBatchFile(text, place);
  const list = listIn(text);
  return list ? readList(list, place) : readBatchFile(text, place);
}

function listIn(text: string): unknown[] | undefined {
  try {
    const json: unknown = JSON.parse(text);
    return Array.isArray(json) ? json : undefined;
  } catch {
    return undefined;
  }
}

function readList(list: readonly unknown[], { decimals, tempId }: Omit<Place, 'room'>): ReadBatchFile {
  if (list.length === 0) return { problem: 'The file has no transactions' };
  const actions: ActionDraft[] = [];
  for (const [index, json] of list.entries()) {
    const read = readExported(json, { decimals, tempId: tempId() });
    if (typeof read === 'string') return { problem: `Transaction ${index + 1}: ${read}` };
    actions.push(read);
  }
  return { actions };
}
