import {
  bondContractsAt,
  type BondContracts,
  DETERMINISTIC_DEPLOYER,
  ownedDeployments,
  type OwnedName,
  type PlatformDeployment,
  platformDeployments,
  type ReadClient,
  readSafe,
  SAFE_CONTRACTS,
  type Standing,
  standingOf,
  timelockDeployment,
} from '@althing/bindings';
import type { Address, Hex } from '@althing/domain/units';
import { keccak256, recoverTransactionAddress, type TransactionSerializedLegacy } from 'viem';
import { getChainId, getCode } from 'viem/actions';
import type { PlatformOptions } from './options.ts';
import { PlatformError } from './platformError.ts';

/** keccak256 of the deterministic deployer's 69 bytes. */
const DEPLOYER_CODE_HASH = '0x2fa86add0aed31f33a762c9d88e807c475bd51d0f52bd0955754b2608f7e4989';
/** Creates it with 100,000 gas at 100 gwei. Source: github.com/Arachnid/deterministic-deployment-proxy; its signature is made up, so nobody has the key. */
export const DEPLOYER_TRANSACTION: Hex =
  '0xf8a58085174876e800830186a08080b853604580600e600039806000f350fe7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe03601600081602082378035828234f58015156039578182fd5b8082525050506014600cf31ba02222222222222222222222222222222222222222222222222222222222222222a02222222222222222222222222222222222222222222222222222222222222222';

const howToDeployTheDeployer = (sender: Address) => `It comes to stand like this, on chains that take transactions without a chain id:
  1. send 0.01 of the native currency to ${sender};
  2. publish this transaction (eth_sendRawTransaction): ${DEPLOYER_TRANSACTION}
On a chain that does not, ask those who run it.`;

async function assertChain(client: ReadClient, { chain }: PlatformOptions): Promise<void> {
  const id = await getChainId(client);
  if (id !== chain.id) throw new PlatformError(`The node is one of chain ${id}, not of ${chain.name} (${chain.id}).`);
}

async function assertDeployer(client: ReadClient): Promise<void> {
  const code = await getCode(client, { address: DETERMINISTIC_DEPLOYER });
  if (!code) {
    const sender = await recoverTransactionAddress({ serializedTransaction: DEPLOYER_TRANSACTION as TransactionSerializedLegacy });
    throw new PlatformError(
      `The deterministic deployer is missing on this chain: there is no code at ${DETERMINISTIC_DEPLOYER}.\n${howToDeployTheDeployer(sender)}`,
    );
  }
  if (keccak256(code) !== DEPLOYER_CODE_HASH)
    throw new PlatformError(
      `What is at ${DETERMINISTIC_DEPLOYER} is not the deterministic deployer: the platform would have other addresses.`,
    );
}

async function assertSafeContracts(client: ReadClient): Promise<void> {
  const wrong: string[] = [];
  for (const [name, { address, codeHash }] of Object.entries(SAFE_CONTRACTS)) {
    const code = await getCode(client, { address });
    if (keccak256(code ?? '0x') !== codeHash) wrong.push(`${name} (${address})`);
  }
  if (wrong.length > 0)
    throw new PlatformError(
      `These contracts of Safe 1.4.1 are not on this chain as published: ${wrong.join(', ')}. Safe's project deploys them.`,
    );
}

/** @returns A warning, where there is something to know about it. */
async function assertSafe(client: ReadClient, { safe, allowOneSigner, chain }: PlatformOptions): Promise<string> {
  if (!(await getCode(client, { address: safe })))
    throw new PlatformError(`${safe} has no code on ${chain.name}: it is an account with a key, or a Safe that does not stand there yet.`);
  const found = await readSafe(client, safe);
  if (!found) throw new PlatformError(`${safe} is a contract, but not a Safe as published (1.3.0, 1.4.1 or 1.5.0).`);
  const { owners, threshold } = found;
  if (threshold < 2 && !allowOneSigner)
    throw new PlatformError(`One owner of the Safe ${safe} can act alone. Raise its threshold to 2 or more, or say --allow-one-signer.`);
  return `Safe ${safe}: ${threshold} of ${owners.length} owners sign${threshold < 2 ? '. ONE KEY DECIDES OVER THE PLATFORM' : ''}`;
}

export interface Planned {
  deployment: PlatformDeployment;
  standing: Standing;
}

export interface Survey {
  /** What was found out about the Safe, in a sentence. */
  safe: string;
  timelock: Address;
  /** By name, of those that the timelock owns or that ask it. */
  owned: Readonly<Record<OwnedName, Address>>;
  contracts: BondContracts;
  planned: readonly Planned[];
}

/**
 * What is on the chain, and what has still to be sent. Reads only.
 *
 * @throws PlatformError where the platform cannot be put there.
 */
export async function survey(client: ReadClient, options: PlatformOptions): Promise<Survey> {
  await assertChain(client, options);
  await assertDeployer(client);
  await assertSafeContracts(client);
  const safe = await assertSafe(client, options);
  const timelock = timelockDeployment(options);
  const owned = ownedDeployments({ ...options, owner: timelock.address });
  const planned: Planned[] = [];
  for (const deployment of [...platformDeployments(), timelock, ...owned])
    planned.push({ deployment, standing: await standingOf(client, deployment) });
  const foreign = planned.find(({ standing }) => standing === 'foreign')?.deployment;
  if (foreign) throw new PlatformError(`At ${foreign.address}, the place of ${foreign.name}, other code stands. Nothing was sent.`);
  const addresses = Object.fromEntries(owned.map(({ name, address }) => [name, address])) as Record<OwnedName, Address>;
  return { safe, timelock: timelock.address, owned: addresses, contracts: bondContractsAt(addresses), planned };
}
