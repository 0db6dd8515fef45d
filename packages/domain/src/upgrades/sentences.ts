import { listInWords } from '../display/index.ts';
import { contractName, type ContractKind } from '../organisation/contractKinds.ts';
import { UPGRADE_LIMITS } from './limits.ts';

/** What one part of a transaction is for. */
export type UpgradePurpose =
  /** Anybody creates the Safe that sends the next transaction, with the owners that its address commits to. */
  | { type: 'create-sender'; kind: ContractKind; name: string }
  | { type: 'add'; contracts: { kind: ContractKind; name: string }[] }
  /** A governor gives itself other settings, guardians or voting chains. */
  | { type: 'govern'; governorName: string }
  /** Whoever holds a contract gives it other settings, or offers it to its next holder. */
  | { type: 'edit'; kind: ContractKind; name: string }
  /** The next holder accepts a contract. */
  | { type: 'accept'; kind: ContractKind; name: string }
  /** Nothing on chain changes; the governor's vote is about the record. */
  | { type: 'agree' };

/**
 * A part of a transaction in words.
 *
 * @public For the screens of upgrade proposals.
 */
export function upgradeSentence(purpose: UpgradePurpose): string {
  switch (purpose.type) {
    case 'create-sender':
      return `Create ${contractName(purpose)}, as it was first reviewed; anybody may do this`;
    case 'add':
      return `Add ${listInWords(purpose.contracts.map(contractName))}`;
    case 'govern':
      return `Change the settings of governor ${purpose.governorName}`;
    case 'edit':
      return `Change ${contractName(purpose)}`;
    case 'accept':
      return `Accept ${contractName(purpose)}`;
    case 'agree':
      return 'Agree to the change of the record; nothing on chain changes';
  }
}

/** Why something about an upgrade proposal is refused, in words for people. */
export const UPGRADE_REFUSALS = {
  'upgrade-not-deployed': 'Only a deployed organisation is changed by upgrade proposals',
  'upgrade-empty': 'The proposal changes nothing',
  'upgrade-too-many': `An account can have ${UPGRADE_LIMITS.openOfOne} open upgrade proposals in an organisation, and all accounts together ${UPGRADE_LIMITS.openOfAll}`,
  'upgrade-too-large': 'This is too much for one proposal. Please split it',
  'upgrade-not-open': 'The proposal is not open any more',
  'upgrade-not-approved': 'The proposal is not approved',
  'upgrade-not-executed': 'The proposal is not executed yet',
  'upgrade-stale': 'The organisation has changed since this was proposed. Please propose it again',
  'upgrade-other-executing': 'Another upgrade of this organisation is being executed. Please wait until it is registered',
  'upgrade-not-signer': 'Only signers of the protocol upgrades may vote on this',
  'upgrade-by-governor': 'The protocol upgrades belong to a governor, so this is decided by a vote of the governor',
  'upgrade-signature-invalid': 'The signature is not a vote of this account on this proposal',
  'upgrade-differs': 'The chain does not yet say what the proposal says',
} as const;

export type UpgradeRefusalCode = keyof typeof UPGRADE_REFUSALS;
