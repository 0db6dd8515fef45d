import type { Hex } from '@althing/domain/units';
import type { ChainStore, Cursor } from '../store/chain/update.ts';
import { RpcRefusedError } from './errors.ts';
import type { Lookout, LookoutOptions, NamedLookouts } from './lookout.ts';
import type { Node } from './rpc/node.ts';

/** Milliseconds for which an answer of the chain is taken to hold. */
const ANSWER_LASTS_MS = 600_000;
/** Seconds by which the clocks of two chains may differ. */
const CLOCKS_DIFFER = 60;

interface LookoutsDependencies {
  store: Pick<ChainStore, 'underWay'>;
  clock: () => number;
}

/** What one chain is looked out for, which changes with the messages that other chains send there. */
export class Lookouts {
  private readonly options: LookoutOptions;
  private readonly dependencies: LookoutsDependencies;
  private known: ReadonlySet<Hex> = new Set();
  /** Names that were learned after blocks in which they may occur were read, with the time from which they may. */
  private readonly late = new Map<Hex, number>();
  private answer: { data: Hex; until: number } | undefined;

  constructor(options: LookoutOptions, dependencies: LookoutsDependencies) {
    this.options = options;
    this.dependencies = dependencies;
  }

  /** For the blocks after `cursor`. */
  async next(node: Node, cursor: Cursor | null): Promise<readonly Lookout[]> {
    await this.learn(cursor);
    const { fixed, named } = this.options;
    return named ? [...fixed, ...(await this.of(named, node, [...this.known]))] : fixed;
  }

  /** Learns which messages are on their way, of which blocks up to `cursor` may have told already. */
  async learn(cursor: Cursor | null): Promise<void> {
    const { named } = this.options;
    if (!named) return;
    const underWay = await this.dependencies.store.underWay(named.adapter);
    for (const { bridgeId, at } of underWay)
      if (cursor && !this.known.has(bridgeId) && at - CLOCKS_DIFFER <= cursor.at) this.late.set(bridgeId, at - CLOCKS_DIFFER);
    this.known = new Set(underWay.map(({ bridgeId }) => bridgeId));
  }

  /** What was learned late, and from which time on to look for it; undefined where there is nothing. */
  async missed(node: Node): Promise<{ names: readonly Hex[]; since: number; lookouts: readonly Lookout[] } | undefined> {
    const { named } = this.options;
    if (!named || this.late.size === 0) return undefined;
    const names = [...this.late.keys()];
    return { names, since: Math.min(...this.late.values()), lookouts: await this.of(named, node, names) };
  }

  lookedFor(names: readonly Hex[]): void {
    for (const name of names) this.late.delete(name);
  }

  private async of(named: NamedLookouts, node: Node, names: readonly Hex[]): Promise<Lookout[]> {
    return names.length === 0 ? [] : named.of(await this.answerTo(named, node), names);
  }

  private async answerTo({ question }: NamedLookouts, node: Node): Promise<Hex> {
    const now = this.dependencies.clock();
    if (this.answer && now < this.answer.until) return this.answer.data;
    const data = await node.call(question.to, question.data).catch((error: unknown): Hex => {
      if (error instanceof RpcRefusedError) return '0x';
      throw error;
    });
    this.answer = { data, until: now + ANSWER_LASTS_MS };
    return data;
  }
}
