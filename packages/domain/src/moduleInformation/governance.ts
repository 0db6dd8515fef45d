import type { ModuleSlug } from '../modules/moduleSlug.ts';
import type { ModuleInformation } from './moduleInformation.ts';

/** Modules with which an organisation decides. */
export const GOVERNANCE_INFORMATION = {
  '1token1vote': {
    lead: 'Members decide by vote, and what they decide is carried out by the contract itself.',
    whatItIs: [
      'A governor is a contract that takes proposals, counts votes and executes what has passed. Each token is one vote.',
      'Votes count as of the moment the vote opens. Tokens bought afterwards change nothing about it.',
      'With a timelock, a decision waits before it is carried out, so that everybody can see what is coming. The timelock then holds the funds.',
    ],
    whoCanDoWhat: [
      'Whoever holds the proposal threshold, by their own tokens or by delegation, may propose.',
      'Whoever held delegated voting power when the vote opened may vote For, Against or Abstain. Holding alone is not enough: delegate once, to yourself or to somebody you trust.',
      'Anybody may queue and execute a proposal that has passed.',
      'Nobody else can move what the governor holds, not even the account that deployed it.',
    ],
    whatItCosts: [
      'Setting up: one transaction on each chain together with the rest of your organisation.',
      'Afterwards each proposal, vote, queueing and execution costs its sender the network fee of that chain.',
    ],
    risks: [
      'A quorum that delegated tokens cannot reach stops the organisation for good: no vote can pass, not even one that lowers the quorum.',
      'A short voting period lets a small group decide before the others look. Seven days is a good start.',
      'Somebody who buys or borrows enough tokens before a vote opens can decide it. A voting delay gives others time to answer.',
    ],
  },
  quadratic: {
    lead: 'Weight grows with the square root of a holding, so that many voices count for more than one large holding.',
    whatItIs: [
      'A voter’s weight is the whole square root of their voting power in whole tokens, times a share that depends on their passport score.',
      'You set that share for four bands: no score, below 15, 15 to 25, and above 25. By default 0, 50, 100 and 100 percent.',
      'The quorum is measured in plain voting power; the quadratic threshold is the share of For among For and Against that is needed to pass.',
    ],
    whoCanDoWhat: ['As with one token one vote, but a voter without a passport score has no weight unless you give that band one.'],
    whatItCosts: ['As with one token one vote. A vote costs a little more, because the score is read while voting.'],
    risks: [
      'Whoever can make many scored accounts gains weight by splitting a holding. The bands are there to make that dear.',
      'It depends on the issuer of the scores. It is offered only where such scores can be read on chain: on OP Sepolia.',
    ],
  },
  'protocol-upgrades': {
    lead: 'Your contracts can change only if the signers you name here agree.',
    whatItIs: [
      'Every contract of an organisation is a small proxy. What stands behind it can be replaced, and only by this authority.',
      'Anybody signed in may draft an upgrade. The signers review it as a list of differences and approve or reject it. Rejected drafts stay in the history.',
      'The authority is set from the first day. Drafting and reviewing upgrades inside Althing comes with a later release.',
    ],
    whoCanDoWhat: [
      'Any signed-in user may draft an upgrade.',
      'The signers of this multisig, or the one address you name, approve or reject it.',
      'Althing itself has no key to your contracts.',
    ],
    whatItCosts: ['Nothing beyond the set-up of your organisation. Approving is a signature; carrying out an upgrade costs a network fee.'],
    risks: [
      'Whoever controls these signers controls the organisation’s contracts, its votes and its timelock included. Choose them with the most care of all.',
      'A single address is a single point of failure. A multisig of people who do not share one office, one device or one backup is safer.',
      'Signers who lose their keys cannot be replaced from outside.',
    ],
  },
  'pre-vote-veto': {
    lead: 'Guardians can stop a proposal before its vote opens.',
    whatItIs: [
      'A multisig of guardians is named for one governor. From the moment a proposal is made until its vote opens, it may stop it.',
      'It needs a voting delay: without one there is no time to act.',
    ],
    whoCanDoWhat: [
      'Only this multisig, and only until voting starts. Later the contract answers that it is too late.',
      'Guardians cannot propose, pass or change anything.',
    ],
    whatItCosts: ['A veto costs the network fee of one transaction.'],
    risks: [
      'Guardians can silence an organisation by stopping everything. Members should be able to replace them.',
      'A delay shorter than the guardians need to meet protects nobody.',
    ],
  },
  'pre-execution-veto': {
    lead: 'Guardians can stop a decision after it has passed and before it is carried out.',
    whatItIs: [
      'A multisig of guardians is named for one governor. From success until execution it may stop the proposal.',
      'It needs a timelock before execution: without one there is no time to act.',
    ],
    whoCanDoWhat: ['Only this multisig, and only until the proposal is executed.', 'Guardians cannot propose, pass or change anything.'],
    whatItCosts: ['A veto costs the network fee of one transaction.'],
    risks: [
      'It is a brake against theft by vote, and it can also be used against the will of the members.',
      'If the guardians are the same people who propose, nobody is guarding.',
    ],
  },
  refund: {
    lead: 'The organisation pays back what a vote costs, so that small holders are heard.',
    whatItIs: [
      'After a vote the governor sends the voter the network fee of that vote from a pot that your organisation fills.',
      'A refund is at most what was paid, once for each voter and proposal, and never more than the cap you set for a proposal.',
    ],
    whoCanDoWhat: [
      'Voters with at least the minimum weight are refunded. Nobody has to ask.',
      'Only the governor can pay out of the pot; only the organisation can change its limits.',
    ],
    whatItCosts: ['The network fees of your voters, up to the cap. An empty pot never stops a vote.'],
    risks: ['A cap that is too high lets many small accounts drain the pot with votes nobody needs.'],
  },
  tally: {
    lead: 'An outside forum shows your governors and their proposals, in step with this one.',
    whatItIs: ['Your governors are described to the forum once; from then on proposals made there appear here and the other way round.'],
    whoCanDoWhat: ['The creator of the organisation switches it on after deployment. It gives the forum no rights over your contracts.'],
    whatItCosts: ['No network fees. The forum may have prices of its own.'],
    risks: ['The forum can vanish, and what was written only there vanishes with it. Votes and proposals themselves are on chain.'],
  },
} as const satisfies Partial<Record<ModuleSlug, ModuleInformation>>;
