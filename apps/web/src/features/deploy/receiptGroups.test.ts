import type { CheckResult, OrganisationContract, Receipt } from '@althing/domain/http';
import { describe, expect, test } from 'vitest';
import { receiptFile, receiptGroups } from './receiptGroups.ts';

const check = (part: Partial<CheckResult>): CheckResult => ({
  chainId: 31337,
  stepId: 'token|',
  label: 'Name',
  expected: 'A',
  actual: 'A',
  ok: true,
  ...part,
});
const receipt = (checks: CheckResult[]): Receipt => ({
  organisationId: '1',
  checkedAt: '2026-11-21T00:00:00Z',
  ok: checks.every((c) => c.ok),
  checks,
});
const contract = { chainId: 31338, stepId: 'token|', address: '0x1' } as OrganisationContract;

describe('the receipt', () => {
  test('is grouped by chain and contract, and names the contract of that chain', () => {
    const groups = receiptGroups(receipt([check({}), check({ chainId: 31338 }), check({ label: 'Symbol' })]), [contract]);
    expect(groups.map((group) => [group.chainId, group.checks.length, group.contract?.address])).toEqual([
      [31337, 2, undefined],
      [31338, 1, '0x1'],
    ]);
  });

  test('what differs comes first', () => {
    const groups = receiptGroups(receipt([check({}), check({ stepId: 'governor|Main', ok: false, actual: null })]), []);
    expect(groups.map((group) => [group.stepId, group.failed])).toEqual([
      ['governor|Main', 1],
      ['token|', 0],
    ]);
  });

  test('the file holds every check with what was expected and found', () => {
    const file = JSON.parse(
      receiptFile(receipt([check({ ok: false, actual: 'B' })]), { name: 'Ting', slug: 'ting', salt: '0x0', contracts: [contract] }),
    );
    expect(file).toMatchObject({
      ok: false,
      organisation: { slug: 'ting' },
      checks: [{ expected: 'A', actual: 'B' }],
      contracts: [{ address: '0x1' }],
    });
  });
});
