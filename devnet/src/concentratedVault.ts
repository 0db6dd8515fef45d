import { join } from 'node:path';
import { contractCall, DETERMINISTIC_DEPLOYER, localVaultAbi, platformAddresses } from '@althing/bindings';
import { sqrtPriceAtTick } from '@althing/domain/bonds';
import { type Address, sameAddress } from '@althing/domain/units';
import { concat, getCreate2Address, parseUnits, zeroAddress, zeroHash } from 'viem';
import type { LocalClient } from './client.ts';
import { jsonArtifact, poolPackages } from './packages.ts';
import { listPair, mintApproved, sendAndWait } from './pricedVault.ts';

const { localDollar, localGold, localVault } = platformAddresses;

const FEE = 3000;
/** Of about 2000 dollars per gold, by smallest units of gold per those of the dollar. */
const TICK = 200_311;
/** How many observations the pool keeps: of one per second, more than the minute over which local prices are averaged. */
const OBSERVATIONS = 200;
/** Liquidity of each position, worth some 10 million dollars together. */
const SHARES = parseUnits('0.1', 18);

/** The pool writes an observation in the first call of each second, which an estimate may fall beside. */
const GAS = 3_000_000n;

const artifactOf = async (name: string) =>
  jsonArtifact(join(await poolPackages(), `@uniswap/v3-core/artifacts/contracts/${name}.sol/${name}.json`));

async function installFactory(client: LocalClient) {
  const { abi, bytecode } = await artifactOf('UniswapV3Factory');
  const address = getCreate2Address({ from: DETERMINISTIC_DEPLOYER, salt: zeroHash, bytecode });
  if (!(await client.getCode({ address })))
    await sendAndWait(client, { to: DETERMINISTIC_DEPLOYER, data: concat([zeroHash, bytecode]), value: 0n });
  return { address, abi };
}

/** Uniswap's pool of the local tokens, as its package ships it, with a price and room for observations. */
async function installPool(client: LocalClient): Promise<void> {
  const factory = await installFactory(client);
  const pair = [localDollar, localGold, FEE] as const;
  const find = () => client.readContract({ ...factory, functionName: 'getPool', args: pair }) as Promise<Address>;
  if ((await find()) === zeroAddress) await sendAndWait(client, contractCall({ ...factory, functionName: 'createPool', args: pair }));
  const pool = { address: await find(), abi: (await artifactOf('UniswapV3Pool')).abi };
  const [sqrtPrice] = (await client.readContract({ ...pool, functionName: 'slot0' })) as [bigint];
  if (sqrtPrice > 0n) return;
  const token0 = (await client.readContract({ ...pool, functionName: 'token0' })) as Address;
  const root = sqrtPriceAtTick(sameAddress(token0, localDollar) ? TICK : -TICK)!;
  await sendAndWait(client, contractCall({ ...pool, functionName: 'initialize', args: [root] }));
  await sendAndWait(client, contractCall({ ...pool, functionName: 'increaseObservationCardinalityNext', args: [OBSERVATIONS] }));
}

/** A vault with positions in such a pool, filled unless that was done, whose shares have a price at the oracle of bond markets. The client owns them. */
export async function installConcentratedVault(client: LocalClient): Promise<void> {
  const vault = { address: localVault, abi: localVaultAbi } as const;
  if ((await client.readContract({ ...vault, functionName: 'totalSupply' })) > 0n) return;
  await installPool(client);
  await mintApproved(client, localVault, [
    { token: localDollar, amount: parseUnits('20000000', 6) },
    { token: localGold, amount: parseUnits('10000', 18) },
  ]);
  for (const token of [localDollar, localGold]) await listPair(client, { vault: localVault, token });
  const deposit = contractCall({ ...vault, functionName: 'deposit', args: [SHARES, client.account.address] });
  await sendAndWait(client, { ...deposit, gas: GAS });
}
