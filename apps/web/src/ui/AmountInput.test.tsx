// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { renderUi } from '../../test/renderUi.tsx';
import { AmountInput } from './AmountInput.tsx';

const NOT_AN_AMOUNT = 'Please write digits, with one point for decimals';

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
    [' 12 ', '12'],
  ])('%j, typed or pasted, is %s once the field is left', async (given, shown) => {
    const { user } = renderUi(<Field />);
    await user.type(field(), given);
    await user.tab();
    expect(field().value).toBe(shown);
    await user.clear(field());
    await user.click(field());
    await user.paste(given);
    await user.tab();
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

  test.each(['type', 'paste'] as const)('a thousand as pages write it is not taken for one (%s)', async (way) => {
    const { user } = renderUi(<Field />);
    await user.click(field());
    await (way === 'type' ? user.keyboard('1,000') : user.paste('1,000'));
    await user.tab();
    expect(field().value).toBe('1,000');
    expect(screen.getByText('1,000 can be read as 1 or as 1000: write one of the two')).toBeDefined();
  });

  test('a pasted text that groups and has decimals is not guessed at', async () => {
    const { user } = renderUi(<Field />);
    await user.click(field());
    await user.paste('1,250.5');
    expect(field().value).toBe('1,250.5');
    expect(screen.getByText(NOT_AN_AMOUNT)).toBeDefined();
  });
});
