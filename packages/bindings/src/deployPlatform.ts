import type { Hex } from '@althing/domain/units';
import { concat, keccak256, size, slice } from 'viem';
import { getCode, sendTransaction, waitForTransactionReceipt } from 'viem/actions';
import type { ReadClient, WriteClient } from './call.ts';
import { DETERMINISTIC_DEPLOYER, type PlatformDeployment, type RuntimeCode } from './platformDeployments.ts';

/** Whether a contract has still to be deployed, stands as it should, or finds other code at its place. */
export type Standing = 'missing' | 'stands' | 'foreign';

function withoutImmutables(code: Hex, immutables: RuntimeCode['immutables']): Hex {
  let [plain, end]: [Hex, number] = ['0x', 0];
  for (const [start, length] of immutables) {
    plain = concat([plain, start > end ? slice(code, end, start) : '0x', `0x${'00'.repeat(length)}`]);
    end = start + length;
  }
  return concat([plain, end < size(code) ? slice(code, end) : '0x']);
}

/** Compares the code at the place of a deployment with what its creation leaves there, but for immutables, to which the address commits. */
export async function standingOf(client: ReadClient, { address, runtime }: PlatformDeployment): Promise<Standing> {
  const code = await getCode(client, { address });
  if (!code) return 'missing';
  if (size(code) !== runtime.runtimeSize) return 'foreign';
  return keccak256(withoutImmutables(code, runtime.immutables)) === runtime.runtimeHash ? 'stands' : 'foreign';
}

export interface DeployOptions {
  /** Told of every contract that has come to stand, with the transaction that was sent for it. */
  onDeployed?: (deployment: PlatformDeployment, hash: Hex) => void;
}

/**
 * Sends what is missing, one after the other, and waits for each; who sends it keeps no power. May be called again after any failure:
 * what stands is not sent twice.
 *
 * @throws where other code is at a contract's place, or its transaction left none there.
 */
export async function deployMissing(
  client: WriteClient,
  deployments: readonly PlatformDeployment[],
  { onDeployed }: DeployOptions = {},
): Promise<void> {
  for (const deployment of deployments) {
    const before = await standingOf(client, deployment);
    if (before === 'stands') continue;
    if (before === 'foreign') throw new Error(`Other code is at ${deployment.address}, the place of ${deployment.name}`);
    const data = concat([deployment.salt, deployment.initCode]);
    const hash = await sendTransaction(client, {
      to: DETERMINISTIC_DEPLOYER,
      data,
      account: client.account,
      chain: client.chain ?? null,
    });
    await waitForTransactionReceipt(client, { hash });
    // Whoever else sent the same a moment earlier made ours fail, and did what it was for.
    if ((await standingOf(client, deployment)) !== 'stands')
      throw new Error(`${deployment.name} was not deployed at ${deployment.address}`);
    onDeployed?.(deployment, hash);
  }
}
