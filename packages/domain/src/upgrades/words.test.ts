import { describe, expect, it } from 'vitest';
import { account, ALPHA, BETA, context, governor, organisation, safe, withModules } from '../../test/forms.ts';
import { LOCAL_CHAINS } from '../chains/index.ts';
import type { OrganisationForm } from '../setup/form.ts';
import { toOrganisationInput } from '../setup/toOrganisationInput.ts';
import { UPGRADE_LIMITS, type UpgradeMeaning, upgradeWords } from './index.ts';

const inputOf = (form: OrganisationForm) => {
  const converted = toOrganisationInput(form, context());
  if (!converted.ok) throw new Error(JSON.stringify(converted.errors));
  return converted.input;
};
const words = (after: OrganisationForm, transactions: UpgradeMeaning['transactions'] = []) =>
  upgradeWords({ present: inputOf(organisation()), upgraded: inputOf(after), transactions }, LOCAL_CHAINS);

const groups = (count: number, name: (index: number) => string) =>
  Array.from({ length: count }, (_, index) =>
    safe({ tempId: `w${index}`, name: name(index), chainId: BETA, isMultisig: false, addresses: [account(3)] }),
  );

describe('an upgrade in words', () => {
  it('tells each change as the review does, and what happens on which chain', () => {
    const after = withModules({ governor: [governor({ quorumThreshold: 60 })] });
    expect(
      words(after, [
        { chainId: ALPHA, purposes: [{ type: 'govern', governorName: 'Main' }] },
        { chainId: BETA, purposes: [{ type: 'add', contracts: [{ kind: 'workingGroup', name: 'Ops' }] }] },
        { chainId: ALPHA, purposes: [{ type: 'accept', kind: 'token', name: 'Acme' }] },
      ]),
    ).toBe(
      [
        '## What changes',
        '',
        '- Governor Main changes',
        '  - Quorum: 20 % becomes 60 %',
        '',
        '## What happens on the chains',
        '',
        '- On Alpha',
        '  - Change the settings of governor Main',
        '  - Accept Token Acme',
        '- On Beta',
        '  - Add Working group Ops',
      ].join('\n'),
    );
  });

  it('says so where nothing of the record changes, and where nothing is sent', () => {
    expect(words(organisation())).toContain('Nothing of the record');
    expect(words(organisation())).toContain('Nothing: only the record changes.');
  });

  it('is as long as its limit at most, and counts what it leaves out', () => {
    const transactions = Array.from({ length: 100 }, () => ({
      chainId: ALPHA,
      purposes: [{ type: 'edit' as const, kind: 'token' as const, name: 'Acme of the long name' }],
    }));
    const owners = Array.from({ length: 10 }, (_, index) => account(index + 1));
    const many = withModules({
      workingGroup: groups(5, (index) => `Group ${index}`).map((group) => ({ ...group, isMultisig: true, addresses: owners })),
      governor: Array.from({ length: 10 }, (_, index) =>
        governor({ tempId: `g${index}`, governorName: index === 0 ? 'Main' : `Number ${index}` }),
      ),
    });
    const text = words(many, transactions);
    expect(text.length).toBeLessThanOrEqual(UPGRADE_LIMITS.words + 100);
    expect(text.match(/^- … and \d+ more, which the upgrade proposal lists$/gm)).toHaveLength(2);
  });

  it('keeps the beginning and the end of a long value, so that what it becomes is told', () => {
    const after = organisation({ description: `${'a'.repeat(900)} and lights` });
    const line = words(after)
      .split('\n')
      .find((each) => each.includes('becomes') || each.includes('…'))!;
    expect(line).toContain(`${organisation().description} becomes aaa`);
    expect(line).toContain('aaa and lights');
    expect(line.length).toBeLessThanOrEqual(UPGRADE_LIMITS.line + 4);
  });

  it('takes no mark-up from what people wrote: it stays one line of text', () => {
    const after = organisation({ description: '# Vote *for* [this](https://evil.test)\n\nPlan 0x00' });
    expect(words(after)).toContain('\\# Vote \\*for\\* \\[this\\](https://evil.test) Plan 0x00');
  });
});
