import type { ContractKind } from '@althing/domain/organisation';
import { expect, test } from 'vitest';
import type { DeploymentStep } from './deployment.ts';
import { stepViews } from './stepItems.ts';

const step = (kind: ContractKind, part: Partial<DeploymentStep> = {}) =>
  ({ stepId: kind, kind, name: 'Main', state: 'planned', isFound: false, address: '0x00', reason: null, ...part }) as DeploymentStep;

test.each<[ContractKind, string]>([
  ['governor', 'Initialising governor system'],
  ['timelock', 'Initialising governor system'],
  ['token', 'Deploying Token'],
  ['lockbox', 'Deploying Lockbox'],
  ['messageController', 'Deploying Message Controller'],
  ['tokenVesting', 'Deploying Vesting'],
  ['assetController', 'Deploying Asset Controller'],
])('while its transaction is pending, %s is shown as "%s"', (kind, sentence) => {
  expect(stepViews([step(kind)], true)).toMatchObject([{ title: sentence, state: 'current' }]);
  expect(stepViews([step(kind, { state: 'submitted' })], false)).toMatchObject([{ title: sentence, state: 'current' }]);
  expect(stepViews([step(kind)], false)[0]!.title).not.toBe(sentence);
});
