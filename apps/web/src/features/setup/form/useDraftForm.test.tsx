// @vitest-environment happy-dom
import { emptyForm, type OrganisationForm } from '@althing/domain/setup';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
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
  const end = form().subscribe('name', () => (told += 1));
  act(() => form().setValue('name', 'Weir'));
  end();
  act(() => form().setValue('name', 'Mole'));
  expect(told).toBe(1);
});

test('a listener hears of what is inside its value and around it, and of nothing beside it', () => {
  const { form } = begin();
  const told: string[] = [];
  for (const path of ['name', 'token', 'token.name', 'token.names']) form().subscribe(path, () => told.push(path));
  act(() => form().setValue('token.name', 'Reed'));
  act(() => form().setValue('token', emptyForm().token));
  act(() => form().setValues({ ...emptyForm(), name: 'Mole' }));
  expect(told).toEqual(['token', 'token.name', 'token', 'token.name', 'token.names', 'name', 'token', 'token.name', 'token.names']);
});

test('what is worked out of what is typed follows after a moment', async () => {
  const { form } = begin();
  const told: string[] = [];
  form().later.subscribe('name', () => told.push(form().later.getValues().name));
  act(() => form().typeValue('name', 'Wei'));
  act(() => form().typeValue('name', 'Weir'));
  expect([form().getValues().name, form().later.getValues().name]).toEqual(['Weir', '']);
  await vi.waitFor(() => expect(told).toEqual(['Weir']));
});

test('what is chosen is known everywhere at once, and brings along what was typed before', () => {
  const { form } = begin();
  act(() => form().typeValue('name', 'Weir'));
  act(() => form().setValue('categoryId', 'culture'));
  expect([form().later.getValues().name, form().later.getValues().categoryId]).toEqual(['Weir', 'culture']);
});

test('what is taken back is told although it is what was known before', () => {
  const { form } = begin();
  let told = 0;
  form().later.subscribe('name', () => (told += 1));
  act(() => form().typeValue('name', 'Weir'));
  act(() => form().setValue('name', ''));
  expect([form().later.getValues().name, told]).toEqual(['', 1]);
});

test('entries that come and go do so everywhere at once, and bring along what was typed before', () => {
  const { form } = begin();
  act(() => form().typeValue('name', 'Weir'));
  act(() => form().setValue('token.chainIds', [1, 2]));
  expect([form().later.getValues().name, form().later.getValues().token.chainIds]).toEqual(['Weir', [1, 2]]);
  act(() => form().setValues({ ...emptyForm(), name: 'Mole' }));
  expect(form().later.getValues().name).toBe('Mole');
});
