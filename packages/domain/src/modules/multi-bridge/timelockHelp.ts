import { facts as veto } from '../multi-bridge-veto/facts.ts';

/** What the timelock of the Multi-Bridge is for, with or without guardians who can cancel a message. */
export const timelockHelp = (hasVeto: boolean): string =>
  `How long a message waits where it arrives before it is carried out. People see what passed by mistake or by force coming, ${
    hasVeto ? 'and guardians have the time to cancel it.' : `but nobody can cancel it: that takes guardians, of the module ${veto.title}.`
  }`;
