import type { Hex } from '@althing/domain/units';
import { concat, keccak256, size, slice } from 'viem';
import { getCode, sendTransaction, waitForTransactionReceipt } from 'viem/actions';
import { getAction } from 'viem/utils';
import type { ReadClient, WriteClient } from './call.ts';
import { DETERMINISTIC_DEPLOYER, type PlatformDeployment, type RuntimeCode } from './platformDeployments.ts';

/** `missing`: still to be deployed; `stands`: deployed with the expected code; `foreign`: other code is at its address. */
export type Standing = 'missing' | 'stands' | 'foreign';

function withoutImmutables(code: Hex, immutables: RuntimeCode['immutables']): Hex {
  let [plain, end]: [Hex, number] = ['0x', 0];
  for (const [start, length] of immutables) {
    plain = concat([plain, start > end ? slice(code, end, start) : '0x', `0x${'00'.repeat(length)}`]);
    end = start + length;
  }
  return concat([plain, end < size(code) ? slice(code, end) : '0x']);
}

/**
 * Compares the code at the deployment's address with the code that its creation leaves there. Immutables are not compared, as the address depends on
 * them.
 */
export async function standingOf(client: ReadClient, { address, runtime }: PlatformDeployment): Promise<Standing> {
  const code = await getCode(client, { address });
  if (!code) return 'missing';
  if (size(code) !== runtime.runtimeSize) return 'foreign';
  return keccak256(withoutImmutables(code, runtime.immutables)) === runtime.runtimeHash ? 'stands' : 'foreign';
}

export interface DeployOptions {
  /** Called for each deployed contract, with the transaction that deployed it. */
  onDeployed?: (deployment: PlatformDeployment, hash: Hex) => void;
}

/**
 * Deploys what is missing, one contract after the other, and waits for each. The sender keeps no power. Safe to call again after any failure:
 * existing
 * contracts are not deployed twice.
 *
 * @throws where other code is at a contract's address, or its transaction left none there.
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
    // As the client itself does it, where it has a way of its own.
    await getAction(client, waitForTransactionReceipt, 'waitForTransactionReceipt')({ hash });
    // If somebody else deployed the same contract a moment earlier, our transaction failed, but the contract is there.
    if ((await standingOf(client, deployment)) !== 'stands')
      throw new Error(`${deployment.name} was not deployed at ${deployment.address}`);
    onDeployed?.(deployment, hash);
  }
}
