import { expect, test } from 'vitest';
import { account, ALPHA, BETA, governor, withModules } from '../../test/forms.ts';
import type { MultiBridgeDraft, MultiBridgeSettingsDraft } from '../organisation/parts/multiBridge.ts';
import { safetyHints } from './safetyHints.ts';

const actor = { isGovernor: true, governorName: 'Main', isMultisig: false, addresses: [], threshold: 1 };
const single = { isMultisig: false, addresses: [account(1)], threshold: 1 };
const two = { isMultisig: true, addresses: [account(1), account(2), account(3)], threshold: 2 };
const entry: MultiBridgeDraft = {
  ...actor,
  tempId: 'm1',
  chainId: ALPHA,
  chainIds: [ALPHA, BETA],
  minBridges: 2,
  timelock: { durationType: 'days', value: 1 },
  hasVeto: false,
};
const settings: MultiBridgeSettingsDraft = { chainId: BETA, owner: actor, vetoer: null, bridges: [], isAllBridges: true };

const told = (change: Partial<MultiBridgeDraft>, place: Partial<MultiBridgeSettingsDraft> = {}): string[] =>
  safetyHints(
    withModules({
      multiBridge: [{ ...entry, ...change }],
      multiBridgeSettings: [
        { ...settings, ...place },
        { ...settings, chainId: ALPHA },
      ],
    }),
  )
    .filter(({ field }) => field.startsWith('modules.multiBridge'))
    .map(({ field, sentence }) => `${field}: ${sentence}`);

test('two of many bridges, and a governor, need no advice', () => {
  expect(told({})).toEqual([]);
});

test.each<[string, Partial<MultiBridgeDraft>, Partial<MultiBridgeSettingsDraft>, string]>([
  [
    'one bridge that decides alone',
    { minBridges: 1 },
    {},
    'modules.multiBridge.0.minBridges: A single bridge would decide what a message says. At least two are recommended.',
  ],
  [
    'bridges that all have to agree',
    {},
    { isAllBridges: false, bridges: ['axelar', 'ccip'] },
    'modules.multiBridge.0.minBridges: Between some of these chains all bridges have to agree. While one of them is broken, no message arrives there.',
  ],
  [
    'one key that sends',
    { isGovernor: false, ...single },
    {},
    'modules.multiBridge.0.isMultisig: Whoever holds this one key alone controls what is sent to other chains. If it is lost, nobody does.',
  ],
  [
    'one key that owns',
    { isGovernor: false, ...two },
    { owner: { ...actor, isGovernor: false, ...single } },
    'modules.multiBridgeSettings.0.owner.isMultisig: Whoever holds this one key alone controls which bridges are believed there. If it is lost, nobody does.',
  ],
  [
    'one key that guards',
    {},
    { vetoer: single },
    'modules.multiBridgeSettings.0.vetoer.isMultisig: Whoever holds this one key alone controls the veto of messages there. If it is lost, nobody does.',
  ],
])('%s is advised against', (_title, change, place, sentence) => {
  expect(told(change, place)).toEqual([sentence]);
});

test('a wallet that decides about bridges is as powerful as the governor whose messages they bring, and is told so', () => {
  const outranks =
    'They could have a bridge of their own believed, and with it make any call here in the name of Main. Choose people whom you trust as much.';
  expect(told({}, { owner: { ...actor, ...two, isGovernor: false } })).toEqual([
    `modules.multiBridgeSettings.0.owner.threshold: ${outranks}`,
  ]);
  expect(told({ isGovernor: false, ...two }, { owner: { ...actor, ...two, isGovernor: false } })).toEqual([]);
});

test('guardians who are the owners, in whatever order and with whatever threshold, guard against nobody else', () => {
  const reversed = { ...two, addresses: two.addresses.toReversed(), threshold: 1 };
  const owner = { ...actor, ...two, isGovernor: false };
  const same = 'The guardians are the same people as those who decide which bridges are believed here. Others could stop them as well.';
  expect(told({ isGovernor: false, ...two }, { owner, vetoer: reversed })).toContain(
    `modules.multiBridgeSettings.0.vetoer.threshold: ${same}`,
  );
  const others = { ...two, addresses: [account(1), account(2), account(4)] };
  expect(told({ isGovernor: false, ...two }, { owner, vetoer: others })).toEqual([]);
});

test('a delay shorter than the timelock of the governor that sends is advised against', () => {
  const form = withModules({
    governor: [governor({ governorName: 'Main', chainId: ALPHA, preExecutionTimelock: 2 })],
    multiBridge: [entry],
    multiBridgeSettings: [settings, { ...settings, chainId: ALPHA }],
  });
  const hint = () => safetyHints(form).find(({ id }) => id === 'message-delay-short')?.sentence;
  const said = (when: string) =>
    `A decision of Main waits 2 days before it is carried out; a forged message would be carried out ${when}. A timelock of 2 days gives people as long to see it coming.`;
  expect(hint()).toBe(said('1 day after it arrives'));
  form.modules.multiBridge[0] = { ...entry, timelock: { durationType: 'days', value: 0 } };
  expect(hint()).toBe(said('as soon as it arrives'));
  form.modules.multiBridge[0] = { ...entry, timelock: { durationType: 'days', value: Number.NaN } };
  expect(hint()).toBeUndefined();
  form.modules.multiBridge[0] = { ...entry, timelock: { durationType: 'days', value: 2 } };
  expect(hint()).toBeUndefined();
});
