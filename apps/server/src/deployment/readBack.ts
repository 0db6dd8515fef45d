import type { CheckResult, Receipt } from '@althing/domain/http';
import type { ChainId } from '@althing/domain/units';
import type { LedgerContract } from '../store/deployments.ts';
import type { FrozenChainPlan } from '../store/frozenPlan.ts';
import { askChecks } from './askChecks.ts';
import { rememberedBlock } from './deploymentPlace.ts';
import type { LedgerDependencies } from './dependencies.ts';
import { limitLines } from './limitLines.ts';

export type ReadBackDependencies = Pick<LedgerDependencies, 'chains' | 'deployments' | 'receipts' | 'tokenMinters' | 'now' | 'runChecks'>;

/** Whether checks are read at the block of the deployment or now. */
type Moment = 'deployment' | 'present';

export async function readChain(
  dependencies: ReadBackDependencies,
  { chainId, steps }: Pick<FrozenChainPlan, 'chainId' | 'steps'>,
  contracts: readonly LedgerContract[],
  { moment, before }: { moment: Moment; before: Receipt | null },
): Promise<CheckResult[]> {
  const client = dependencies.chains.client(chainId);
  // Throws where no node answers, so that this is not taken for a difference.
  await client.getBlockNumber();
  const results = steps.map(async ({ id: stepId, checks }) => {
    const contract = contracts.find((row) => row.stepId === stepId);
    const block = contract?.blockNumber == null ? undefined : await rememberedBlock(client, contract.address, BigInt(contract.blockNumber));
    const atDeployment = block === undefined ? {} : { blockNumber: block };
    const lasting = checks.filter(({ when }) => when === 'always');
    const momentary = checks.filter(({ when }) => when === 'deployment');
    const [now, then] = await Promise.all([
      askChecks(dependencies, chainId, lasting, moment === 'present' ? {} : atDeployment),
      askChecks(dependencies, chainId, momentary, atDeployment),
    ]);
    const line = (check: (typeof checks)[number], answer: { actual: string | null; ok: boolean }): CheckResult => ({
      chainId,
      stepId,
      label: check.label,
      ...(check.unit && { unit: check.unit }),
      expected: check.expected,
      actual: answer.actual,
      ok: answer.ok,
    });
    return [
      ...lasting.map((check, i) => line(check, now[i]!)),
      ...momentary.map((check, i) => {
        const result = line(check, then[i]!);
        // Nodes delete old state, so what was once read at the deployment's block is kept.
        const earlier = before?.checks.find((old) => old.chainId === chainId && old.stepId === stepId && old.label === check.label);
        return block === undefined && earlier ? earlier : result;
      }),
    ];
  });
  return (await Promise.all(results)).flat();
}

/**
 * Reads every parameter, role, owner and code hash back from the chains and stores how they compare with the review. At `deployment` this
 * answers "deployed = reviewed"; at `present` it shows later changes. Throws where a chain cannot be reached.
 */
export async function readBack(dependencies: ReadBackDependencies, organisationId: string, moment: Moment): Promise<Receipt> {
  const [deployments, contracts, before] = await Promise.all([
    dependencies.deployments.list(organisationId),
    dependencies.deployments.contracts(organisationId),
    dependencies.receipts.newest(organisationId),
  ]);
  const limitReader = (chainId: ChainId) => ({ client: dependencies.chains.untrusted(chainId), minters: dependencies.tokenMinters });
  const results = await Promise.all(
    deployments.map(async ({ chainId, plan }) => {
      const own = contracts.filter((contract) => contract.chainId === chainId);
      const lines = await readChain(dependencies, plan, own, { moment, before });
      // Whoever founds an organisation cannot have given limits of somebody else's token, so these are asked for later only.
      return moment === 'deployment' ? lines : [...lines, ...(await limitLines(plan, limitReader(chainId)))];
    }),
  );
  return dependencies.receipts.add(organisationId, results.flat(), dependencies.now());
}
