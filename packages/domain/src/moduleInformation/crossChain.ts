import type { ModuleSlug } from '../modules/moduleSlug.ts';
import type { ModuleInformation } from './moduleInformation.ts';

/** Modules that reach from one chain to another. */
export const CROSS_CHAIN_INFORMATION = {
  'multi-bridge': {
    lead: 'A message counts only when several bridges bring the same one.',
    whatItIs: [
      'Your organisation’s message is sent over every bridge you choose. On the other side it is carried out once enough of them have delivered it.',
      'A waiting time can be set between arrival and execution.',
    ],
    whoCanDoWhat: [
      'Only the originator you name, usually a governor, may send.',
      'Anybody may deliver, resend or carry out a message that has arrived often enough.',
    ],
    whatItCosts: ['The fee of each bridge, on every message, quoted before you sign.'],
    risks: [
      'With a threshold of one, the weakest bridge decides. Two of three is a sound minimum.',
      'If more bridges fail than your threshold allows, messages wait or expire. They are never carried out on too few.',
    ],
  },
  'multi-bridge-veto': {
    lead: 'Guardians on the receiving chain have the last word on what arrives.',
    whatItIs: [
      'Between arrival and execution a multisig on the receiving chain may cancel a message. It needs the Multi-Bridge module and a waiting time.',
    ],
    whoCanDoWhat: ['Only the guardians of that chain, and only until the message is carried out.'],
    whatItCosts: ['A veto costs the network fee of one transaction on that chain.'],
    risks: ['Guardians can stop honest decisions as well. The waiting time must be longer than they need to meet.'],
  },
  portals: {
    lead: 'Your token moves between your chains, within limits you set.',
    whatItIs: [
      'A token is burned on one chain and minted on the other, once enough bridges agree.',
      'Each bridge has limits of its own for a window of time, so that a broken bridge can do only so much harm.',
    ],
    whoCanDoWhat: ['Any holder may send.', 'The portal’s admin sets limits and bridges.'],
    whatItCosts: ['The fees of the bridges, and your organisation’s own bridge tax where you set one.'],
    risks: ['Limits that are too high make a broken bridge expensive; limits that are too low make holders wait.'],
  },
} as const satisfies Partial<Record<ModuleSlug, ModuleInformation>>;
