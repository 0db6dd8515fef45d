import type { Activity } from '../http/activityEndpoints.ts';
import type { ChainId } from '../units.ts';

type Proposal = Extract<Activity, { kind: 'vote' }>['proposal'];

/** A piece of a sentence about something that happened. Whoever shows it draws accounts, amounts and links. */
export type ActivityPart =
  | string
  | { account: string }
  | { chain: ChainId }
  | { amount: string; unit: 'token' | 'coin' | 'votes' }
  | { proposal: Proposal }
  | { upgrade: { id: string; name: string } }
  /** A transaction of a Safe; its nonce is null where the Safe does not tell it. */
  | { safeTransaction: { safe: string; nonce: number | null } };

const CHOICES = ['against', 'for', 'to abstain on'] as const;

const STEPS = {
  queued: ' was queued',
  executed: ' was executed',
  canceled: ' was cancelled',
  vetoed: ' was vetoed',
} as const;

function votePhrase({ voter, support, weight, isQuadratic, proposal }: Extract<Activity, { kind: 'vote' }>): ActivityPart[] {
  const amount: ActivityPart = { amount: weight, unit: isQuadratic ? 'votes' : 'token' };
  const choice = support === null ? undefined : CHOICES[support];
  return [{ account: voter }, ` voted ${choice ?? 'in parts on'} `, { proposal }, ' with ', amount];
}

function transferPhrase({ token, from, to, amount, bridge }: Extract<Activity, { kind: 'transfer' }>): ActivityPart[] {
  const sum: ActivityPart = { amount, unit: token === null ? 'coin' : 'token' };
  if (bridge?.way === 'sent') return [{ account: bridge.account }, ' sent ', sum, ' by bridge to ', { chain: bridge.chainId }];
  if (bridge) return [sum, ' arrived by bridge from ', { chain: bridge.chainId }, ' for ', { account: bridge.account }];
  if (from === null) return to === null ? [sum, ' were created and destroyed'] : [sum, ' were created for ', { account: to }];
  return to === null ? [{ account: from }, ' destroyed ', sum] : [{ account: from }, ' sent ', sum, ' to ', { account: to }];
}

function delegationPhrase({ delegator, to }: Extract<Activity, { kind: 'delegation' }>): ActivityPart[] {
  if (to === null) return [{ account: delegator }, ' took their votes back from everybody'];
  return to === delegator
    ? [{ account: delegator }, ' votes for themselves from now on']
    : [{ account: delegator }, ' delegated to ', { account: to }];
}

function safePhrase({ safe, isSuccess, call }: Extract<Activity, { kind: 'safe' }>): ActivityPart[] {
  const transaction: ActivityPart = { safeTransaction: { safe, nonce: call?.nonce ?? null } };
  return isSuccess ? [{ account: safe }, ' executed ', transaction] : [{ account: safe }, ' tried ', transaction, ', which failed'];
}

/** What happened, as a sentence in pieces. */
export function activityPhrase(activity: Activity): ActivityPart[] {
  switch (activity.kind) {
    case 'proposal':
      return activity.step === 'created'
        ? [{ account: activity.proposer }, ' proposed ', { proposal: activity.proposal }]
        : [{ proposal: activity.proposal }, STEPS[activity.step]];
    case 'vote':
      return votePhrase(activity);
    case 'transfer':
      return transferPhrase(activity);
    case 'delegation':
      return delegationPhrase(activity);
    case 'safe':
      return safePhrase(activity);
    case 'upgrade':
      return activity.step === 'proposed'
        ? [{ account: activity.proposer }, ' proposed to change the organisation: ', { upgrade: activity.upgrade }]
        : ['The organisation was changed: ', { upgrade: activity.upgrade }];
  }
}
