import type { ModuleSlug } from '../modules/moduleSlug.ts';
import type { ModuleInformation } from './moduleInformation.ts';

/** Modules that hold or raise money. */
export const TREASURY_INFORMATION = {
  safe: {
    lead: 'A treasury that moves only when enough of its signers agree.',
    whatItIs: [
      'A Safe is a widely used multisig account. Ours are the original contracts, at the addresses where every Safe tool finds them.',
      'You may have one treasury on each chain, with its own signers and its own threshold. A governor can be one of the signers.',
    ],
    whoCanDoWhat: [
      'Signers propose, confirm and execute transactions. Nothing leaves before the threshold is reached.',
      'Changing signers or the threshold takes the same number of approvals.',
      'Instead of a multisig you may name one address that exists already.',
    ],
    whatItCosts: [
      'Setting up: part of the one transaction on each chain.',
      'A confirmation is a signature and free. Executing costs the network fee.',
    ],
    risks: [
      'A threshold equal to the number of signers locks the treasury for good when one key is lost.',
      'A threshold of one means that any single signer can empty it.',
      'Signers can drift apart between chains. Look at each chain when somebody leaves.',
    ],
  },
  'working-group': {
    lead: 'A team with its own money, answerable to the organisation that paid it in.',
    whatItIs: [
      'A working group is a named Safe on one chain, for up to five groups. Governors and treasuries can send it funds by proposal.',
    ],
    whoCanDoWhat: [
      'The members you name sign for it, at the threshold you set.',
      'The organisation cannot take funds back unless one of its own modules is a signer.',
    ],
    whatItCosts: ['Setting up: part of the one transaction on each chain. Executing a transaction costs the network fee.'],
    risks: ['Give a group what it needs for its task and no more.', 'A group with one signer is one person’s account.'],
  },
  'bonding-engine': {
    lead: 'Sell your token for later delivery and fill the treasury with what buyers pay.',
    whatItIs: [
      'A bond is a promise: a buyer pays now and receives your token after a time you set, usually at a discount.',
      'Prices can be fixed, follow an oracle, or fall and rise with demand.',
    ],
    whoCanDoWhat: [
      'The VEO manager you name opens and closes markets.',
      'Anybody with a connected wallet may buy, and redeem once the time has come.',
    ],
    whatItCosts: ['Opening a market costs a network fee. A protocol fee is taken from each purchase and shown before it.'],
    risks: [
      'A discount that is too deep sells the organisation cheaply. Capacity and minimum price are your brakes.',
      'The payout tokens have to be there when they are due.',
    ],
  },
  lockbox: {
    lead: 'A token that exists already learns to travel.',
    whatItIs: [
      'Deposits of the old token are locked, and the same amount of the cross-chain token is given out. The way back is open at any time, one for one.',
    ],
    whoCanDoWhat: ['Anybody may wrap and unwrap their own tokens. Nobody can take what is locked, the organisation included.'],
    whatItCosts: ['Each way costs the network fee of one transaction.'],
    risks: ['Tokens that take a fee when they move cannot be wrapped one for one and are refused.'],
  },
} as const satisfies Partial<Record<ModuleSlug, ModuleInformation>>;
