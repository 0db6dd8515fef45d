import type { ChainRecord, Network } from '@althing/domain/chains';
import type { Address, ChainId, Hex } from '@althing/domain/units';

/** What a whole token costs. */
export interface TokenPrice {
  chainId: ChainId;
  address: Address;
  /** Decimal text above 0. */
  usd: string;
}

/** A token under the name that the price service knows it by. */
export interface PricedToken {
  chainId: ChainId;
  address: Address;
  priceId: string;
}

/** How much one account may store. */
export interface UploadQuota {
  files: number;
  bytes: number;
}

export const ROLES = ['api', 'indexer', 'relayer'] as const;
export type Role = (typeof ROLES)[number];

/** A chain that this installation serves, with the nodes to ask, best first. Node addresses may hold keys: never show them. */
export interface ConfiguredChain extends ChainRecord {
  rpcUrls: readonly string[];
}

export interface Config {
  network: Network;
  host: string;
  port: number;
  /** Where measurements are served, apart from everything else; nowhere without a port. */
  metricsHost: string;
  metricsPort: number | null;
  databaseUrl: string;
  /** How long one statement may take, in milliseconds. */
  databasePatienceMs: number;
  dataDir: string;
  chains: readonly ConfiguredChain[];
  /** Every chain of the network; one without a node cannot be chosen. */
  listedChains: readonly ChainRecord[];
  /** Chain of a challenge that names none. */
  defaultChainId: ChainId;
  /** Undefined only on `local`, where it is made once and kept in `dataDir`. */
  jwtSecret: string | undefined;
  signups: 'open' | 'allowlist';
  creators: 'everyone' | 'allowlist';
  allowlist: readonly Address[];
  /** Origin that people see; what sign-in messages are bound to. */
  publicOrigin: string;
  /** Every origin whose pages may ask for a sign-in message, `publicOrigin` first. */
  allowedOrigins: readonly string[];
  /** Null switches WalletConnect off; `relayUrl` is null for the public relay. */
  walletConnect: { projectId: string; relayUrl: string | null } | null;
  features: { governance: boolean; bonding: boolean; tally: boolean; refund: boolean };
  /** The operator's own channels; null where there is none. */
  links: { telegram: string | null; twitter: string | null; github: string | null; docs: string | null };
  /** Scripts that pages load with the reader's consent; their origins may run scripts in our pages. */
  optionalScripts: readonly string[];
  roles: readonly Role[];
  logLevel: string;
  /** Proxies in front of the server whose `X-Forwarded-For` is believed; what came before them anybody can write. */
  trustedProxies: number;
  /** Multiplies every rate limit; 0 switches them off. */
  rateLimitFactor: number;
  /** Signs prices of vaults; null where nobody does. */
  priceSignerKey: Hex | null;
  /** Over how many seconds those prices are averaged. */
  priceWindow: number;
  /** Pays for what is brought and executed on destinations, and how much of it there should be, in wei; null where nobody relays. */
  relayer: { key: Hex; floor: bigint } | null;
  /** USD prices that the operator has set. */
  tokenPrices: readonly TokenPrice[];
  /** A service that knows prices; null where none is asked. */
  priceService: { url: string; tokens: readonly PricedToken[] } | null;
  /** How much one account may store. */
  uploadQuota: UploadQuota;
  /** How many organisations that are not deployed one account may have. */
  organisationQuota: number;
  /** How long `/readyz` says 503 before the server stops accepting connections, in milliseconds. */
  drainMs: number;
  /** Folder of the built web, served on the same origin. */
  webDir: string;
}
