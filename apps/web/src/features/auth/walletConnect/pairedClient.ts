import type { SignClient } from '@walletconnect/sign-client';

type Library = InstanceType<typeof SignClient>;

export type Namespaces = Record<string, { chains?: string[]; accounts: string[]; methods: string[]; events: string[] }>;

/** What a wallet has allowed this page, end-to-end encrypted under the key of `topic`. */
export interface PairedSession {
  topic: string;
  pairingTopic: string;
  namespaces: Namespaces;
  peer: { metadata: { name: string; redirect?: { native?: string; universal?: string } } };
}

/** A proposal on its way to whichever wallet reads its code. */
export interface Offer {
  /** `wc:…`, the content of the QR code. */
  uri: string;
  /** Rejects with the wallet's `{ code, message }`, or with {@link OfferExpired} five minutes after it was made. */
  approval: Promise<PairedSession>;
  /** Makes the code worthless; a session that was approved at the same moment is ended. */
  withdraw(): void;
}

export type SessionEvent =
  | { kind: 'ended'; topic: string }
  | { kind: 'updated'; topic: string; namespaces: Namespaces }
  | { kind: 'accountsChanged' | 'chainChanged'; topic: string; data: unknown };

/** As much of WalletConnect's protocol as a page needs; the one seam to the library. */
export interface PairedClient {
  /** Throws {@link RelayUnreachable}. */
  offer(optionalNamespaces: NonNullable<Parameters<Library['connect']>[0]['optionalNamespaces']>): Promise<Offer>;
  sessions(): PairedSession[];
  /** Rejects with the wallet's `{ code, message }`. `chainId` must be one that the session allows. */
  request(topic: string, chainId: number, call: { method: string; params: unknown }): Promise<unknown>;
  end(session: PairedSession): Promise<void>;
  /** From now on each request opens this app on the same device. */
  rememberApp(app: { href: string; name: string }): Promise<void>;
  subscribe(listener: (event: SessionEvent) => void): void;
}

/** Nobody read the code in time. */
export class OfferExpired extends Error {
  override readonly name = 'OfferExpired';
}

/** No code can be made: offline, a blocked relay, or a project id that it does not know. */
export class RelayUnreachable extends Error {
  override readonly name = 'RelayUnreachable';

  constructor(cause: unknown) {
    super('The WalletConnect relay cannot be reached', { cause });
  }
}
