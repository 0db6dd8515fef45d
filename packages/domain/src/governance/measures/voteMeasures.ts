import { accountIn } from './fieldValues.ts';
import { callOf, type Measure } from './measure.ts';

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

export const VOTE_MEASURES = { votingChains, delegateTreasury };
