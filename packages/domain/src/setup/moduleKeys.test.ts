import { describe, expect, test } from 'vitest';
import { account, ALPHA, BETA, governor, organisation, safe, token, withModules, workingGroup } from '../../test/forms.ts';
import { formChainIds } from './formChainIds.ts';
import { accountNamed, findKeyedModule, leadsTo, moduleKeysOn } from './moduleKeys.ts';
import { moduleKeyLabel } from '../modules/moduleKeyLabel.ts';

const form = withModules({
  governor: [governor({ governorName: 'A|B' }), governor({ governorName: ' ' }), governor({ governorName: 'Far', chainId: BETA })],
  workingGroup: [workingGroup({ isMultisig: false, addresses: [account(9)] }), workingGroup({ name: 'Gone', isMarkedForDeletion: true })],
});
const modules = moduleKeysOn(form, ALPHA);

describe('module keys', () => {
  test('offered on a chain are those of what stands there and has a name', () => {
    expect(modules.map(({ key, label }) => [key, label])).toEqual([
      ['governor|A|B', 'Governor A|B'],
      ['protocolUpgrades|', 'Protocol Upgrades'],
      ['safeTreasury|', 'Safe Treasury'],
      ['workingGroup|Builders', 'Working Group Builders'],
    ]);
    expect(moduleKeysOn(form, BETA).map(({ key }) => key)).toEqual(['governor|Far', 'protocolUpgrades|']);
  });

  test('are found with blanks around the name', () => {
    expect(findKeyedModule(modules, ' workingGroup| Builders ')?.label).toBe('Working Group Builders');
    expect(findKeyedModule(modules, 'workingGroup|Gone')).toBeUndefined();
  });

  test('have words', () => {
    expect(['governor|Main', 'safeTreasury|', 'bondingEngine|', account(1)].map(moduleKeyLabel)).toEqual([
      'Governor Main',
      'Safe Treasury',
      'VEO Manager',
      undefined,
    ]);
  });

  test('stand for the account behind them where that is one', () => {
    expect(accountNamed(modules, 'workingGroup|Builders')).toBe(account(9));
    expect(accountNamed(modules, 'safeTreasury|')).toBe('safeTreasury|');
    expect(accountNamed(modules, account(9).toUpperCase().replace('0X', '0x'))).toBe(account(9));
  });

  test('that name each other end nowhere instead of for ever', () => {
    const circle = moduleKeysOn(
      withModules({
        safeTreasury: [safe({ isMultisig: false, addresses: ['workingGroup|Builders'] })],
        workingGroup: [workingGroup({ isMultisig: false, addresses: ['safeTreasury|'] })],
      }),
      ALPHA,
    );
    expect(accountNamed(circle, 'safeTreasury|')).toMatch(/\|/);
    expect(leadsTo(circle, 'workingGroup|Builders', 'safeTreasury|')).toBe(true);
    expect(leadsTo(circle, 'workingGroup|Builders', 'governor|Main')).toBe(false);
  });
});

test('the chains of a draft are those of its modules and its token, ascending and once', () => {
  expect(formChainIds(organisation({ token: token({ chainIds: [BETA, ALPHA] }) }))).toEqual([ALPHA, BETA]);
  expect(
    formChainIds(
      withModules({ governor: [governor({ chainId: null })], safeTreasury: [safe({ chainId: BETA, isMarkedForDeletion: true })] }),
    ),
  ).toEqual([ALPHA]);
});
