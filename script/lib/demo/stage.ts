import { call, confirmCitizenship, signIn } from '@althing/bench/founding';
import type { Call } from '@althing/bindings';
import { type LocalChain, localAccount, type LocalClient, localClient } from '@althing/devnet';
import type { ChainId, Hex } from '@althing/domain/units';

export interface DemoOptions {
  /** Of the server, e.g. `http://127.0.0.1:4000`. */
  url: string;
  chains: readonly Pick<LocalChain, 'chainId' | 'url'>[];
  /** Hears what was done, a line each. */
  say(line: string): void;
}

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT';

/** Where the demo plays: the platform's own endpoints and the local chains, with the keys of the ten local accounts. */
export class Stage {
  readonly options: DemoOptions;
  private readonly clients: ReadonlyMap<ChainId, LocalClient>;
  private readonly sessions = new Map<number, Promise<string>>();

  constructor(options: DemoOptions) {
    this.options = options;
    this.clients = new Map(options.chains.map((chain) => [chain.chainId, localClient(chain)]));
  }

  client(chainId: ChainId): LocalClient {
    const client = this.clients.get(chainId);
    if (!client) throw new Error(`The demo needs chain ${chainId}`);
    return client;
  }

  /** The session of a local account, who is signed in once and has signed the citizenship statement. */
  session(index: number): Promise<string> {
    const begin = async () => {
      const { accessToken } = await signIn(this.options.url, index);
      await confirmCitizenship(this.options.url, accessToken, index);
      return accessToken;
    };
    const known = this.sessions.get(index) ?? begin();
    this.sessions.set(index, known);
    return known;
  }

  /** Calls an endpoint, as a local account where `as` is given. */
  async ask<Answer>(method: Method, path: string, { as, body }: { as?: number; body?: unknown } = {}): Promise<Answer> {
    const token = as === undefined ? {} : { token: await this.session(as) };
    return call<Answer>(method, `${this.options.url}/api/v1/${path}`, { ...token, ...(body === undefined ? {} : { body }) });
  }

  /** Sends a transaction as a local account and waits until it is mined. */
  async send(chainId: ChainId, index: number, { to, data, value }: Call): Promise<void> {
    const client = this.client(chainId);
    const hash: Hex = await client.sendTransaction({ account: localAccount(index), to, data, value });
    const { status } = await client.waitForTransactionReceipt({ hash });
    if (status !== 'success') throw new Error(`Transaction ${hash} failed on chain ${chainId}`);
  }

  /** Seconds of the newest block. */
  async now(chainId: ChainId): Promise<bigint> {
    return (await this.client(chainId).getBlock()).timestamp;
  }

  /** Moves the clock of a chain to a moment, where it is not there yet. */
  async passUntil(chainId: ChainId, moment: bigint): Promise<void> {
    const seconds = Number(moment - (await this.now(chainId)));
    if (seconds > 0) await this.ask('POST', 'local/advance-time', { body: { chainId, seconds } });
  }
}
