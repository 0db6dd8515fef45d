// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../../../../test/renderUi.tsx';
import { SendButton } from './SendButton.tsx';

const { success } = vi.hoisted(() => ({ success: vi.fn() }));
vi.mock('../../../ui/notify.ts', () => ({ notify: { success } }));
vi.mock('../../transactions/index.ts', () => ({
  useTransaction: () => ({ state: { phase: 'confirmed', outcome: { hash: '0x07' } } }),
  TransactionButton: ({ onConfirmed }: { onConfirmed: () => void }) => (
    <button type="button" onClick={onConfirmed}>
      confirmed
    </button>
  ),
}));

test('why nothing can be moved stands below the button', () => {
  renderUi(
    <SendButton
      subject="bridge:0x01:31337:null"
      isSafe={false}
      request={undefined}
      reason="Give the permission above first."
      contracts={[]}
      nameAddress={() => undefined}
      onSent={() => {}}
    />,
  );
  expect(screen.getByText('Give the permission above first.', { selector: 'p' })).toBeDefined();
});

test('once the chain has the transfer it is said, with how long it takes to be seen', async () => {
  const onSent = vi.fn();
  const { user } = renderUi(
    <SendButton
      subject="bridge:0x01:31337:null"
      isSafe={false}
      request={undefined}
      reason={undefined}
      contracts={[]}
      nameAddress={() => undefined}
      onSent={onSent}
    />,
  );
  await user.click(screen.getByRole('button'));
  expect(success).toHaveBeenCalledExactlyOnceWith(
    'Transaction has been successfully executed',
    'It should take up to 1 minute for transaction to be indexed',
  );
  expect(onSent).toHaveBeenCalledExactlyOnceWith('0x07');
});
