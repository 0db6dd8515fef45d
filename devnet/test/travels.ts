import { assetControllerAbi } from '@althing/bindings';
import type { Bridge } from '@althing/domain/bridges';
import type { Address, ChainId } from '@althing/domain/units';
import { parseEventLogs, type TransactionReceipt } from 'viem';
import { type LocalAccount, type LocalClient, passSeconds, type SentTransfer, type TransferDesk } from '../src/index.ts';
import { pick } from '../src/random.ts';
import { outcomeOf } from './support.ts';

/** A transfer and all that was given to bridges for it. */
interface Travel extends SentTransfer {
  amount: bigint;
  alone: boolean;
  given: { bridge: Bridge; sent: SentTransfer }[];
  isExecuted: boolean;
}

export interface TravelOptions {
  desk: TransferDesk;
  clients: readonly LocalClient[];
  holders: readonly LocalAccount[];
  bridges: readonly Bridge[];
  /** The most that may be sent at once. */
  most: bigint;
  /** In which limits come back, in seconds. */
  duration: number;
  tokenOn(chainId: ChainId): Address;
  random: () => number;
}

/** Holders who send a token between chains at random, and bridges that bring it whenever they like, twice, or never. */
export class Travels {
  /** How often what happened. */
  readonly counts: Record<string, number> = {};
  private readonly options: TravelOptions;
  private readonly travels: Travel[] = [];

  constructor(options: TravelOptions) {
    this.options = options;
  }

  /** What has left a chain, what has arrived there, and what is under way, by what was sent and by what controllers have said since. */
  leftFrom = (chainId: ChainId): bigint => this.sum(({ from }) => from === chainId);
  arrivedAt = (chainId: ChainId): bigint => this.sum(({ to, isExecuted }) => isExecuted && to === chainId);
  underWay = (): bigint => this.sum(({ isExecuted }) => !isExecuted);

  async step(): Promise<void> {
    const { random } = this.options;
    const choice = random();
    if (this.travels.length === 0 || choice < 0.35) return this.send();
    const unfinished = this.travels.filter(({ isExecuted }) => !isExecuted);
    const travel = pick(unfinished.length > 0 && random() < 0.8 ? unfinished : this.travels, random);
    if (choice < 0.7) return this.deliver(travel, pick(travel.given, random));
    if (choice < 0.85) return this.execute(travel);
    if (choice < 0.93) return this.resend(travel);
    return passSeconds(pick(this.options.clients, random), Math.floor((random() * this.options.duration) / 2));
  }

  /** Bridges bring whatever they have not brought, and everything is executed, one duration after the other. */
  async arrive(): Promise<void> {
    for (const travel of this.travels) {
      for (const given of travel.given) await this.deliver(travel, given);
      await passSeconds(this.options.desk.on(travel.to), this.options.duration);
      await this.options.desk.catchUp(travel);
      if (!travel.isExecuted) await this.execute(travel);
    }
  }

  private sum(which: (travel: Travel) => boolean): bigint {
    return this.travels.filter(which).reduce((sum, { amount }) => sum + amount, 0n);
  }

  private count(what: string): void {
    this.counts[what] = (this.counts[what] ?? 0) + 1;
  }

  /** Somebody who has something, and where; nobody, where everything is under way. */
  private async somebody() {
    const { desk, clients, holders, random, tokenOn } = this.options;
    for (let tries = 0; tries < clients.length * holders.length; tries += 1) {
      const [from, sender] = [pick(clients, random).chain.id, pick(holders, random)];
      const has = await desk.balanceOf(from, tokenOn(from), sender.address);
      if (has > 0n) return { from, sender, has };
    }
    return undefined;
  }

  private async send(): Promise<void> {
    const { desk, clients, holders, bridges, most, random } = this.options;
    const somebody = await this.somebody();
    if (!somebody) return this.count('nobody has any');
    const { from, sender, has } = somebody;
    const others = clients.map((client) => client.chain.id).filter((id) => id !== from);
    const [to, recipient] = [pick(others, random), pick(holders, random).address];
    const wanted = 1n + (most * BigInt(Math.floor(random() * 1000))) / 1000n;
    const amount = wanted < has ? wanted : has;
    const alone = random() < 0.6;
    const chosen = alone ? [pick(bridges, random)] : bridges;
    const choice = { from, to, sender, recipient, amount, bridges: chosen, threshold: chosen.length, unwrap: random() < 0.5 };
    const burning = await desk.limitOf(from, 'burning', alone ? chosen[0] : undefined);
    if (burning < amount) return this.count('too much to leave');
    const sent = await desk.send({ ...choice, gasLimit: 800_000n });
    this.travels.push({ ...sent, amount, alone, given: chosen.map((bridge) => ({ bridge, sent })), isExecuted: false });
    this.count(alone ? 'sent by one' : 'sent by several');
  }

  private async deliver(travel: Travel, { bridge, sent }: Travel['given'][number]): Promise<void> {
    const { desk } = this.options;
    const attempt = desk.deliveryBy(sent, bridge).deliver(desk.on(travel.to));
    const outcome = await outcomeOf(attempt);
    this.count(outcome === 'taken' ? 'brought' : 'refused again');
    if (outcome === 'taken') this.read(await attempt);
  }

  private async execute(travel: Travel): Promise<void> {
    const attempt = this.options.desk.execute(travel);
    const outcome = await outcomeOf(attempt);
    this.count(outcome === 'taken' ? 'executed by somebody' : outcome);
    if (outcome === 'taken') this.read(await attempt);
  }

  private async resend(travel: Travel): Promise<void> {
    const { desk, holders, bridges, random } = this.options;
    const bridge = pick(bridges, random);
    travel.given.push({ bridge, sent: await desk.resend(travel, pick(holders, random), [bridge]) });
    this.count('sent again');
  }

  /** @throws where something is executed that nobody sent, or twice. */
  private read({ logs }: TransactionReceipt): void {
    for (const { args } of parseEventLogs({ abi: assetControllerAbi, logs, eventName: 'TransferExecuted' })) {
      const travel = this.travels.find(({ transferId }) => transferId === args.transferId);
      if (!travel || travel.isExecuted) throw new Error(`${args.transferId} was executed and should not have been`);
      travel.isExecuted = true;
      this.count(travel.alone ? 'executed of one' : 'executed of several');
    }
  }
}
