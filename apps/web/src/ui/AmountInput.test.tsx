// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { renderUi } from '../../test/renderUi.tsx';
import { AmountInput, NOT_AN_AMOUNT } from './AmountInput.tsx';

function Field() {
  const [value, setValue] = useState('');
  return <AmountInput label="Amount" value={value} onChange={setValue} />;
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });

describe('an amount', () => {
  test.each([
    ['1,5', '1.5'],
    [',5', '.5'],
    ['1.', '1.'],
    ['007', '007'],
  ])('%s, typed or pasted, is %s', async (given, shown) => {
    const { user } = renderUi(<Field />);
    await user.type(field(), given);
    expect(field().value).toBe(shown);
    await user.clear(field());
    await user.click(field());
    await user.paste(given);
    expect(field().value).toBe(shown);
    expect(screen.queryByText(NOT_AN_AMOUNT)).toBeNull();
  });

  test.each(['1e3', '-1', '1 000', '1.2.3', 'abc', '٣'])('%s stays as it was typed, and is refused beside the field', async (given) => {
    const { user } = renderUi(<Field />);
    await user.type(field(), given);
    expect(field().value).toBe(given);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(NOT_AN_AMOUNT)).toBeDefined();
  });

  test('a pasted text that groups and has decimals is not guessed at', async () => {
    const { user } = renderUi(<Field />);
    await user.click(field());
    await user.paste('1,250.5');
    expect(field().value).toBe('1,250.5');
    expect(screen.getByText(NOT_AN_AMOUNT)).toBeDefined();
  });
});
