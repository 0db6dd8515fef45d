import { group, optional } from '../../schema/build.ts';
import type { InputOf, Values } from '../../schema/field.ts';
import { text } from '../../schema/texts.ts';
import { answer, mark } from '../../schema/yesNo.ts';
import { SELECT } from '../../setup/sentences.ts';
import { MAX_NAME_LENGTH } from '../limits.ts';
import { settleWallet, WALLET_FIELDS } from './wallet.ts';

const isWallet = ({ isGovernor }: Values): boolean => isGovernor === false;
const isExisting = ({ isExistingGovernor }: Values): boolean => isExistingGovernor === true;
const isNamed = (actor: Values): boolean => actor['isGovernor'] === true || isExisting(actor);

export interface GovernorOrWalletDraft {
  isGovernor: boolean | null;
  isExistingGovernor?: boolean | undefined;
  governorName: string;
  isMultisig: boolean | null;
  addresses: string[];
  threshold: number;
}

/** If a governor is chosen, the wallet is emptied, and the other way round. Of an existing one stay its name and who acts for it. */
export function settleActor<Actor extends GovernorOrWalletDraft>(actor: Actor): Actor {
  if (actor.isGovernor) return { ...actor, isExistingGovernor: undefined, isMultisig: false, addresses: [], threshold: 1 };
  if (actor.isExistingGovernor) return settleWallet({ ...actor, isMultisig: false });
  return { ...settleWallet(actor), isExistingGovernor: undefined, governorName: '' };
}

/** Who may act: the governor with this name, or a wallet. */
export const ACTOR_FIELDS = {
  isGovernor: answer({ label: 'Held by', required: SELECT, show: (input) => (input ? 'A governor' : 'A wallet'), changedBy: 'holders' }),
  /** One that stands already, of whatever organisation: the only address is the account that acts for it. It tells the address apart from a wallet's. */
  isExistingGovernor: optional(mark({ label: 'Acts for', show: () => 'An existing governor', when: isExisting, changedBy: 'holders' })),
  governorName: text({ label: 'Governor', max: MAX_NAME_LENGTH, when: isNamed, changedBy: 'holders' }),
  isMultisig: { ...WALLET_FIELDS.isMultisig, when: isWallet },
  addresses: { ...WALLET_FIELDS.addresses, min: 0, when: isWallet },
  threshold: {
    ...WALLET_FIELDS.threshold,
    when: (actor: Values) => isWallet(actor) && WALLET_FIELDS.threshold.when?.(actor) === true,
  },
};

export const ACTOR = group(ACTOR_FIELDS, { settle: settleActor });
export type GovernorOrWallet = InputOf<typeof ACTOR>;
