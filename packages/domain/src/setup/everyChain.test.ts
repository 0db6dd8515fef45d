import { describe, expect, test } from 'vitest';
import { account, ALPHA, BETA, governor, organisation, receiver, safe, token } from '../../test/forms.ts';
import { setTokenChains } from './edit.ts';
import { authorityEverywhere, chainsWithout, receiversEverywhere, walletsEverywhere } from './everyChain.ts';
import type { OrganisationForm } from './form.ts';

const form = (change: Partial<OrganisationForm['token']> = {}): OrganisationForm => {
  const one = organisation();
  return {
    ...one,
    modules: { ...one.modules, governor: [governor(), governor({ tempId: 'governor-2', governorName: 'Other', chainId: BETA })] },
    token: setTokenChains(token(change), [ALPHA, BETA]),
  };
};

describe('what was entered for one chain', () => {
  test('is taken over for all: receivers, without modules that the other chain does not have', () => {
    const list = [
      receiver(),
      receiver({ tempId: 'receiver-2', address: 'governor|Main' }),
      receiver({ tempId: 'receiver-3', address: account(7) }),
    ];
    const all = receiversEverywhere(form({ initialReceivers: [{ chainId: ALPHA, receivers: list }] }), ALPHA).token.initialReceivers;
    expect(all[0]?.receivers).toEqual(list);
    expect(all[1]?.receivers.map(({ address }) => address)).toEqual([account(1), account(7)]);
  });

  test('changes nothing where nothing of it exists on the other chain', () => {
    const before = form({ initialReceivers: [{ chainId: ALPHA, receivers: [receiver({ address: 'governor|Main' })] }] });
    expect(receiversEverywhere(before, ALPHA)).toEqual(before);
    expect(authorityEverywhere(before, ALPHA)).toEqual(before);
    expect(authorityEverywhere(before, 7)).toBe(before);
  });

  test('is taken over for all: who owns the token', () => {
    const before = form({ authority: [safe({ tempId: 'authority-1', chainId: ALPHA, addresses: [account(1), account(2)] })] });
    const [first, second] = authorityEverywhere(before, ALPHA).token.authority;
    expect(second).toEqual({ ...first, tempId: second?.tempId, chainId: BETA });
  });

  test('is taken over for all: a treasury, where there is none yet', () => {
    const before = form();
    expect(chainsWithout(before, 'safeTreasury', 'safeTreasury-1')).toEqual([BETA]);
    const treasuries = walletsEverywhere(before, 'safeTreasury', 'safeTreasury-1');
    expect(treasuries.map(({ chainId, addresses }) => [chainId, addresses])).toEqual([
      [ALPHA, [account(1), account(2)]],
      [BETA, [account(1), account(2)]],
    ]);
    expect(new Set(treasuries.map(({ tempId }) => tempId)).size).toBe(2);
    expect(walletsEverywhere(before, 'safeTreasury', 'unknown')).toEqual(before.modules.safeTreasury);
  });

  test('is no treasury of a chain that lacks its owner', () => {
    const before = form();
    before.modules.safeTreasury = [safe({ addresses: ['governor|Main', account(2)] })];
    expect(chainsWithout(before, 'safeTreasury', 'safeTreasury-1')).toEqual([]);
  });
});
