import { exactBalanceText } from '../../treasury/index.ts';
import { durationIn, durationWords, numberIn, shareWords, typedDuration, typedNumber } from './fieldValues.ts';
import { callOf, type Measure, type MeasureFacts } from './measure.ts';
import { MIN_TIMELOCK, MIN_VOTING_PERIOD } from '../minimums.ts';

const SAME = 'This is what it is already';

const votes = (facts: MeasureFacts, amount: bigint): string => `${exactBalanceText(amount)} ${facts.token.symbol}`;

const votingDelay: Measure = {
  group: 'voting',
  title: 'Voting delay',
  lead: 'How long a proposal is to be read before voting starts.',
  fields: (facts) => [
    {
      name: 'delay',
      label: 'New voting delay',
      kind: 'duration',
      isZeroAllowed: true,
      now: durationWords(facts.votingDelay),
      initial: typedDuration(facts.votingDelay),
      hint: 'Whoever wants to vote must hold and have delegated the tokens when it is over.',
    },
  ],
  problems: (facts, values) => {
    const delay = durationIn(values, 'delay');
    return {
      delay:
        (delay === facts.votingDelay && SAME) ||
        (facts.preVoteGuardian !== null && delay < MIN_TIMELOCK && 'It must be 10 minutes at least while there is a pre-vote guardian'),
    };
  },
  calls: (facts, values) => [callOf(facts.governor, 'function setVotingDelay(uint48 newVotingDelay)', [durationIn(values, 'delay')])],
  consequences: (facts, values) => [
    `Of proposals made afterwards, voting starts ${durationIn(values, 'delay') === 0 ? 'at once' : `after ${durationWords(durationIn(values, 'delay'))}`}, instead of ${facts.votingDelay === 0 ? 'at once' : `after ${durationWords(facts.votingDelay)}`}.`,
    'Proposals that are open keep their times.',
  ],
  after: (_, values) => ({ votingDelay: durationIn(values, 'delay') }),
};

const votingPeriod: Measure = {
  group: 'voting',
  title: 'Voting period',
  lead: 'How long a vote is open.',
  fields: (facts) => [
    {
      name: 'period',
      label: 'New voting period',
      kind: 'duration',
      now: durationWords(facts.votingPeriod),
      initial: typedDuration(facts.votingPeriod),
    },
  ],
  problems: (facts, values) => {
    const period = durationIn(values, 'period');
    return { period: (period === facts.votingPeriod && SAME) || (period < MIN_VOTING_PERIOD && 'It must be 5 minutes at least') };
  },
  calls: (facts, values) => [callOf(facts.governor, 'function setVotingPeriod(uint32 newVotingPeriod)', [durationIn(values, 'period')])],
  consequences: (facts, values) => [
    `Votes on proposals made afterwards are open for ${durationWords(durationIn(values, 'period'))}, instead of ${durationWords(facts.votingPeriod)}.`,
    ...(durationIn(values, 'period') < 86_400 ? ['Members who look in once a day can miss such a vote.'] : []),
  ],
  after: (_, values) => ({ votingPeriod: durationIn(values, 'period') }),
};

const proposalThreshold: Measure = {
  group: 'voting',
  title: 'Proposal threshold',
  lead: 'How many votes somebody needs to make a proposal.',
  fields: (facts) => [
    {
      name: 'votes',
      label: 'New proposal threshold',
      kind: 'tokens',
      unit: facts.token.symbol,
      isZeroAllowed: true,
      now: votes(facts, facts.proposalThreshold),
      initial: typedNumber(facts.proposalThreshold, 'tokens'),
    },
  ],
  problems: (facts, values) => {
    const next = numberIn(values, 'votes', 'tokens');
    const { supply } = facts.token;
    return {
      votes:
        (next === facts.proposalThreshold && SAME) ||
        (supply !== undefined && next > supply && 'There are not that many votes: nobody could propose anything any more'),
    };
  },
  calls: (facts, values) => [
    callOf(facts.governor, 'function setProposalThreshold(uint256 newProposalThreshold)', [numberIn(values, 'votes', 'tokens')]),
  ],
  consequences: (facts, values) => {
    const next = numberIn(values, 'votes', 'tokens');
    const { supply } = facts.token;
    return [
      next === 0n
        ? 'Anybody can make a proposal, also without votes: expect useless ones.'
        : `Whoever has ${votes(facts, next)} can make a proposal, instead of ${votes(facts, facts.proposalThreshold)}.`,
      ...(supply !== undefined && next * 10n > supply ? ['That is more than a tenth of all votes: few could propose anything.'] : []),
    ];
  },
  after: (_, values) => ({ proposalThreshold: numberIn(values, 'votes', 'tokens') }),
};

const quorum: Measure = {
  group: 'voting',
  title: 'Quorum',
  lead: 'What share of all votes must take part for a result to count.',
  fields: (facts) => [
    {
      name: 'share',
      label: 'New quorum',
      kind: 'share',
      unit: '%',
      now: shareWords(facts.quorum),
      initial: typedNumber(BigInt(facts.quorum), 'share'),
      hint: facts.isQuadratic ? 'Everybody who votes counts towards it.' : 'For and Abstain count towards it.',
    },
  ],
  problems: (facts, values) => {
    const share = Number(numberIn(values, 'share', 'share'));
    return { share: (share === facts.quorum && SAME) || (share > 10_000 && 'It can be 100 % at most') };
  },
  calls: (facts, values) => [
    callOf(facts.governor, 'function updateQuorumNumerator(uint256 newQuorumNumerator)', [numberIn(values, 'share', 'share')]),
  ],
  consequences: (facts, values) => {
    const share = Number(numberIn(values, 'share', 'share'));
    const { supply } = facts.token;
    return [
      `A vote needs ${shareWords(share)} of all votes, instead of ${shareWords(facts.quorum)}.`,
      ...(supply === undefined ? [] : [`At today’s supply on this chain that is ${votes(facts, (supply * BigInt(share)) / 10_000n)}.`]),
      ...(share > 5000
        ? ['A quorum that delegated tokens cannot reach stops the organisation for good: no vote can pass, not even one that lowers it.']
        : []),
    ];
  },
  after: (_, values) => ({ quorum: Number(numberIn(values, 'share', 'share')) }),
};

const timelockDelay: Measure = {
  group: 'voting',
  title: 'Timelock delay',
  lead: 'How long what was decided waits before it can be carried out.',
  refusal: ({ timelock }) => (timelock === null ? 'This governor has no timelock: what passes can be carried out at once.' : undefined),
  fields: (facts) => [
    {
      name: 'delay',
      label: 'New timelock delay',
      kind: 'duration',
      now: durationWords(facts.timelockDelay ?? 0),
      initial: typedDuration(facts.timelockDelay ?? 0),
      hint: 'Who disagrees can leave meanwhile, and a guardian can veto.',
    },
  ],
  problems: (facts, values) => {
    const delay = durationIn(values, 'delay');
    return { delay: (delay === facts.timelockDelay && SAME) || (delay < MIN_TIMELOCK && 'It must be 10 minutes at least') };
  },
  calls: (facts, values) => [callOf(facts.executor, 'function updateDelay(uint256 newDelay)', [durationIn(values, 'delay')])],
  consequences: (facts, values) => [
    `What passes waits ${durationWords(durationIn(values, 'delay'))} before anybody can execute it, instead of ${durationWords(facts.timelockDelay ?? 0)}.`,
    'What is queued already keeps its time.',
    ...(durationIn(values, 'delay') < 86_400 ? ['That is little time to leave, or to veto, for those who disagree.'] : []),
  ],
  after: (_, values) => ({ timelockDelay: durationIn(values, 'delay') }),
};

export const SETTING_MEASURES = { votingDelay, votingPeriod, proposalThreshold, quorum, timelockDelay };
