import { quadraticGovernorAbi } from '@althing/bindings';
import { encodeAbiParameters, encodeEventTopics, getAbiItem } from 'viem';
import { expect, test } from 'vitest';
import { indexedSources } from '../sources.ts';

const governor = '0x00000000000000000000000000000000000000aa';
const decoder = '0x00000000000000000000000000000000000000bb';

test('the settings of a quadratic governor, which is of the kind of every governor, become its threshold from now on', () => {
  const event = getAbiItem({ abi: quadraticGovernorAbi, name: 'QuadraticSettingsUpdated' });
  const [topic] = encodeEventTopics({ abi: quadraticGovernorAbi, eventName: 'QuadraticSettingsUpdated' });
  const data = encodeAbiParameters(event.inputs, [{ decoder, bandPercentages: [0, 50, 75, 100], threshold: 5_100 }]);
  const place = { logIndex: 1, transactionHash: '0x01', address: governor, data } as const;
  const args = indexedSources.governor.decoders.get(topic)!.decode({ ...place, topics: [topic], blockNumber: 5, blockHash: '0x02' });
  expect(indexedSources.governor.handle('QuadraticSettingsUpdated', { ...place, block: 5, at: 100, args })).toEqual([
    { table: 'checkpoint', contract: governor, series: 'quadraticThreshold', subject: governor, change: { set: 5_100n } },
  ]);
});
