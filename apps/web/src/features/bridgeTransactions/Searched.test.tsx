// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../test/renderPage.tsx';
import { Searched } from './Searched.tsx';
import type { TransactionSearch } from './transactionSearch.ts';

const HASH = `0x${'ab'.repeat(32)}`;

function Example({ find }: { find: string | undefined }) {
  const [search, setSearch] = useState<TransactionSearch>({ chain: 31337, find });
  return (
    <Searched search={search} onSearch={setSearch}>
      Found: {search.find ?? 'everything'} on {search.chain}
    </Searched>
  );
}
const field = () => screen.getByLabelText('Hash or address');

test('what was found before is no answer to what is neither a hash nor an address', async () => {
  const { user } = renderPage(<Example find={HASH} />);
  expect(screen.getByText(`Found: ${HASH} on 31337`)).toBeDefined();
  await user.clear(field());
  await user.type(field(), 'ferry');
  expect(screen.getByText('This is neither a hash nor an address')).toBeDefined();
  expect(screen.queryByText(/^Found/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Clear the field' }));
  expect(screen.getByText('Found: everything on 31337')).toBeDefined();
  expect(field()).toHaveProperty('value', '');
});

test('a wrong first input lists nothing, and a whole hash is looked for at once', async () => {
  const { user } = renderPage(<Example find={undefined} />);
  await user.type(field(), 'zzz');
  expect(screen.queryByText(/^Found/)).toBeNull();
  await user.clear(field());
  await user.click(field());
  await user.paste(HASH);
  expect(screen.getByText(`Found: ${HASH} on 31337`)).toBeDefined();
});
