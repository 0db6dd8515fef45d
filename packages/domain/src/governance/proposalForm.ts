/** A proposal as it is written. Amounts are texts as typed; decimals belong to the coin or token. */
export interface ProposalForm {
  title: string;
  /** Markdown. */
  body: string;
  actions: ActionDraft[];
}

/** What a proposal does when it is executed. */
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
  /** Native currency sent along; empty for none. */
  value: string;
  decimals: number;
  /** Function in the form `transfer(address to, uint256 amount)`; empty where `calldata` is given. */
  signature: string;
  /** One text for each parameter; arrays and tuples as JSON. */
  args: string[];
  /** Encoded call; counts where `signature` is empty. Empty means a plain transfer of `value`. */
  calldata: string;
}

export const ACTION_TYPES = ['sendNative', 'sendToken', 'custom'] as const satisfies readonly ActionType[];

/** What an action is called; `coin` is the symbol of the chain's native currency. */
export const actionTitle = (type: ActionType, coin: string): string =>
  ({ sendNative: `Send ${coin}`, sendToken: 'Send tokens', custom: 'Custom call' })[type];

export const emptyProposal = (): ProposalForm => ({ title: '', body: '', actions: [] });

const NATIVE_DECIMALS = 18;

/** A new action of a type; `decimals` of the coin, or of the token once it is chosen. */
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
