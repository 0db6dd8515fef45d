import type { ModuleText } from '../moduleText.ts';

export const text: ModuleText = {
  how: [
    'A Safe is an account with several owners. Any owner proposes a payment; it leaves when as many have signed as you set. The contracts are those that secure most organisations’ money today.',
    'Each chain has its own treasury with its own owners.',
  ],
  decide: [
    ['Owners', 'People, or another part of the organisation.'],
    ['Threshold', 'How many must sign. One below the number of owners survives a lost key.'],
    ['Chain', 'One treasury per chain.'],
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
  limits: 'It cannot give back what its owners signed away, and it is stuck if more keys are lost than the threshold forgives.',
  risks: [
    'A threshold equal to the number of signers locks the treasury for good when one key is lost.',
    'A threshold of one means that any single signer can empty it.',
    'Signers can drift apart between chains. Look at each chain when somebody leaves.',
  ],
};
