// @vitest-environment happy-dom
import { emptyForm, type OrganisationForm } from '@althing/domain/setup';
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useDraftForm } from './useDraftForm.ts';

function begin() {
  const saved: OrganisationForm[] = [];
  const { result } = renderHook(() =>
    useDraftForm(emptyForm(), { errors: { name: 'Too short' }, onChange: (values) => saved.push(values) }),
  );
  return { saved, form: () => result.current };
}

test('a value is saved, and the form stays the same object for everybody who has it', () => {
  const { saved, form } = begin();
  const before = form();
  act(() => form().setValue('name', 'Weir'));
  act(() => form().setValue('name', 'Weir'));
  expect(saved.map(({ name }) => name)).toEqual(['Weir']);
  expect(form()).toBe(before);
});

test('whoever replaces all values is shown a form without errors, which is another object', () => {
  const { saved, form } = begin();
  const before = form();
  act(() => form().setValues({ ...emptyForm(), name: 'Mole' }));
  expect([saved.length, form().getValues().name, form().errors]).toEqual([1, 'Mole', {}]);
  expect(form()).not.toBe(before);
});

test('a listener is told of changes until it ends that', () => {
  const { form } = begin();
  let told = 0;
  const end = form().subscribe(() => (told += 1));
  act(() => form().setValue('name', 'Weir'));
  end();
  act(() => form().setValue('name', 'Mole'));
  expect(told).toBe(1);
});
