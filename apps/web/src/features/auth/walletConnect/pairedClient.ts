import type { SignClient } from '@walletconnect/sign-client';

type Library = InstanceType<typeof SignClient>;

export type Namespaces = Record<string, { chains?: string[]; accounts: string[]; methods: string[]; events: string[] }>;

/** What a wallet allows this page to do. Messages are end-to-end encrypted with the key of `topic`. */
export interface PairedSession {
  topic: string;
  pairingTopic: string;
  namespaces: Namespaces;
  peer: { metadata: { name: string; redirect?: { native?: string; universal?: string } } };
}

/** A proposal for whichever wallet scans its code. */
export interface Offer {
  /** `wc:…`, to be shown as a QR code. */
  uri: string;
  /** Rejects with the wallet's `{ code, message }`, or with {@link OfferExpired} after five minutes. */
  approval: Promise<PairedSession>;
  /** Invalidates the code. A session that is approved at the same moment is ended. */
  withdraw(): void;
}

export type SessionEvent =
  | { kind: 'ended'; topic: string }
  | { kind: 'updated'; topic: string; namespaces: Namespaces }
  | { kind: 'accountsChanged' | 'chainChanged'; topic: string; data: unknown };

/** The part of WalletConnect's protocol that a page needs; the only place that knows the library's types. */
export interface PairedClient {
  /** Throws {@link RelayUnreachable}. */
  offer(optionalNamespaces: NonNullable<Parameters<Library['connect']>[0]['optionalNamespaces']>): Promise<Offer>;
  sessions(): PairedSession[];
  /** Rejects with the wallet's `{ code, message }`. The session must include `chainId`. */
  request(topic: string, chainId: number, call: { method: string; params: unknown }): Promise<unknown>;
  end(session: PairedSession): Promise<void>;
  /** From now on, each request opens this app on the same device. */
  rememberApp(app: { href: string; name: string }): Promise<void>;
  subscribe(listener: (event: SessionEvent) => void): void;
}

/** No wallet scanned the code in time. */
export class OfferExpired extends Error {
  override readonly name = 'OfferExpired';
}

/** No code can be made: the reader is offline, the relay is blocked, or it does not know the project id. */
export class RelayUnreachable extends Error {
  override readonly name = 'RelayUnreachable';

  constructor(cause: unknown) {
    super('The WalletConnect relay cannot be reached', { cause });
  }
}
