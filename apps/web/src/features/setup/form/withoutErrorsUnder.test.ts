import { expect, test } from 'vitest';
import { withoutErrorsUnder } from './withoutErrorsUnder.ts';

const errors = { links: 'a', 'links.1.url': 'b', 'links.10.url': 'c', 'linksOther.1': 'd' };

test('errors at and under a replaced value are dropped, those of a longer name stay', () => {
  expect(withoutErrorsUnder(errors, 'links')).toEqual({ 'linksOther.1': 'd' });
  expect(withoutErrorsUnder(errors, 'links.1')).toEqual({ links: 'a', 'links.10.url': 'c', 'linksOther.1': 'd' });
});

test('where nothing stands under it, the errors stay the same object', () => {
  expect(withoutErrorsUnder(errors, 'name')).toBe(errors);
});
