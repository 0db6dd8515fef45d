import { defaulting, entryId, group, list } from '../../schema/build.ts';
import { chain, listedChain } from '../../schema/chains.ts';
import { chainName } from '../../chains/lookup.ts';
import { durationText } from '../../display/duration.ts';
import { MIN_TIMELOCK, MIN_VOTING_PERIOD } from '../../governance/minimums.ts';
import type { DraftOf, InputOf, Values } from '../../schema/field.ts';
import { percent } from '../../schema/numbers.ts';
import { text } from '../../schema/texts.ts';
import { flag } from '../../schema/yesNo.ts';
import { VOTING_PERIOD_ZERO } from '../../setup/sentences.ts';
import { MAX_CHAINS } from '../limits.ts';
import {
  DEFAULT_PASSPORT_SCORE_RANGES,
  PASSPORT_SCORE_BANDS,
  PROPOSAL_THRESHOLD_PRESETS,
  QUADRATIC_THRESHOLD_PRESETS,
  QUORUM_PRESETS,
  VOTING_PERIOD_PRESETS,
} from '../presets.ts';
import { duration, named } from './values.ts';

const isQuadratic = (governor: Values): boolean => governor['isQuadratic'] === true;
const isShare = (value: string): boolean => /^\d{1,3}$/.test(value) && Number(value) <= 100;
const WHOLE_PERCENTAGE = 'Please enter a whole percentage from 0 to 100';

const scoreShare = text({
  label: 'Share',
  max: 3,
  required: WHOLE_PERCENTAGE,
  form: { pattern: /^(100|\d{1,2})$/, isBroken: (value) => !isShare(value), sentence: WHOLE_PERCENTAGE },
});

/**
 * Times in days, shares in percent. The default shares are the smallest suggestions instead of 0: without a quorum a single vote would decide, and
 * without a threshold anybody could make proposals without end.
 */
export const GOVERNOR = group(
  {
    tempId: entryId(),
    governorName: named({ label: 'Name', changedBy: 'nobody' }),
    chainId: chain({ label: 'Chain', changedBy: 'nobody' }),
    isQuadratic: defaulting(flag({ label: 'Voting', changedBy: 'nobody', show: (input) => (input ? 'Quadratic' : '1 token 1 vote') })),
    preVotingTimelock: duration({
      label: 'Voting delay',
      shortest: durationText(MIN_TIMELOCK),
    }),
    votingPeriod: duration({
      label: 'Voting period',
      shortest: durationText(MIN_VOTING_PERIOD),
      required: VOTING_PERIOD_ZERO,
      empty: VOTING_PERIOD_PRESETS[0],
    }),
    /** 0 means that there is no timelock: the governor executes directly. */
    preExecutionTimelock: duration({
      label: 'Timelock before execution',
      shortest: durationText(MIN_TIMELOCK),
    }),
    /** Share of the token's past supply on this chain that must take part. */
    quorumThreshold: defaulting(percent({ label: 'Quorum', empty: QUORUM_PRESETS[0] })),
    /** Share of the token's initial supply on this chain that a proposer needs. */
    proposalThreshold: defaulting(percent({ label: 'Proposal threshold', empty: PROPOSAL_THRESHOLD_PRESETS[0] })),
    refundMechanism: defaulting(flag({ label: 'Refunds', ask: 'Pay back the gas of votes', changedBy: 'nobody' })),
    /** Share of For among For and Against. */
    quadraticThreshold: defaulting(percent({ label: 'Quadratic threshold', empty: QUADRATIC_THRESHOLD_PRESETS[0], when: isQuadratic })),
    /** Weight in percent for each of `PASSPORT_SCORE_BANDS`. */
    passportScoreRanges: defaulting(
      list(scoreShare, {
        entry: 'share',
        label: 'Weight by passport score',
        min: PASSPORT_SCORE_BANDS.length,
        max: PASSPORT_SCORE_BANDS.length,
        exactly: 'Please fill in all four bands',
        empty: [...DEFAULT_PASSPORT_SCORE_RANGES],
        when: isQuadratic,
        show: (shares) => shares.map((share) => `${share} %`).join(' / '),
      }),
    ),
    votingChainIds: defaulting(
      list(listedChain({ label: 'Chain' }), {
        entry: 'votingChain',
        label: 'Voting chains',
        max: MAX_CHAINS,
        isSet: true,
        when: (governor) => (governor['votingChainIds'] as unknown[]).length > 0,
        show: (ids, { chains }) => ids.map((id) => chainName(chains, id)).join(', '),
      }),
    ),
  },
  { title: ({ governorName }) => `Governor ${governorName}`, changedBy: 'governor' },
);

export type GovernorDraft = DraftOf<typeof GOVERNOR>;
export type Governor = InputOf<typeof GOVERNOR>;
