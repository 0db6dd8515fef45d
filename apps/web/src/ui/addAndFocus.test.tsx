// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { renderUi } from '../../test/renderUi.tsx';
import { addAndFocus } from './addAndFocus.ts';

function Rows() {
  const list = useRef<HTMLUListElement>(null);
  const [rows, setRows] = useState(['a']);
  return (
    <>
      <ul ref={list}>
        {rows.map((row) => (
          <li key={row}>
            <input aria-label={`picker ${row}`} aria-haspopup="listbox" />
            <input aria-label={row} />
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => addAndFocus(() => setRows([...rows, 'b']), list)}>
        Add
      </button>
    </>
  );
}

test('whoever adds a row goes on typing in its first field', async () => {
  const { user } = renderUi(<Rows />);
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(document.activeElement).toBe(screen.getByLabelText('b'));
});
