// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderUi } from '../../test/renderUi.tsx';
import { useEntryFocus } from './useEntryFocus.ts';

function Rows() {
  const { entries, addButton, addEntry, removeEntry } = useEntryFocus<HTMLUListElement>();
  const [rows, setRows] = useState(['a', 'c']);
  return (
    <>
      <ul ref={entries}>
        {rows.map((row) => (
          <li key={row}>
            <input type="hidden" />
            <input aria-label={`search ${row}`} aria-haspopup="listbox" />
            <input aria-label={row} />
            <button type="button" onClick={() => removeEntry(() => setRows(rows.filter((other) => other !== row)))}>
              Remove {row}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" ref={addButton} onClick={() => addEntry(() => setRows(['a', 'b', 'c']))}>
        Add
      </button>
    </>
  );
}

test('whoever adds an entry goes on typing in its first field, wherever in the list it came', async () => {
  const { user } = renderUi(<Rows />);
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(document.activeElement).toBe(screen.getByLabelText('b'));
});

test('whoever removes an entry stands on the button that adds one', async () => {
  const { user } = renderUi(<Rows />);
  await user.click(screen.getByRole('button', { name: 'Remove a' }));
  expect(screen.queryByLabelText('a')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add' }));
});
