import { expect, test } from 'vitest';
import { collectErrors, errorsUnder, hasErrors, nestErrors } from './formErrors.ts';

test('only broken rules are collected, and the first one of a field speaks', () => {
  const rules = [
    { field: 'name', message: 'kept', isBroken: false },
    { field: 'name', message: 'first', isBroken: true },
    { field: 'name', message: 'second', isBroken: true },
    { field: 'toString', message: 'odd names too', isBroken: true },
  ];
  expect(collectErrors(rules)).toEqual({ name: 'first', toString: 'odd names too' });
});

test('there are errors when any field has a message that is not empty', () => {
  expect(hasErrors({})).toBe(false);
  expect(hasErrors({ name: '' })).toBe(false);
  expect(hasErrors({ name: '', symbol: 'x' })).toBe(true);
});

test('errors under a path lose the path, and a path that only begins alike is another', () => {
  expect(errorsUnder({ 'token.name': 'a', 'token.authority.0.threshold': 'b', 'tokens.x': 'c', token: 'd' }, 'token')).toEqual({
    name: 'a',
    'authority.0.threshold': 'b',
  });
});

test('dotted paths are nested into maps, a message beside its children whichever comes first', () => {
  expect(nestErrors({ 'a.b.0': 'x', 'a.c': 'y', d: 'z' })).toEqual({ a: { b: { 0: 'x' }, c: 'y' }, d: 'z' });
  expect(nestErrors({ 'a.b': 'own', 'a.b.0': 'child' })).toEqual({ a: { b: { '': 'own', 0: 'child' } } });
  expect(nestErrors({ 'a.b.0': 'child', 'a.b': 'own' })).toEqual({ a: { b: { '': 'own', 0: 'child' } } });
});

test('nesting cannot reach the prototype of objects', () => {
  nestErrors({ '__proto__.polluted': 'x' });
  expect({}).not.toHaveProperty('polluted');
});
