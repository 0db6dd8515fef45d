import { type Check, formatCheckValue } from '@althing/bindings';
import { PASSPORT_SCORE_BANDS } from '@althing/domain/setup';
import type { Address } from '@althing/domain/units';
import type { QuadraticDesign } from '../../design.ts';
import { formatBasisPoints } from '../../quantities.ts';
import type { ReviewLine } from '../../types.ts';
import { callCheck } from '../shared/checks.ts';

export const quadraticReview = ({ decoder, bandPercentages, threshold }: QuadraticDesign): ReviewLine[] => [
  { label: 'Voting', value: 'Quadratic: square root of whole tokens × share of the passport score' },
  { label: 'Passport scores from', value: decoder },
  ...PASSPORT_SCORE_BANDS.map((band, i) => ({ label: `Vote with a passport score ${band}`, value: `${bandPercentages[i]} %` })),
  { label: 'Needed to pass', value: `${formatBasisPoints(threshold)} For among For and Against` },
];

export const countingCheck = (governor: Address, mode: string): Check =>
  callCheck('Counting', governor, 'COUNTING_MODE() view returns (string)', mode);

/** Settings are asked for by time; the largest `uint48` gives the present ones. */
const LATEST_TIMEPOINT = String(2 ** 48 - 1);

export const quadraticChecks = (governor: Address, { decoder, bandPercentages, threshold }: QuadraticDesign): Check[] => [
  countingCheck(governor, 'support=bravo&quorum=against,for,abstain'),
  callCheck(
    'Passport scores, bands and share to pass',
    governor,
    'quadraticSettings(uint256) view returns ((address decoder, uint8[4] bandPercentages, uint16 threshold))',
    formatCheckValue([decoder, bandPercentages, threshold]),
    { args: [LATEST_TIMEPOINT] },
  ),
];
