import { assetControllerAbi, gasRefundAbi, quadraticGovernorAbi, tokenAbi } from '@althing/bindings';
import type { SettingFact } from '@althing/domain/simulation';
import type { Address, Hex } from '@althing/domain/units';
import { encodeFunctionResult, toFunctionSelector } from 'viem';
import { expect, test } from 'vitest';
import { portalChainReadings, portalLimitReadings, programReadings, type Reading } from './readings.ts';

const CONTRACT: Address = '0x1000000000000000000000000000000000000001';
const ACCOUNT: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const company = { governors: [], guardians: [] };

/** What is told where the contract answers this to the question with the selector, and nothing to others. */
function told(readings: readonly Reading[], signature: string, answer: Hex): [string, string | null][] {
  const selector = toFunctionSelector(signature);
  return readings
    .filter(({ question }) => question.of === 'call' && question.data.startsWith(selector))
    .flatMap(({ tell }) => tell(null, answer).settings ?? [])
    .map(({ setting, after }: SettingFact) => [setting, after]);
}

test('settings that contracts answer as one are told one by one', () => {
  const settings = { decoder: ACCOUNT, bandPercentages: [0, 50, 75, 100], threshold: 5_100 } as const;
  const votes = encodeFunctionResult({ abi: quadraticGovernorAbi, functionName: 'quadraticSettings', result: settings });
  expect(told(programReadings('Governor', CONTRACT, company), 'quadraticSettings(uint256)', votes)).toEqual([
    ['quadraticDecoder', ACCOUNT],
    ['quadraticBands', '0,50,75,100'],
    ['quadraticThreshold', '5100'],
  ]);

  const tax = encodeFunctionResult({ abi: tokenAbi, functionName: 'bridgeTax', result: [ACCOUNT, [0n, 5n], [100n, 250n]] });
  expect(told(programReadings('Token', CONTRACT, company), 'bridgeTax()', tax)).toEqual([
    ['taxTreasury', ACCOUNT],
    ['taxTiers', '0:100,5:250'],
  ]);

  const terms = {
    maxPriorityFee: 1n,
    maxBaseFee: 2n,
    baseGas: 3n,
    maxGasUsed: 4n,
    minWeight: 5n,
    proposalCap: 6n,
    periodCap: 7n,
    minProposerVotes: 8n,
  };
  const refund = encodeFunctionResult({ abi: gasRefundAbi, functionName: 'refundSettings', result: terms });
  expect(told(programReadings('Gas refund', CONTRACT, company), 'refundSettings()', refund)).toEqual([
    ['refundTip', '1'],
    ['refundBaseFee', '2'],
    ['refundBaseGas', '3'],
    ['refundGas', '4'],
    ['refundWeight', '5'],
    ['refundProposalCap', '6'],
    ['refundPeriodCap', '7'],
    ['refundProposerVotes', '8'],
  ]);
});

test('limits and chains of a portal are told by bridge and chain, and no limit where the bridge is none', () => {
  const [arriving] = portalLimitReadings(CONTRACT, ACCOUNT);
  const limit = encodeFunctionResult({ abi: assetControllerAbi, functionName: 'mintingMaxLimitOf', result: 7n });
  expect(arriving!.tell(null, limit).settings).toMatchObject([{ setting: 'arrivingLimit', about: ACCOUNT, before: '0', after: '7' }]);
  const way = encodeFunctionResult({ abi: assetControllerAbi, functionName: 'chainOf', result: [true, false] });
  expect(portalChainReadings(CONTRACT, 31338n).flatMap(({ tell }) => tell(way, way).settings)).toMatchObject([
    { setting: 'sends', about: '31338', after: 'true' },
    { setting: 'takes', about: '31338', after: 'false' },
  ]);
});
