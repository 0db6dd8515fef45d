// @vitest-environment happy-dom
import { newSaleDraft, type SaleDraft } from '@althing/domain/bonds';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { PAY, QUSD } from '../../../../test/sales.ts';
import { renderPage } from '../../../../test/renderPage.tsx';
import type { PlannedSale } from '../useSalePlan.ts';
import { TokenField } from './TokenField.tsx';

const OFFERED = [
  { address: PAY, symbol: 'PAY', name: 'Pay day', isOwn: true },
  { address: QUSD, symbol: 'QUSD', name: 'Quote dollar', isOwn: false },
];

function Form() {
  const [draft, setDraft] = useState<SaleDraft>(newSaleDraft(31_337));
  return (
    <TokenField
      field="payoutToken"
      label="Token that is sold"
      offered={OFFERED}
      draft={draft}
      change={(part) => setDraft({ ...draft, ...part })}
      planned={{} as PlannedSale}
      shown={{}}
      leave={() => undefined}
    />
  );
}
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: /^Token that is sold/ });
const options = () => screen.queryAllByRole('option', { hidden: true }).map(({ textContent }) => textContent);

test('the tokens that an organisation knows are offered, and found by their symbols and names', async () => {
  const user = userEvent.setup();
  renderPage(<Form />);
  await user.click(field());
  expect(options()).toEqual([expect.stringMatching(/^PAY .*the organisation’s own$/), expect.stringMatching(/^QUSD .*in its treasury$/)]);
  await user.type(field(), 'dollar');
  expect(options()).toEqual([expect.stringMatching(/^QUSD/)]);
  await user.click(screen.getByRole('option', { hidden: true }));
  expect(field().value).toBe(QUSD);
  expect(options()).toHaveLength(2);
});

test('any other address can be typed', async () => {
  const user = userEvent.setup();
  renderPage(<Form />);
  const other = '0x00000000000000000000000000000000000000E5';
  await user.type(field(), other);
  expect(field().value).toBe(other);
  expect(options()).toEqual([]);
});
