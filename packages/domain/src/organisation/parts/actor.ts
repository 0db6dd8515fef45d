import { group } from '../../schema/build.ts';
import type { InputOf, Values } from '../../schema/field.ts';
import { text } from '../../schema/texts.ts';
import { answer } from '../../schema/yesNo.ts';
import { SELECT } from '../../setup/sentences.ts';
import { MAX_NAME_LENGTH } from '../limits.ts';
import { settleWallet, WALLET_FIELDS } from './wallet.ts';

const isWallet = ({ isGovernor }: Values): boolean => isGovernor === false;

export interface GovernorOrWalletDraft {
  isGovernor: boolean | null;
  governorName: string;
  isMultisig: boolean | null;
  addresses: string[];
  threshold: number;
}

/** If a governor is chosen, the wallet is emptied, and the other way round. */
export const settleActor = <Actor extends GovernorOrWalletDraft>(actor: Actor): Actor =>
  actor.isGovernor ? { ...actor, isMultisig: false, addresses: [], threshold: 1 } : { ...settleWallet(actor), governorName: '' };

/** Who may act: the governor with this name, or a wallet. */
export const ACTOR_FIELDS = {
  isGovernor: answer({ label: 'Held by', required: SELECT, show: (input) => (input ? 'A governor' : 'A wallet'), changedBy: 'holders' }),
  governorName: text({ label: 'Governor', max: MAX_NAME_LENGTH, when: ({ isGovernor }) => isGovernor === true, changedBy: 'holders' }),
  isMultisig: { ...WALLET_FIELDS.isMultisig, when: isWallet },
  addresses: { ...WALLET_FIELDS.addresses, min: 0, when: isWallet },
  threshold: {
    ...WALLET_FIELDS.threshold,
    when: (actor: Values) => isWallet(actor) && WALLET_FIELDS.threshold.when?.(actor) === true,
  },
};

export const ACTOR = group(ACTOR_FIELDS, { settle: settleActor });
export type GovernorOrWallet = InputOf<typeof ACTOR>;
