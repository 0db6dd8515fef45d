import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Address } from '@althing/domain/units';
import { getAddress } from 'viem';

/** LayerZero's contracts on one chain, as its package of deployments names them. */
export interface LayerZeroContracts {
  endpoint: Address;
  sendLibrary: Address;
  receiveLibrary: Address;
  executor: Address;
  /** By name, as `DVNNethermind`. `DVN` is LayerZero's own. */
  verifiers: Readonly<Record<string, Address>>;
}

/** Contracts that belong to verifiers and verify no messages: prices, answers of other chains, and what stands behind proxies. */
const IS_VERIFIER = /^DVN(?!FeeLib|Read$)[A-Za-z0-9]*$/;

const addressIn = (folder: string, name: string): Address =>
  getAddress((JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as { address: Address }).address);

/** @param folder - of one network in `deployments` of `@layerzerolabs/lz-evm-sdk-v2`. */
export function readLayerZeroContracts(folder: string): LayerZeroContracts {
  const names = readdirSync(folder)
    .map((file) => file.replace(/\.json$/, ''))
    .filter((name) => IS_VERIFIER.test(name))
    .toSorted();
  return {
    endpoint: addressIn(folder, 'EndpointV2'),
    sendLibrary: addressIn(folder, 'SendUln302'),
    receiveLibrary: addressIn(folder, 'ReceiveUln302'),
    executor: addressIn(folder, 'Executor'),
    verifiers: Object.fromEntries(names.map((name) => [name, addressIn(folder, name)])),
  };
}
