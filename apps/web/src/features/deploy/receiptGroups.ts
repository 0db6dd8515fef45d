import type { CheckResult, OrganisationContract, Receipt } from '@althing/domain/http';

export interface ReceiptGroup {
  chainId: number;
  stepId: string;
  contract: OrganisationContract | undefined;
  checks: CheckResult[];
  failed: number;
}

/** Checks grouped by chain and contract, in the order of the receipt. Groups with a difference come first. */
export function receiptGroups({ checks }: Receipt, contracts: readonly OrganisationContract[]): ReceiptGroup[] {
  const groups = new Map<string, ReceiptGroup>();
  for (const check of checks) {
    const { chainId, stepId } = check;
    const key = `${chainId}:${stepId}`;
    const group = groups.get(key) ?? {
      chainId,
      stepId,
      contract: contracts.find((c) => c.chainId === chainId && c.stepId === stepId),
      checks: [],
      failed: 0,
    };
    group.checks.push(check);
    group.failed += check.ok ? 0 : 1;
    groups.set(key, group);
  }
  const all = [...groups.values()];
  return [...all.filter((group) => group.failed > 0), ...all.filter((group) => group.failed === 0)];
}

/** The receipt as a file to keep: every check, with the organisation's name and the names of its addresses. */
export function receiptFile(
  receipt: Receipt,
  organisation: { name: string; slug: string; salt: string; contracts: readonly OrganisationContract[] },
): string {
  const { name, slug, salt, contracts } = organisation;
  const addresses = contracts.map(({ chainId, stepId, kind, address, transactionHash }) => ({
    chainId,
    stepId,
    kind,
    address,
    transactionHash,
  }));
  return JSON.stringify({ organisation: { name, slug, salt }, ...receipt, contracts: addresses }, null, 2);
}
