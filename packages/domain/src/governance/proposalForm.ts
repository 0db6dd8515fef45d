import type { Bridge } from '../bridges/index.ts';
import type { MeasureDraft } from './measures/measure.ts';

/** A proposal while it is being written. Amounts are texts as typed; `decimals` belong to the coin or token. */
export interface ProposalForm {
  title: string;
  /** Markdown. */
  body: string;
  actions: ProposalAction[];
}

/** What a proposal does when it is executed: an action, a measure of the governor, or calls that a message has made on another chain. */
export type ProposalAction = ActionDraft | MeasureDraft | RemoteDraft;

/** One call on another chain. */
export type RemoteCall = SendTokenDraft | CustomCallDraft | MeasureDraft;

/** Calls that are made on another chain, all or none, once bridges have carried them there. */
export interface RemoteDraft {
  tempId: string;
  type: 'remote';
  /** 0 until one is chosen. */
  chainId: number;
  calls: RemoteCall[];
  /** Null for as many of the fastest as it needs, and one more. */
  bridges: Bridge[] | null;
  /** How many of them have to agree; 0 for as many as the other chain asks. */
  threshold: number;
}

/** An action that any account could take. */
export type ActionDraft = SendNativeDraft | SendTokenDraft | CustomCallDraft;
export type ActionType = ActionDraft['type'];

export interface SendNativeDraft {
  tempId: string;
  type: 'sendNative';
  recipient: string;
  amount: string;
  decimals: number;
}

export interface SendTokenDraft {
  tempId: string;
  type: 'sendToken';
  token: string;
  decimals: number;
  recipient: string;
  amount: string;
}

export interface CustomCallDraft {
  tempId: string;
  type: 'custom';
  target: string;
  /** Native currency to send along; empty for none. */
  value: string;
  decimals: number;
  /** The function, like `transfer(address to, uint256 amount)`; empty where `calldata` is given. */
  signature: string;
  /** One text per parameter; arrays and tuples as JSON. */
  args: string[];
  /** Encoded call, used where `signature` is empty. If both are empty, the call only transfers `value`. */
  calldata: string;
}

/** Name of an action. `coin` is the symbol of the chain's native currency. */
export const actionTitle = (type: ActionType, coin: string): string =>
  ({ sendNative: `Send ${coin}`, sendToken: 'Send tokens', custom: 'Custom call' })[type];

export const emptyRemote = (tempId: string, chainId = 0): RemoteDraft => ({
  tempId,
  type: 'remote',
  chainId,
  calls: [],
  bridges: null,
  threshold: 0,
});

export const emptyProposal = (): ProposalForm => ({ title: '', body: '', actions: [] });

const NATIVE_DECIMALS = 18;

/** An empty action of a type. `decimals` are those of the coin, or of the token once one is chosen. */
export function emptyAction(type: ActionType, tempId: string, decimals = NATIVE_DECIMALS): ActionDraft {
  switch (type) {
    case 'sendNative':
      return { tempId, type, recipient: '', amount: '', decimals };
    case 'sendToken':
      return { tempId, type, token: '', recipient: '', amount: '', decimals };
    case 'custom':
      return { tempId, type, target: '', value: '', decimals, signature: '', args: [], calldata: '' };
  }
}
