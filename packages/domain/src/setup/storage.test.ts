import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyForm } from '../../test/arbitraries.ts';
import { context, organisation } from '../../test/forms.ts';
import { settleWizard } from '../wizard/index.ts';
import { emptyForm } from './emptyForm.ts';
import { FORM_STORAGE_KEY, parseForm, serialiseForm, STEP_STORAGE_KEY } from './storage.ts';
import { setupWizard } from './setupWizard.ts';
import { validateForm } from './validate.ts';

describe('the stored draft', () => {
  test('stands under the names of the specification', () => {
    expect([FORM_STORAGE_KEY, STEP_STORAGE_KEY]).toEqual(['organisationFormState', 'organisationFormCurrentStep']);
  });

  test('comes back as it was', () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        expect(parseForm(serialiseForm(form))).toEqual(form);
      }),
    );
  });

  test.each([null, '', 'null', '[]', '{"version":1', '{"version":1}', '{"version":0,"form":{}}', '"x"', '7'])(
    'is absent where %s is stored',
    (stored) => {
      expect(parseForm(stored)).toBeUndefined();
    },
  );

  test('falls back field by field on what is missing or of another type', () => {
    const stored = JSON.stringify({
      version: 1,
      form: {
        name: 'Kept',
        description: 5,
        links: [{ id: 'a', type: 'myspace', url: 'https://a.example' }, 'junk', null],
        modules: {
          governor: [{ governorName: 'Main', votingPeriod: 'min', quorumThreshold: null, chainId: 'x' }, 3],
          safeTreasury: 'none',
          refundMechanism: 'yes',
        },
        token: { chainIds: [31337, 'x', 1.5, -1], authority: [{ isMarkedForDeletion: true }] },
        admin: true,
      },
    });
    const form = parseForm(stored);
    expect(form).toMatchObject({
      name: 'Kept',
      description: '',
      links: [{ id: 'a', type: null, url: 'https://a.example' }],
      modules: {
        governor: [{ tempId: 'governor-1', governorName: 'Main', votingPeriod: 'min', quorumThreshold: null, chainId: null }],
        safeTreasury: [],
        refundMechanism: false,
      },
      token: { chainIds: [31337], authority: [{ isMarkedForDeletion: true, threshold: 1 }] },
    });
    expect(form).not.toHaveProperty('admin');
  });

  test('whatever JSON is stored, the result can be validated and walked without an exception', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), fc.jsonValue(), (modules, token) => {
        const form = parseForm(JSON.stringify({ version: 1, form: { ...emptyForm(), modules, token } }));
        if (!form) throw new Error('a record is a draft');
        expect(validateForm(form, context())).not.toEqual({});
        settleWizard(setupWizard(context()), { position: 'review', furthest: 'review' }, form);
      }),
    );
  });

  test('any damage at any place of a whole draft leaves a draft of the right shape', () => {
    const whole: unknown = JSON.parse(serialiseForm(organisation()));
    const paths = pathsOf(whole).filter((path) => path[0] === 'form' && path.length > 1);
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.jsonValue({ maxDepth: 2 }), (path, junk) => {
        const form = parseForm(JSON.stringify(replaced(whole, path, junk)));
        if (!form) throw new Error('a record is a draft');
        expect(parseForm(serialiseForm(form))).toEqual(form);
        validateForm(form, context());
      }),
      { numRuns: 300 },
    );
  });
});

function pathsOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, child]) => pathsOf(child, [...path, key]))];
}

function replaced(value: unknown, [key, ...rest]: readonly string[], junk: unknown): unknown {
  if (key === undefined) return junk;
  if (Array.isArray(value)) return value.map((child, index) => (String(index) === key ? replaced(child, rest, junk) : child));
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([name, child]) => [name, name === key ? replaced(child, rest, junk) : child]))
    : value;
}
