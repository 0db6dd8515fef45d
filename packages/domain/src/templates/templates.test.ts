import { describe, expect, test } from 'vitest';
import { account, context } from '../../test/forms.ts';
import { LOCAL_CHAINS } from '../chains/index.ts';
import { emptyForm } from '../setup/emptyForm.ts';
import type { OrganisationForm } from '../setup/form.ts';
import { safetyHints } from '../setup/safetyHints.ts';
import { toOrganisationInput } from '../setup/toOrganisationInput.ts';
import { applyTemplate, type TemplateAnswers, type TemplateName, templateProblems, TEMPLATES } from './index.ts';

const NAMES = Object.keys(TEMPLATES) as TemplateName[];
const chainIds = LOCAL_CHAINS.map(({ id }) => id);
const people = (count: number, from = 0) => Array.from({ length: count }, (_, index) => account(from + index));
const profile: OrganisationForm = { ...emptyForm(), name: 'Harbour Watch', description: 'Looks after the harbour.', categoryId: 'other' };
const answers = (change: Partial<TemplateAnswers> = {}): TemplateAnswers => ({
  chainIds,
  members: people(3),
  guardians: people(3, 60),
  tokenName: 'Harbour',
  tokenSymbol: 'HRB',
  ...change,
});

describe.each(NAMES)('the template %s', (name) => {
  test.each([
    [1, 3],
    [2, 4],
    [3, 50],
  ])('is complete and gives no cause for warnings, whichever its chains (%i) and however many its people (%i)', (count, size) => {
    const given = answers({
      chainIds: TEMPLATES[name].spansChains ? chainIds.slice(0, count) : [chainIds[count - 1]!],
      members: people(size),
    });
    expect(templateProblems(name, given)).toEqual({});
    const form = applyTemplate(name, profile, given, LOCAL_CHAINS);
    expect(toOrganisationInput(form, context())).toMatchObject({ ok: true });
    expect(safetyHints(form, account(0)).filter(({ severity }) => severity !== 'info')).toEqual([]);
  });

  test('keeps the profile, and replaces what was chosen before', () => {
    const other = NAMES.find((candidate) => candidate !== name)!;
    const before = applyTemplate(other, profile, answers(), LOCAL_CHAINS);
    expect(applyTemplate(name, before, answers(), LOCAL_CHAINS)).toEqual(applyTemplate(name, profile, answers(), LOCAL_CHAINS));
  });

  test('is refused without a chain, or for fewer than three people', () => {
    expect(Object.keys(templateProblems(name, answers({ chainIds: [], members: people(2) })))).toEqual(['chainIds', 'members']);
    expect(templateProblems(name, answers({ chainIds: [31337], members: people(51) }))).toEqual({ members: 'At most 50 people' });
  });

  test('gives its reasons in whole sentences', () => {
    for (const reason of TEMPLATES[name].reasons) expect(reason).toMatch(/^[A-Z0-9].*\.$/);
  });
});

test('guardians and a token are asked for only where there are any', () => {
  const empty = answers({ chainIds: [31337], guardians: [], tokenName: '', tokenSymbol: '' });
  expect(NAMES.map((name) => Object.keys(templateProblems(name, empty)))).toEqual([
    [],
    ['tokenName', 'tokenSymbol'],
    ['guardians', 'tokenName', 'tokenSymbol'],
    ['tokenName', 'tokenSymbol'],
    ['tokenName', 'tokenSymbol'],
  ]);
});

test('symbols have no spaces', () => {
  expect(templateProblems('tokenAssembly', answers({ chainIds: [31337], tokenSymbol: 'H R' }))).toEqual({
    tokenSymbol: 'A symbol has no spaces',
  });
});

test('nobody is member and guardian', () => {
  const [shared = ''] = people(1);
  const both = answers({ chainIds: [31337], guardians: [...people(2, 60), shared.toLowerCase()] });
  expect(templateProblems('guardedAssembly', both)).toEqual({
    guardians: `Guardians watch over what the members decide, so nobody can be both: ${shared.toLowerCase()}`,
  });
});

test('one assembly is on one chain: none that was chosen besides it is left out in silence', () => {
  expect(NAMES.map((name) => Object.keys(templateProblems(name, answers())))).toEqual([[], ['chainIds'], ['chainIds'], [], []]);
});

test('on many chains nobody signs alone, every chain has its assembly, and two fifths of each supply are its treasury', () => {
  const { modules, token } = applyTemplate('manyChains', profile, answers(), LOCAL_CHAINS);
  expect(modules.governor.map(({ governorName }) => governorName)).toEqual([
    'Harbour Watch Assembly on Alpha',
    'Harbour Watch Assembly on Beta',
    'Harbour Watch Assembly on Gamma',
  ]);
  expect(modules.safeTreasury.map(({ threshold }) => threshold)).toEqual([2, 2, 2]);
  expect(token.initialReceivers[1]?.receivers.map(({ amount }) => amount)).toEqual(['600', '600', '600', '1200']);
  expect(token.authority[1]?.addresses).toEqual(['governor|Harbour Watch Assembly on Beta']);
});

test('the name of an assembly fits, however long that of its organisation is', () => {
  const form = applyTemplate('manyChains', { ...profile, name: 'x'.repeat(80) }, answers(), LOCAL_CHAINS);
  expect(toOrganisationInput(form, context())).toMatchObject({ ok: true });
});

test('across chains one assembly counts the votes of all, two of three bridges have to agree, and one alone moves a hundredth', () => {
  const { modules, token } = applyTemplate('acrossChains', profile, answers(), LOCAL_CHAINS);
  expect(modules.governor.map(({ chainId, votingChainIds }) => [chainId, votingChainIds])).toEqual([[31337, [31338, 31339]]]);
  expect(modules.multiBridge).toMatchObject([{ governorName: 'Harbour Watch Assembly', minBridges: 2, chainIds }]);
  expect(modules.multiBridgeSettings.map(({ bridges }) => bridges.length)).toEqual([3, 3, 3]);
  expect(modules.assetPortals).toMatchObject({ chainIds, minBridges: 2, standardMintLimit: '36', multiBridgeMintLimit: '360' });
  expect(token.initialReceivers.map(({ receivers }) => receivers.length)).toEqual([4, 1, 1]);
});

test('across one chain only nothing travels', () => {
  const { modules } = applyTemplate('acrossChains', profile, answers({ chainIds: [31338] }), LOCAL_CHAINS);
  expect([modules.multiBridge, modules.assetPortals]).toEqual([[], null]);
});
