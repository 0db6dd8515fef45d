import type { HostedRoute, RouteToken } from '@althing/domain/bridges';
import type { ChainRecord, Network } from '@althing/domain/chains';
import type { Address, ChainId, Hex } from '@althing/domain/units';

/** The price of one whole token. */
export interface TokenPrice {
  chainId: ChainId;
  address: Address;
  /** Decimal text, above 0. */
  usd: string;
}

/** A token and the id under which the price service lists it. */
export interface PricedToken {
  chainId: ChainId;
  address: Address;
  priceId: string;
}

/** A Uniswap v3 pool by whose average a token is priced. */
export interface PricePool {
  chainId: ChainId;
  /** `NATIVE` for the chain's own coin. */
  token: Address;
  pool: Address;
  /** The side of the pool that is taken for one dollar; null where it has a price of its own. */
  dollar: Address | null;
}

/** Where and as whom Tenderly is asked. */
export interface TenderlyAccess {
  url: string;
  account: string;
  project: string;
  /** Secret. */
  accessKey: string;
}

/** The voting forum, and as whom it is written to. */
export interface ForumAccess {
  /** Without a slash at the end. */
  url: string;
  /** Secret; null where the forum asks for none. */
  key: string | null;
}

/** Where names of accounts are read. */
export interface EnsAccess {
  /** A node of the chain on which the names stand. It may contain a key: never show it. */
  rpcUrl: string;
  universalResolver: Address;
}

/** How much one account may store. */
export interface UploadQuota {
  files: number;
  bytes: number;
}

export const ROLES = ['api', 'indexer', 'relayer'] as const;
export type Role = (typeof ROLES)[number];

/** A chain that this installation serves, with its nodes, preferred ones first. Their URLs may contain keys: never show them. */
export interface ConfiguredChain extends ChainRecord {
  rpcUrls: readonly string[];
}

export interface Config {
  network: Network;
  host: string;
  port: number;
  /** Where `/metrics` is served, apart from the API; not at all where the port is null. */
  metricsHost: string;
  metricsPort: number | null;
  databaseUrl: string;
  /** Timeout of one SQL statement, in milliseconds. */
  databasePatienceMs: number;
  dataDir: string;
  chains: readonly ConfiguredChain[];
  /** Every chain of the network. One without a node is listed but cannot be chosen. */
  listedChains: readonly ChainRecord[];
  /** Used by sign-in challenges that name no chain. */
  defaultChainId: ChainId;
  /** Undefined only on `local`, where a secret is generated once and kept in `dataDir`. */
  jwtSecret: string | undefined;
  signups: 'open' | 'allowlist';
  creators: 'everyone' | 'allowlist';
  allowlist: readonly Address[];
  /** Origin that people see; sign-in messages name it. */
  publicOrigin: string;
  /** Every origin whose pages may request a sign-in message, `publicOrigin` first. */
  allowedOrigins: readonly string[];
  /** Null switches WalletConnect off. `relayUrl` is null for the public relay. */
  walletConnect: { projectId: string; relayUrl: string | null } | null;
  features: { governance: boolean; bonding: boolean; tally: boolean; refund: boolean };
  /** The operator's own pages; null where there is none. */
  links: { telegram: string | null; twitter: string | null; github: string | null; docs: string | null };
  /** Transaction services for Safes by others, which pages use in the place of our own; without a slash at the end. */
  hostedSafeServices: readonly { chainId: ChainId; url: string }[];
  /** Scripts that pages load once the reader has consented to cookies; the content policy allows their origins. */
  optionalScripts: readonly string[];
  roles: readonly Role[];
  logLevel: string;
  /** Number of proxies in front of the server. Only that many last entries of `X-Forwarded-For` are believed: anybody can write the ones before. */
  trustedProxies: number;
  /** Multiplies every rate limit; 0 switches them all off. */
  rateLimitFactor: number;
  /** Signs the prices of vaults; null where this installation signs none. */
  priceSignerKey: Hex | null;
  /** Signs passport scores of local chains; null on every other network. */
  scoreSignerKey: Hex | null;
  /** Seconds over which those prices are averaged. */
  priceWindow: number;
  /** The account that pays for relaying, and the balance in wei below which operators are warned; null where nothing is relayed. */
  relayer: { key: Hex; floor: bigint } | null;
  /** USD prices set by the operator, and those of play money on local chains. A chain's own coin is `NATIVE`. */
  tokenPrices: readonly TokenPrice[];
  /** A service that is asked for prices; null where none is. */
  priceService: { url: string; tokens: readonly PricedToken[] } | null;
  /** Pools on chain by which those are priced of which nobody else tells. */
  pricePools: readonly PricePool[];
  /** Tokens that cannot be moved between chains until they are upgraded, by the operator's word. */
  pendingUpgrades: readonly { chainId: ChainId; address: Address }[];
  /** What the second set of bridges carries, and which of its services are asked; addresses without a slash at the end. */
  bridgeRoutes: { tokens: readonly RouteToken[]; services: Readonly<Partial<Record<HostedRoute, string>>> };
  /** Simulates what our own nodes cannot; null where it is not asked. */
  tenderly: TenderlyAccess | null;
  /** Governors and proposals are mirrored there; null where they are not. */
  forum: ForumAccess | null;
  /** ENS names of accounts; null where nobody is asked for them. */
  ens: EnsAccess | null;
  uploadQuota: UploadQuota;
  /** How many organisations that are not yet deployed one account may have. */
  organisationQuota: number;
  /** Milliseconds for which `/readyz` answers 503 before the server stops accepting connections. */
  drainMs: number;
  /** Folder of the built web, which is served on the API's origin. */
  webDir: string;
}
