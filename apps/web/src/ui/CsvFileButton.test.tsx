// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../../test/renderUi.tsx';
import { CsvFileButton } from './CsvFileButton.tsx';

const draw = () => {
  const onText = vi.fn();
  const { container, user } = renderUi(<CsvFileButton onText={onText} />);
  const choose = (content: string) =>
    user.upload(container.querySelector<HTMLInputElement>('input[type="file"]')!, new File([content], 'list.csv', { type: 'text/csv' }));
  return { onText, choose };
};

test('the text of a file is handed on', async () => {
  const { onText, choose } = draw();
  await choose('0x01;5');
  await vi.waitFor(() => expect(onText).toHaveBeenCalledExactlyOnceWith('0x01;5'));
});

test('a file that is too large is refused with words, which the next one takes away', async () => {
  const { onText, choose } = draw();
  await choose('x'.repeat(1_000_001));
  expect(screen.getByRole('alert').textContent).toBe('The file is larger than 1 MB.');
  expect(onText).not.toHaveBeenCalled();
  await choose('x'.repeat(1_000_000));
  await vi.waitFor(() => expect(onText).toHaveBeenCalledOnce());
  expect(screen.queryByRole('alert')).toBeNull();
});
