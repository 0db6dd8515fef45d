import { describe } from 'vitest';
import { account, BETA, safe, withModules, workingGroup } from '../../../test/forms.ts';
import { type Row, testRules } from '../../../test/rules.ts';
import type { OrganisationForm } from '../form.ts';

const treasury = (change: Parameters<typeof safe>[0]): OrganisationForm => withModules({ safeTreasury: [safe(change)] });
const at = 'modules.safeTreasury.0';

describe('safes', () => {
  testRules('safe', [
    [
      'require everything of an empty entry',
      treasury({ isMultisig: null, chainId: null, addresses: [] }),
      { [`${at}.isMultisig`]: 'Please select', [`${at}.chainId`]: 'Please select a chain' },
    ],
    ['ask for a blank address', treasury({ addresses: [account(1), ' '] }), { [`${at}.addresses.1`]: 'Please select' }],
    ...[
      '0x12',
      'acme.eth',
      account(1).slice(0, -1),
      '0x0000000000000000000000000000000000000000',
      '0x0000000000000000000000000000000000000001',
    ].map((address): Row => [
      `refuse ${address} as an owner`,
      treasury({ addresses: [account(1), address] }),
      { [`${at}.addresses.1`]: 'The address is invalid' },
    ]),
    [
      'refuse a multisig of one',
      treasury({ addresses: [account(1)], threshold: 1 }),
      { [`${at}.addresses`]: 'A multisig needs at least two addresses' },
    ],
    [
      'refuse an owner twice, whatever the case',
      treasury({ addresses: ['0x' + 'ab'.repeat(20), '0x' + 'AB'.repeat(20)] }),
      { [`${at}.addresses.1`]: 'This owner is listed already' },
    ],
    ...[0, 3, 1.5].map((threshold): Row => [
      `refuse a threshold of ${threshold} for two owners`,
      treasury({ threshold }),
      { [`${at}.threshold`]: 'Please choose a threshold from 1 to 2' },
    ]),
    [
      'ask a single address for one address and no threshold',
      treasury({ isMultisig: false, addresses: [account(1), 'left over'], threshold: 9 }),
      {},
    ],
    ['take a governor of the same chain as owner', treasury({ addresses: [account(1), 'governor|Main'] }), {}],
    [
      'refuse a governor that does not exist',
      treasury({ addresses: [account(1), 'governor|Other'] }),
      { [`${at}.addresses.1`]: 'There is no Governor Other on Alpha' },
    ],
    [
      'refuse a governor of another chain',
      treasury({ chainId: BETA, addresses: [account(1), 'governor|Main'] }),
      { [`${at}.addresses.1`]: 'There is no Governor Main on Beta' },
    ],
    [
      'refuse a treasury that owns itself',
      treasury({ addresses: [account(1), 'safeTreasury|'] }),
      { [`${at}.addresses.1`]: 'Safe Treasury would own itself' },
    ],
    [
      'refuse two modules that own each other',
      withModules({
        safeTreasury: [safe({ addresses: [account(1), 'workingGroup|Builders'] })],
        workingGroup: [workingGroup({ addresses: [account(1), 'safeTreasury|'] })],
      }),
      {
        [`${at}.addresses.1`]: 'Safe Treasury would own itself',
        'modules.workingGroup.0.addresses.1': 'Working Group Builders would own itself',
      },
    ],
    [
      'notice one owner under two names',
      withModules({
        safeTreasury: [safe({ addresses: [account(5), 'workingGroup|Builders'] })],
        workingGroup: [workingGroup({ isMultisig: false, addresses: [account(5)] })],
      }),
      { [`${at}.addresses.1`]: 'This owner is listed already' },
    ],
    ['allow one treasury per chain', withModules({ safeTreasury: [safe(), safe({ tempId: '2', chainId: BETA })] }), {}],
    [
      'refuse a second one on the same chain',
      withModules({ safeTreasury: [safe(), safe({ tempId: '2' })] }),
      { 'modules.safeTreasury.1.chainId': 'Only one treasury per chain' },
    ],
    [
      'ask nothing of what is marked for deletion',
      withModules({ safeTreasury: [safe({ isMarkedForDeletion: true, addresses: [] }), safe({ tempId: '2' })] }),
      {},
    ],
    [
      'refuse a second VEO manager on the same chain',
      withModules({ bondingEngine: [safe(), safe()] }),
      { 'modules.bondingEngine.1.chainId': 'Only one VEO manager per chain' },
    ],
    [
      'require the name of a working group',
      withModules({ workingGroup: [workingGroup({ name: '' })] }),
      { 'modules.workingGroup.0.name': 'Please enter a name' },
    ],
    [
      'refuse two working groups of one name on one chain',
      withModules({ workingGroup: [workingGroup(), workingGroup({ name: ' Builders ' }), workingGroup({ chainId: BETA })] }),
      { 'modules.workingGroup.1.name': 'This name is used already on this chain' },
    ],
    [
      'refuse a sixth working group',
      withModules({ workingGroup: Array.from({ length: 6 }, (_, i) => workingGroup({ name: `G${i}` })) }),
      { 'modules.workingGroup': 'At most 5 working groups' },
    ],
    [
      'allow a sixth where one is marked for deletion',
      withModules({ workingGroup: Array.from({ length: 6 }, (_, i) => workingGroup({ name: `G${i}`, isMarkedForDeletion: i === 0 })) }),
      {},
    ],
    [
      'require the protocol upgrades wallet',
      withModules({ protocolUpgrades: { isMultisig: null, addresses: [], threshold: 1 } }),
      { 'modules.protocolUpgrades.isMultisig': 'Please select' },
    ],
    [
      'refuse for protocol upgrades a module that is not on every chain of the organisation',
      withModules({
        safeTreasury: [safe(), safe({ chainId: BETA })],
        protocolUpgrades: { isMultisig: false, addresses: ['governor|Main'], threshold: 1 },
      }),
      { 'modules.protocolUpgrades.addresses.0': 'There is no Governor Main on Beta' },
    ],
    [
      'take for protocol upgrades a module that is on every chain',
      withModules({
        safeTreasury: [safe(), safe({ chainId: BETA })],
        protocolUpgrades: { isMultisig: false, addresses: ['safeTreasury|'], threshold: 1 },
      }),
      {},
    ],
  ]);
});
