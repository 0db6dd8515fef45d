import type { ModuleText } from '../moduleText.ts';

export const text: ModuleText = {
  how: [
    'A governor counts votes. Anyone with enough voting power proposes; when the delay is over the vote opens; holders vote for, against or abstain, and may divide their weight. If For outweighs Against and enough took part, the decision can be carried out by anyone.',
    'With a timelock, a passed decision waits before it takes effect, so that members who disagree can leave in time. The timelock also holds the governor’s money.',
  ],
  decide: [
    ['Voting delay', 'How long after a proposal the vote begins. Time to read, and to gather delegated votes.'],
    ['Voting period', '7, 10 or 14 days, or your own. Too short favours those who watch all day.'],
    ['Quorum', 'The share of the supply that must take part. Too high, and nothing ever passes.'],
    ['Proposal threshold', 'The share that a proposer must hold or be delegated.'],
    ['Timelock before execution', 'The wait between success and effect.'],
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
  limits:
    'It counts tokens, not people: whoever holds most of the delegated supply decides. Weight counts only once it is held or delegated before the vote begins.',
  risks: [
    'A quorum that delegated tokens cannot reach stops the organisation for good: no vote can pass, not even one that lowers the quorum.',
    'A short voting period lets a small group decide before the others look. Seven days is a good start.',
    'Somebody who buys or borrows enough tokens before a vote opens can decide it. A voting delay gives others time to answer.',
  ],
};
