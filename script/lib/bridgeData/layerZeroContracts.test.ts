import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readLayerZeroContracts } from './layerZeroContracts.ts';
import { layerZeroFrom, publicBridgesFrom } from './publicBridges.ts';

const NAMES = [
  'EndpointV2',
  'SendUln302',
  'ReceiveUln302',
  'Executor',
  'DVN',
  'DVNNethermind',
  'DVNRead',
  'DVNFeeLib',
  'DVNFeeLibNethermind',
  'DeadDVN',
];
const addressOf = (name: string) =>
  `0x${String(NAMES.indexOf(name) + 1)
    .repeat(40)
    .slice(0, 40)}`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'althing-layerzero-'));
  for (const name of NAMES) writeFileSync(join(folder, `${name}.json`), JSON.stringify({ address: addressOf(name), abi: [] }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('finds the contracts of a network, and of verifiers those that verify messages', () => {
  expect(readLayerZeroContracts(folder)).toEqual({
    endpoint: addressOf('EndpointV2'),
    sendLibrary: addressOf('SendUln302'),
    receiveLibrary: addressOf('ReceiveUln302'),
    executor: addressOf('Executor'),
    verifiers: { DVN: addressOf('DVN'), DVNNethermind: addressOf('DVNNethermind') },
  });
});

it('adds them to the chains that the survey calls so, unless the two disagree', () => {
  const survey = (ep: string) => [
    { id: 10, eid: 30111, lzName: 'optimism-mainnet', ep },
    { id: 1, eid: 30101, lzName: 'unknown', ep },
  ];
  const of = (name: string) => (name === 'optimism-mainnet' ? readLayerZeroContracts(folder) : undefined);
  const right = survey(addressOf('EndpointV2'));
  expect(layerZeroFrom(right, of)).toEqual({ 10: readLayerZeroContracts(folder) });
  const { mainnet } = publicBridgesFrom(right, of).sites;
  expect([mainnet['10'], mainnet['1']]).toEqual([
    { layerzero: { id: '30111', endpoint: addressOf('EndpointV2'), executor: addressOf('Executor') } },
    { layerzero: { id: '30101', endpoint: addressOf('EndpointV2') } },
  ]);
  expect(() => layerZeroFrom(survey(addressOf('Executor')), of)).toThrow("LayerZero's package has another endpoint for optimism-mainnet");
});
