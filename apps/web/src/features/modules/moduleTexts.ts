import type { ModuleSlug } from '@althing/domain/modules';

export interface ModuleText {
  how: readonly string[];
  /** Setting and consequence. */
  decide: readonly (readonly [string, string])[];
  limits: string;
}

/** The long form of each module's page; a module without a text does not compile. */
export const MODULE_TEXTS = {
  '1token1vote': {
    how: [
      'A governor counts votes. Anyone with enough voting power proposes; when the delay is over the vote opens; holders vote for, against or abstain, and may divide their weight. If For outweighs Against and enough took part, the decision can be carried out by anyone.',
      'With a timelock, a passed decision waits before it takes effect, so that members who disagree can leave in time. The timelock also holds the governor’s money.',
    ],
    decide: [
      ['Voting delay', 'How long after a proposal the vote begins. Time to read, and to gather delegated votes.'],
      ['Voting period', '7, 10 or 14 days, or your own. Too short favours those who watch all day.'],
      ['Quorum', 'The share of the supply that must take part. Too high, and nothing ever passes.'],
      ['Proposal threshold', 'The share that a proposer must hold or be delegated.'],
      ['Pre-execution timelock', 'The wait between success and effect.'],
    ],
    limits:
      'It counts tokens, not people: whoever holds most of the delegated supply decides. Weight counts only once it is held or delegated before the vote begins.',
  },
  safe: {
    how: [
      'A Safe is an account with several owners. Any owner proposes a payment; it leaves when as many have signed as you set. The contracts are those that secure most organisations’ money today.',
      'Each chain has its own treasury with its own owners.',
    ],
    decide: [
      ['Owners', 'People, or another part of the organisation.'],
      ['Threshold', 'How many must sign. One below the number of owners survives a lost key.'],
      ['Chain', 'One treasury per chain.'],
    ],
    limits: 'It cannot give back what its owners signed away, and it is stuck if more keys are lost than the threshold forgives.',
  },
  'working-group': {
    how: [
      'A team receives an account of its own on one chain, run by its members with a threshold. The organisation pays in; the team decides about its own spending.',
    ],
    decide: [
      ['Name', 'What the team is called.'],
      ['Members and threshold', 'Who signs, and how many of them.'],
    ],
    limits: 'The organisation cannot take money back from a working group unless it is among the signers. Up to five groups.',
  },
  'protocol-upgrades': {
    how: [
      'The organisation’s own contracts can be improved later. Anyone may draft such a change; the signers you name approve or reject it. Rejected drafts stay in the history.',
      'Nobody else can change the contracts: not the account that deployed them, and not Althing.',
    ],
    decide: [['Signers', 'One address, or a multisig with owners and a threshold.']],
    limits:
      'Whoever holds this key can change what all others rely on. Choose more than one person. A vote cannot overrule it in this release.',
  },
  quadratic: {
    how: [
      'Weight is the square root of the voting power in whole tokens, scaled by a passport score that makes one person with many wallets expensive.',
    ],
    decide: [
      ['Score bands', 'Which share of the weight counts below 15, from 15 to 25 and above.'],
      ['Quadratic threshold', 'The share of For among For and Against that is needed to pass.'],
    ],
    limits: 'It is only as good as the scores. It is offered on OP Sepolia, and on the local chain Alpha.',
  },
  'pre-vote-veto': {
    how: ['Guardians in a multisig can cancel a proposal until its vote begins.'],
    decide: [['Guardians and threshold', 'Who may stop a vote, and how many must agree.']],
    limits: 'Once the vote is open it is too late. Guardians can stop; they can never decide.',
  },
  'pre-execution-veto': {
    how: [
      'Guardians in a multisig can cancel a decision that has passed, until it is carried out. It needs a timelock, which gives them the time.',
    ],
    decide: [['Guardians and threshold', 'Who may stop a decision, and how many must agree.']],
    limits: 'A timelock shorter than the guardians need to meet makes the veto worthless.',
  },
  'multi-bridge': {
    how: [
      'A message to another chain travels over several bridges. It counts there only when enough of them delivered the same one; a single bridge that is broken or bought cannot forge it.',
    ],
    decide: [
      ['Bridges', 'Which ones carry.'],
      ['Threshold', 'How many must agree; at least two are recommended.'],
      ['Timelock', 'How long a message waits on the other side.'],
    ],
    limits: 'More bridges cost more and take as long as the slowest that is needed.',
  },
  'multi-bridge-veto': {
    how: ['On the receiving chain, guardians can stop a message before it is executed.'],
    decide: [['Guardians and threshold', 'Per chain.']],
    limits: 'They need the time: it works together with the timelock of the multi-bridge.',
  },
  portals: {
    how: [
      'The token is burned on one chain and minted on another, or locked and released at home. Each bridge has a limit per period, so that a broken one can do only so much harm.',
    ],
    decide: [
      ['Bridges and minimum', 'Which ones, and how many must agree for large amounts.'],
      ['Limits', 'How much each may mint and burn in a period.'],
    ],
    limits: 'A transfer under way cannot be called back.',
  },
  'bonding-engine': {
    how: ['Buyers pay now and receive the organisation’s token later, at a discount. What they pay belongs to the treasury.'],
    decide: [
      ['Manager', 'Who opens and closes markets.'],
      ['Terms', 'Price, capacity and vesting of each market.'],
    ],
    limits: 'It sells future tokens: too generous terms thin out those who hold today.',
  },
  refund: {
    how: ['The governor measures the gas of a vote and pays it back, once per voter and proposal, up to a limit per proposal.'],
    decide: [['Account', 'Which account pays, and how much it holds.']],
    limits: 'When the account is empty, votes still count and are simply not paid back.',
  },
  tally: {
    how: [
      'Governors and their proposals are mirrored to an outside forum and back. The service it was named after closed in 2026; the module connects to a forum that you configure.',
    ],
    decide: [['Forum', 'Whose address and key the installation knows.']],
    limits: 'It only mirrors. Votes are counted on chain, whatever a forum shows.',
  },
  lockbox: {
    how: [
      'Your existing token is locked, and as many travelling tokens are given out, one for one. Whoever brings them back gets the original.',
    ],
    decide: [['Token', 'Which one is wrapped.']],
    limits: 'Tokens that take a fee on transfer cannot be wrapped.',
  },
} as const satisfies Record<ModuleSlug, ModuleText>;
