import { expect, test } from 'vitest';
import { ALICE, BOB, sampleGovernor, sampleModules, sampleOrganisation } from '../testing/index.ts';
import type { Modules } from '../organisation/schema.ts';
import { fromOrganisationInput, rebaseForm } from './index.ts';

const form = (modules: Partial<Modules>, name = 'Acme') =>
  fromOrganisationInput(sampleOrganisation({ name, modules: sampleModules(modules) }));
const governor = (quorumThreshold: number, proposalThreshold = 1) => [sampleGovernor({ quorumThreshold, proposalThreshold })];
const base = form({ governor: governor(20) });

test('what was not touched is as it has become', () => {
  const mine = form({ governor: governor(20) }, 'Renamed');
  expect(rebaseForm(mine, base, form({ governor: governor(60) }))).toEqual(form({ governor: governor(60) }, 'Renamed'));
});

test('different values of one entry come together', () => {
  const mine = form({ governor: governor(20, 3) });
  expect(rebaseForm(mine, base, form({ governor: governor(60) }))).toEqual(form({ governor: governor(60, 3) }));
});

test('what both changed stays as its author wants it', () => {
  const mine = form({ governor: governor(51) });
  expect(rebaseForm(mine, base, form({ governor: governor(60) }))).toEqual(mine);
});

const groups = (...names: string[]) =>
  names.map((name) => ({ isMultisig: true, addresses: [ALICE, BOB], threshold: 1, chainId: 31337, name }));
const named = ({ modules }: ReturnType<typeof form>) =>
  modules.workingGroup.map(({ tempId, name, isMarkedForDeletion }) => [tempId, name, isMarkedForDeletion ?? false]);
/** What comes of the draft of somebody who kept `kept` of `before` and added `added`, once the record has `fresh`. */
function rebased([kept, added]: string[][], before: string[], fresh: string[]) {
  const base_ = form({ workingGroup: groups(...before) });
  const mine = form({ workingGroup: groups(...before, ...added!) });
  mine.modules.workingGroup = mine.modules.workingGroup.filter(({ name }) => kept!.includes(name) || added!.includes(name));
  return named(rebaseForm(mine, base_, form({ workingGroup: groups(...fresh) }))).map(([, name]) => name);
}

test('what both added to one list is in it, each entry under an id of its own', () => {
  const [mine, before, fresh] = [groups('A', 'Mine'), groups('A'), groups('A', 'Theirs')].map((workingGroup) => form({ workingGroup }));
  expect(named(rebaseForm(mine!, before!, fresh!))).toEqual([
    [before!.modules.workingGroup[0]!.tempId, 'A', false],
    [fresh!.modules.workingGroup[1]!.tempId, 'Theirs', false],
    [expect.not.stringMatching(fresh!.modules.workingGroup[1]!.tempId), 'Mine', false],
  ]);
});

test.each([
  ['what the other took out is gone', [['A', 'B'], ['Mine']], ['A', 'B'], ['B'], ['B', 'Mine']],
  ['what its author took out is gone', [['B'], []], ['A', 'B'], ['A', 'B', 'Theirs'], ['B', 'Theirs']],
  ['what both added alike is there once', [['A'], ['B']], ['A'], ['A', 'B', 'C'], ['A', 'B', 'C']],
])('of one list, %s', (_, mine, before, fresh, expected) => {
  expect(rebased(mine, before, fresh)).toEqual(expected);
});

test('a mark for deletion stays on its entry, and goes with it', () => {
  const before = form({ workingGroup: groups('A', 'B') });
  const mine = structuredClone(before);
  mine.modules.workingGroup[1]!.isMarkedForDeletion = true;
  expect(named(rebaseForm(mine, before, form({ workingGroup: groups('A', 'B', 'C') }))).map(([, ...rest]) => rest)).toEqual([
    ['A', false],
    ['B', true],
    ['C', false],
  ]);
  expect(named(rebaseForm(mine, before, form({ workingGroup: groups('A') }))).map(([, ...rest]) => rest)).toEqual([['A', false]]);
});

test('an entry that came in the place of another one does not get what was meant for the former, which stays', () => {
  const elsewhere = [sampleGovernor({ quorumThreshold: 60, proposalThreshold: 1, chainId: 31338 })];
  const { modules } = rebaseForm(form({ governor: governor(20, 3) }), base, form({ governor: elsewhere }));
  expect(modules.governor.map((each) => [each.tempId, each.chainId, each.quorumThreshold, each.proposalThreshold])).toEqual([
    ['governor-1', 31338, 60, 1],
    ['governor-2', 31337, 20, 3],
  ]);
});

test('an entry that was added stays beside changes elsewhere', () => {
  const signers = { isMultisig: true, addresses: [ALICE, BOB], threshold: 1 };
  const group = [{ ...signers, chainId: 31337, name: 'Grants' }];
  const mine = form({ governor: governor(20), workingGroup: group });
  expect(rebaseForm(mine, base, form({ governor: governor(60), protocolUpgrades: signers }))).toEqual(
    form({ governor: governor(60), protocolUpgrades: signers, workingGroup: group }),
  );
});

test('the draft is a copy, which nothing else holds', () => {
  expect(rebaseForm(base, base, base)).not.toBe(base);
});
