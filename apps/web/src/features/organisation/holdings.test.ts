import type { GovernorView, OrganisationContract } from '@althing/domain/http';
import { type ContractKind, CONTRACT_KINDS, modulesSchema } from '@althing/domain/organisation';
import { expect, test } from 'vitest';
import { holdingsOf, safesOf } from './holdings.ts';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const TIMELOCK = '0x00000000000000000000000000000000000000A1';
const SAFE = '0x00000000000000000000000000000000000000B2';

const contract = (kind: ContractKind, address = SAFE, name = '') => ({ kind, chainId: 31337, address, name }) as OrganisationContract;
const held = (party: string, name = '') => ({ isMultisig: false, addresses: [party], threshold: 1, chainId: 31337, name });

test('Safes of guardians and working groups are listed like every other', () => {
  const safes = safesOf({ contracts: CONTRACT_KINDS.map((kind) => contract(kind)) }).map(({ kind }) => kind);
  const others = [
    'proxyAdmin',
    'token',
    'governor',
    'timelock',
    'refundGas',
    'tokenVesting',
    'governorSpoke',
    'messageController',
    'lockbox',
    'assetController',
  ];
  expect(safes).toEqual(CONTRACT_KINDS.filter((kind) => !others.includes(kind)));
});

test('a treasury that a governor holds is shown with the address of its timelock, which has the money', () => {
  const governors = [{ chainId: 31337, governorName: 'Main', address: ALICE, timelock: TIMELOCK } as GovernorView];
  const modules = modulesSchema.parse({ protocolUpgrades: held(ALICE), safeTreasury: [held('governor|Main')] });
  expect(holdingsOf({ contracts: [], governors, modules })).toEqual([
    {
      id: 'safeTreasury:31337:0',
      title: 'Treasury',
      chainId: 31337,
      holder: { is: 'module', type: 'governor', name: 'Main', address: TIMELOCK },
    },
  ]);
  expect(holdingsOf({ contracts: [], governors: [{ ...governors[0]!, timelock: null }], modules })[0]?.holder).toMatchObject({
    address: ALICE,
  });
});

test('what a single account, a Safe of another module, or an account of another module holds is shown with that address', () => {
  const modules = modulesSchema.parse({
    protocolUpgrades: held(ALICE),
    safeTreasury: [{ ...held(ALICE), isMultisig: true }],
    bondingEngine: [held('safeTreasury|')],
    workingGroup: [held(ALICE, 'Ops'), held('protocolUpgrades|', 'Watch')],
  });
  const holdings = holdingsOf({ contracts: [contract('safeTreasury')], governors: [], modules });
  expect(holdings.map(({ title, holder }) => [title, 'address' in holder && holder.address])).toEqual([
    ['VEO manager', SAFE],
    ['Working group Ops', ALICE],
    ['Working group Watch', ALICE],
  ]);
});

test('what is not deployed yet has no address', () => {
  const modules = modulesSchema.parse({ protocolUpgrades: held(ALICE), safeTreasury: [held('governor|Main')] });
  expect(holdingsOf({ contracts: [], governors: [], modules })[0]?.holder).toMatchObject({ address: undefined });
});
