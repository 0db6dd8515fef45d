import { accountIn } from './fieldValues.ts';
import { NATIVE } from '../../units.ts';
import { callOf, type Measure, type MeasureFacts, type MeasureValues, READING } from './measure.ts';

const votingChains: Measure = {
  group: 'votes',
  title: 'Count votes of other chains',
  lead: 'Names the contracts on other chains whose votes this governor believes.',
  refusal: ({ votingChains: chains }) => ('problem' in chains ? chains.problem : undefined),
  fields: () => [],
  calls: ({ votingChains: chains }) => ('problem' in chains ? [] : [...chains.calls]),
  consequences: ({ votingChains: chains }) =>
    'problem' in chains
      ? []
      : [
          `Holders on ${chains.names.join(', ')} can vote on proposals made afterwards.`,
          'Everything that those contracts say is believed: look at them on their chains before you vote for this.',
          'The quorum becomes a share of what was created on all of these chains.',
        ],
};

const chainIn = ({ countedChains = [] }: MeasureFacts, values: MeasureValues) =>
  countedChains.find(({ chainId }) => String(chainId) === values['chain']?.trim());

const endVotingChain: Measure = {
  group: 'votes',
  title: 'Stop counting votes of a chain',
  lead: 'Holders on another chain cannot vote there any more.',
  refusal: ({ countedChains }) => {
    if (countedChains === undefined) return READING;
    return countedChains.length === 0 ? 'This governor counts no votes of other chains.' : undefined;
  },
  fields: ({ countedChains = [] }) => [
    {
      name: 'chain',
      label: 'Chain',
      kind: 'choice',
      choices: countedChains.map(({ chainId, name }) => ({ value: String(chainId), label: name })),
    },
  ],
  calls: ({ governor }, values) => [
    callOf(governor, 'function updateSpoke((uint256 chainId, address spoke, uint256 created) chain)', [
      { chainId: BigInt(values['chain'] ?? 0), spoke: NATIVE, created: 0n },
    ]),
  ],
  consequences: (facts, values) => {
    const name = chainIn(facts, values)?.name ?? 'that chain';
    return [
      `Votes of holders on ${name} count no more as soon as this is executed, also in proposals that are open then. Who wants to vote has to bring the tokens over before a proposal’s vote begins.`,
      `The quorum of later proposals is a share without what was created on ${name}: fewer votes are enough.`,
      'Votes that were counted already stay.',
    ];
  },
  after: (facts, values) => ({ countedChains: (facts.countedChains ?? []).filter((chain) => chain !== chainIn(facts, values)) }),
};

const delegateTreasury: Measure = {
  group: 'votes',
  title: 'Delegate the treasury’s votes',
  lead: 'Who votes with the tokens that the treasury holds.',
  fields: () => [{ name: 'delegate', label: 'Delegate', kind: 'account' }],
  calls: ({ token }, values) => [callOf(token.address, 'function delegate(address delegatee)', [accountIn(values, 'delegate')])],
  consequences: ({ nameOf, token }, values) => [
    `${nameOf(accountIn(values, 'delegate'))} votes with all ${token.symbol} that the treasury holds, now and later. The tokens stay where they are.`,
  ],
};

export const VOTE_MEASURES = { votingChains, endVotingChain, delegateTreasury };
