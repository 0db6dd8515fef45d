import type { Hex } from '@althing/domain/units';
import type { Abi } from 'viem';
import type { Change, IndexedKind } from '../store/chain/changes.ts';
import { createDecoders, type Decoders } from './decode.ts';
import type { HandledEvent } from './handlers.ts';

/** A kind of contract: how its logs are decoded and what they change. */
export interface Source {
  decoders: Decoders;
  handle(name: string, event: HandledEvent<unknown>): Change[];
  /** Whether its events announce contracts. Such sources are read first, so that announced contracts are read in the same range. */
  announces: boolean;
}

export type Sources = Readonly<Partial<Record<IndexedKind, Source>>>;

type AnyHandlers = Readonly<Record<string, ((event: HandledEvent<never>) => Change[]) | undefined>>;

/** Combines an ABI with its handlers. The types of the arguments are checked where the handlers are written. */
export function createSource(abi: Abi, handlers: AnyHandlers, { announces = false } = {}): Source {
  return {
    decoders: createDecoders(abi),
    handle: (name, event) => handlers[name]?.(event as HandledEvent<never>) ?? [],
    announces,
  };
}

/** First topics of all events that the sources can read. */
export const topicsOf = (sources: Sources): Hex[] => [...new Set(Object.values(sources).flatMap((source) => [...source.decoders.keys()]))];

export interface Root {
  address: Hex;
  kind: IndexedKind;
}
