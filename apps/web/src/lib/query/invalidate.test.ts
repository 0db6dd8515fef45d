// @vitest-environment happy-dom
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { invalidateKey } from './invalidate.ts';

const KEY = ['transaction', 1];

function watch() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } });
  const answers: ((answer: string) => void)[] = [];
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve));
  const stop = new QueryObserver(client, { queryKey: KEY, queryFn }).subscribe(() => undefined);
  return { client, answers, stop, shown: () => client.getQueryData<string>(KEY) };
}

test('what changes while a first answer is on its way is read again once that has come', async () => {
  const { client, answers, shown, stop } = watch();
  const done = invalidateKey(client, ['transaction']);
  expect(answers).toHaveLength(1);
  answers[0]!('arriving');
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  expect(shown()).toBe('arriving');
  answers[1]!('executed');
  await done;
  expect(shown()).toBe('executed');
  stop();
});

test('what is known is read again at once, and one time', async () => {
  const { client, answers, shown, stop } = watch();
  answers[0]!('arriving');
  await vi.waitFor(() => expect(shown()).toBe('arriving'));
  const done = invalidateKey(client, ['transaction']);
  answers[1]!('executed');
  await done;
  expect([answers.length, shown()]).toEqual([2, 'executed']);
  stop();
});
