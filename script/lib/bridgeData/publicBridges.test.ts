import { expect, it } from 'vitest';
import { publicBridgesFrom } from './publicBridges.ts';

const MAILBOX = '0xc005dc82818d67AF737725bD4bf75435d065D239';
const GATEWAY = '0x4F4495243837681061C4743b74B3eEdf548D56A5';

it('lists every chain of the platform, and for each bridge what is known about it there and whether it can be used', () => {
  const { sites, reach } = publicBridgesFrom([
    { id: 1, dom: 1, mailbox: MAILBOX.toLowerCase(), eid: 'ERR', ep: '', axelar: 'Ethereum', gw: GATEWAY },
    { id: 146, dom: 146, mailbox: MAILBOX, hypStatus: 'disabled' },
    { id: 11155111, dom: 11155111, mailbox: MAILBOX },
  ]);
  expect(sites.mainnet['1']).toEqual({ hyperlane: { id: '1', endpoint: MAILBOX }, axelar: { id: 'Ethereum' } });
  expect(reach.mainnet['1']).toEqual({ hyperlane: 'usable', axelar: 'incomplete' });
  expect([sites.mainnet['146'], reach.mainnet['146']]).toEqual([{ hyperlane: { id: '146' } }, { hyperlane: 'disabled' }]);
  for (const { mainnet, testnet } of [sites, reach])
    expect([Object.keys(mainnet).length, Object.keys(testnet)]).toEqual([22, ['59141', '84532', '421614', '1000101', '11155420']]);
});

it('refuses what is no survey', () => {
  expect(() => publicBridgesFrom({ id: 1 })).toThrow('A survey is a list of chains');
});
