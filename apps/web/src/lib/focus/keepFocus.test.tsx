// @vitest-environment happy-dom
import { Modal } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import { useEffect, useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { renderUi } from '../../../test/renderUi.tsx';
import { keepFocus } from './keepFocus.ts';

function Page() {
  const main = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [hasVoted, setVoted] = useState(false);
  useEffect(() => keepFocus(main.current!), []);
  const dialog = (
    <Modal opened title="A dialog" onClose={() => setOpen(false)}>
      <input aria-label="Inside" data-autofocus />
    </Modal>
  );
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        In the header
      </button>
      <main ref={main}>
        <section aria-label="Votes">{hasVoted ? <p>Thank you</p> : <button onClick={() => setVoted(true)}>Vote</button>}</section>
        <button type="button" onClick={() => setOpen(true)}>
          In the page
        </button>
      </main>
      {isOpen && dialog}
    </>
  );
}

test.each(['In the header', 'In the page'])('a dialog takes the focus, and gives it back to what opened it: %s', async (opener) => {
  const { user } = renderUi(<Page />);
  await user.click(screen.getByRole('button', { name: opener }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Inside')));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: opener })));
});

test('where the button itself goes, the place around it has the focus', async () => {
  const { user } = renderUi(<Page />);
  await user.click(screen.getByRole('button', { name: 'Vote' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Votes' })));
});
