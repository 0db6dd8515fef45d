import type { ChainWalletDraft, GovernorDraft } from '@althing/domain/setup';
import type { ComponentProps } from 'react';
import { describe, expectTypeOf, test } from 'vitest';
import { type asked, placeOf } from './asked.ts';
import type { TextField } from './fields.tsx';
import type { FormPath, FormPathTo, FormValue } from './formPath.ts';
import type { useField } from './useField.ts';

/** These are type tests, checked by `tsc`; at run time there is nothing to test. */
describe('a path of the form', () => {
  test('is one that the form has', () => {
    expectTypeOf<'name'>().toExtend<FormPath>();
    expectTypeOf<'modules.governor.0.governorName'>().toExtend<FormPath>();
    expectTypeOf<`token.initialReceivers.${number}.receivers.${number}.amount`>().toExtend<FormPath>();
    expectTypeOf<'nmae'>().not.toExtend<FormPath>();
    expectTypeOf<'modules.governor.first.governorName'>().not.toExtend<FormPath>();
    expectTypeOf<'modules.governor.0.governorNmae'>().not.toExtend<FormPath>();
    expectTypeOf<string>().not.toExtend<FormPath>();
  });

  test('tells the type of its value', () => {
    expectTypeOf<FormValue<'name'>>().toEqualTypeOf<string>();
    expectTypeOf<FormValue<'logoId'>>().toEqualTypeOf<string | null>();
    expectTypeOf<FormValue<'token.chainIds'>>().toEqualTypeOf<number[]>();
    expectTypeOf<FormValue<`modules.governor.${number}`>>().toEqualTypeOf<GovernorDraft>();
    expectTypeOf<FormValue<`token.authority.${number}`>>().toEqualTypeOf<ChainWalletDraft>();
  });

  test('is taken by a field of its type only', () => {
    expectTypeOf<'token.symbol'>().toExtend<FormPathTo<string>>();
    expectTypeOf<'token.chainIds'>().not.toExtend<FormPathTo<string>>();
    expectTypeOf<'nmae'>().not.toExtend<Parameters<typeof useField>[0]>();
    expectTypeOf<'nmae'>().not.toExtend<Parameters<typeof TextField>[0]['path']>();
    expectTypeOf<'name'>().toExtend<Parameters<typeof TextField>[0]['path']>();
  });

  test('is what names an input and the place of its error, and nothing spelt by hand is', () => {
    expectTypeOf<'nmae'>().not.toExtend<Parameters<typeof asked>[0]>();
    expectTypeOf<'nmae'>().not.toExtend<Parameters<typeof placeOf>[0]>();
    expectTypeOf<'name'>().not.toExtend<ComponentProps<'fieldset'>['data-path']>();
    expectTypeOf(placeOf('name')).toExtend<ComponentProps<'fieldset'>>();
  });
});
