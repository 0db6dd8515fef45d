import type { Bridge, ShareTier } from '../../bridges/index.ts';
import type { Address, Hex } from '../../units.ts';

export interface Coin {
  symbol: string;
  decimals: number;
}

/** Who owns a contract. Undefined while its chain has not said. */
export interface Ownership {
  owner: Address | undefined;
  /** Whom the owner has offered it to; null for nobody. */
  next: Address | null | undefined;
}

/** What bridges bring pays this; null for nobody. Shares in hundredths of a percent. */
export interface TaxFacts {
  treasury: Address | null;
  tiers: readonly ShareTier[];
}

/** A token of the organisation on one chain. Undefined is what is not read: `supply` in its smallest unit, tax, and lockbox, which is null where it has none. */
export type TokenFacts = {
  address: Address;
  symbol: string;
  supply: bigint | undefined;
  isOwn: boolean;
  tax: TaxFacts | undefined;
  lockbox: Address | null | undefined;
} & Ownership;

/** How a quadratic governor weighs votes: bands in percent, the threshold in hundredths of a percent. */
export interface QuadraticFacts {
  decoder: Address;
  bandPercentages: readonly number[];
  threshold: number;
}

/** What sends the organisation's messages (`messages`) or its tokens (`portal`) to other chains. */
export interface ControllerFacts {
  address: Address;
  name: string;
  kind: 'messages' | 'portal';
  /** Who says who has which role; undefined while its chain has not said. */
  owner: Address | undefined;
}

/** A chain whose votes a governor counts. */
export interface CountedChain {
  chainId: number;
  name: string;
}

/** A timelock of the organisation on the governor's chain, other than its own. Undefined while its chain has not said. */
export interface OtherTimelock {
  address: Address;
  name: string;
  /** Seconds. */
  delay: number | undefined;
  /** Whether the governor may queue there, and anybody execute. */
  takesGovernor: boolean | undefined;
  /** Whether the governor and its pre-execution guardian may cancel there. */
  letsCancel: boolean | undefined;
}

/** A governor of the organisation on the same chain. */
export interface OtherGovernor {
  address: Address;
  name: string;
  preExecutionGuardian: Address | null;
}

export type UpgradeFacts = { authority: Address; contracts: readonly { address: Address; name: string }[] } & Ownership;

/** A bridge to another chain, which both ends listen to. */
export interface RemoteBridge {
  bridge: Bridge;
  adapter: Address;
  /** Expected time of a delivery. */
  durationSeconds: number;
}

/** How messages go to another chain, and what they find there. */
export interface RemoteWay {
  /** Who makes the calls there for the governor. */
  executor: Address;
  /** How many bridges have to agree at least. */
  required: number;
  /** Seconds that a message waits there before anybody can execute it. */
  delay: number;
  /** Who can cancel it until then; null for nobody. */
  vetoer: Address | null;
  /** The fastest first. */
  bridges: readonly RemoteBridge[];
  /** Null where the organisation has none there. */
  token: TokenFacts | null;
  upgrades: UpgradeFacts | null;
  controllers: readonly ControllerFacts[];
  nameOf: (account: string) => string;
}

/** A chain to which messages go. `way` is missing while it is not read. */
export interface RemoteChain {
  chainId: number;
  name: string;
  coin: Coin;
  way?: RemoteWay | { problem: string } | undefined;
}

/** What one message would cost and do now. */
export interface RemoteQuote {
  /** `unknown`: the other chain could not be asked. */
  outcome: 'succeeds' | 'fails' | 'unknown';
  /** Of all calls together; null where it could not be measured. */
  gas: bigint | null;
  /** Index of the call that fails, from 0. */
  failedCall: number | null;
  reason: string | null;
  /** What each bridge asks; one without a fee says why. Wei. */
  fees: readonly { bridge: Bridge; fee: bigint | null; gasLimit: bigint; refusal: string | null }[];
}

/** Of a governor that may have calls made on other chains. */
export interface RemoteFacts {
  /** The organisation's message controller, at the same address on each chain. */
  controller: Address;
  chains: readonly RemoteChain[];
  /** By `remoteKey`; missing while it is asked for. */
  quotes: ReadonlyMap<string, RemoteQuote | { problem: string }>;
  /** What the adapter of a bridge is told beside the message. */
  optionsOf: (bridge: Bridge, gasLimit: bigint) => Hex;
}
