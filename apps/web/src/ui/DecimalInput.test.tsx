// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { renderUi } from '../../test/renderUi.tsx';
import { DecimalInput } from './DecimalInput.tsx';

const NOT_AN_AMOUNT = 'Please write digits, with one point for decimals';

function Field() {
  const [value, setValue] = useState<number | null>(7);
  return (
    <>
      <DecimalInput label="Days" value={value} onChange={setValue} />
      <output>{String(value)}</output>
      <button type="button" onClick={() => setValue(14)}>
        14 days
      </button>
    </>
  );
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Days' });
const held = () => screen.getByRole('status').textContent;

describe('a number', () => {
  test.each([
    ['1,5', '1.5', '1.5'],
    ['1.', '1.', '1'],
    ['0', '0', '0'],
  ])('pasted as %j is shown as %j and held as %s', async (given, shown, value) => {
    const { user } = renderUi(<Field />);
    expect(field().value).toBe('7');
    await user.clear(field());
    expect([field().value, held()]).toEqual(['', 'null']);
    await user.paste(given);
    await user.tab();
    expect([field().value, held()]).toEqual([shown, value]);
  });

  test('a thousand as pages write it is not taken for one', async () => {
    const { user } = renderUi(<Field />);
    await user.clear(field());
    await user.paste('1,000');
    await user.tab();
    expect([field().value, held()]).toEqual(['1,000', 'NaN']);
    expect(screen.getByText('1,000 can be read as 1 or as 1000: write one of the two')).toBeDefined();
  });

  test.each(['1e3', '-1', '1.2.3'])(
    '%s is no number: it stays in the field, is refused beside it, and held as an answer that is wrong',
    async (given) => {
      const { user } = renderUi(<Field />);
      await user.clear(field());
      await user.type(field(), given);
      expect([field().value, held()]).toEqual([given, 'NaN']);
      expect(screen.getByText(NOT_AN_AMOUNT)).toBeDefined();
    },
  );

  test('one that is chosen elsewhere takes the place of what was typed', async () => {
    const { user } = renderUi(<Field />);
    await user.clear(field());
    await user.type(field(), '1e3');
    await user.click(screen.getByRole('button'));
    expect(field().value).toBe('14');
  });
});
