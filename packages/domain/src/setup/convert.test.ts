import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validForm } from '../../test/arbitraries.ts';
import { ALPHA, BETA, context, governor, organisation, receiver, safe, token, withModules } from '../../test/forms.ts';
import { organisationInputSchema } from '../organisation/index.ts';
import { fromOrganisationInput } from './fromOrganisationInput.ts';
import { toOrganisationInput } from './toOrganisationInput.ts';

describe('from the draft to the desired state', () => {
  test('a draft with errors gives its errors and nothing else', () => {
    expect(toOrganisationInput(organisation({ name: '' }), context())).toEqual({ ok: false, errors: { name: 'Please enter a name' } });
  });

  test('whatever passes the rules passes the schema of the server, unchanged', () => {
    fc.assert(
      fc.property(validForm, (form) => {
        const converted = toOrganisationInput(form, context());
        if (!converted.ok) throw new Error(JSON.stringify(converted.errors));
        expect(organisationInputSchema.parse(converted.input)).toEqual(converted.input);
      }),
    );
  });

  test('writes amounts in the form of the wire and trims names', () => {
    const list = [receiver({ amount: '5.' }), receiver({ address: receiver().address.replace('1001', '1009'), amount: '.50' })];
    const form = organisation({ name: ' Acme ', token: token({ initialReceivers: [{ chainId: ALPHA, receivers: list }] }) });
    const converted = toOrganisationInput(form, context());
    expect(converted).toMatchObject({
      ok: true,
      input: { name: 'Acme', token: { initialReceivers: [{ receivers: [{ amount: '5' }, { amount: '0.5' }] }] } },
    });
  });

  test('leaves behind what belongs to a chain that was taken away, and the surplus of a single address', () => {
    const form = organisation({
      token: token({
        initialReceivers: [...token().initialReceivers, { chainId: BETA, receivers: [] }],
        authority: [...token().authority, safe({ chainId: BETA })],
      }),
      modules: {
        ...organisation().modules,
        protocolUpgrades: { isMultisig: false, addresses: [receiver().address, 'left over'], threshold: 4 },
      },
    });
    const converted = toOrganisationInput(form, context());
    expect(converted).toMatchObject({
      ok: true,
      input: { modules: { protocolUpgrades: { addresses: [receiver().address], threshold: 1 } } },
    });
    expect(converted.ok && converted.input.token?.authority.map((entry) => entry.chainId)).toEqual([ALPHA]);
  });

  test('has no token where nothing needs one, whatever the draft still holds', () => {
    expect(toOrganisationInput(withModules({ governor: [] }), context())).toMatchObject({ ok: true, input: { token: null } });
  });

  test('keeps what a quadratic governor needs', () => {
    const form = withModules({ governor: [governor({ isQuadratic: true, quadraticThreshold: 51 })] });
    expect(toOrganisationInput(form, context())).toMatchObject({
      ok: true,
      input: { modules: { governor: [{ isQuadratic: true, quadraticThreshold: 51, passportScoreRanges: ['0', '50', '100', '100'] }] } },
    });
  });
});

describe('from the desired state back to a draft', () => {
  test('and forth again gives the same desired state', () => {
    fc.assert(
      fc.property(validForm, (form) => {
        const first = toOrganisationInput(form, context());
        if (!first.ok) throw new Error(JSON.stringify(first.errors));
        expect(toOrganisationInput(fromOrganisationInput(first.input), context())).toEqual(first);
      }),
    );
  });

  test('shares nothing with its source', () => {
    const converted = toOrganisationInput(organisation(), context());
    if (!converted.ok) throw new Error('valid');
    const before = structuredClone(converted.input);
    const draft = fromOrganisationInput(converted.input);
    draft.links.pop();
    draft.modules.protocolUpgrades.addresses.push('x');
    draft.modules.safeTreasury[0]?.addresses.push('x');
    draft.token.initialReceivers[0]?.receivers.pop();
    draft.modules.governor[0]?.votingChainIds.push(1);
    expect(converted.input).toEqual(before);
  });
});
