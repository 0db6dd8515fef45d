import { expect, test, vi } from 'vitest';
import { createServerWatch } from './createServerWatch.ts';

const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

function setUp(isUp: boolean) {
  const server = { isUp };
  const waits: number[] = [];
  let wake = () => {};
  const ask = vi.fn(() => (server.isUp ? Promise.resolve(true) : Promise.reject(new TypeError('refused'))));
  const onChange = vi.fn();
  const watch = createServerWatch({
    ask,
    onChange,
    later(callback, milliseconds) {
      waits.push(milliseconds);
      wake = callback;
      return () => (wake = () => {});
    },
    random: () => 1,
  });
  return { server, watch, ask, onChange, waits, wake: () => wake() };
}

test('one request that fails says nothing about a server that answers', async () => {
  const { watch, ask, onChange, waits } = setUp(true);
  void watch.doubt();
  await settle();
  expect(ask).toHaveBeenCalledTimes(1);
  expect(onChange).not.toHaveBeenCalled();
  expect(waits).toEqual([]);
});

test('a server that does not answer is away, and is asked ever more slowly until it does', async () => {
  const { server, watch, ask, onChange, waits, wake } = setUp(false);
  void watch.doubt();
  await settle();
  expect(onChange.mock.calls).toEqual([[false]]);
  for (let turn = 0; turn < 5; turn += 1) {
    wake();
    await settle();
  }
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 10_000, 10_000]);
  server.isUp = true;
  wake();
  await settle();
  expect(onChange.mock.calls).toEqual([[false], [true]]);
  expect(ask).toHaveBeenCalledTimes(7);
  expect(waits).toHaveLength(6);
});

test('many who doubt at once ask once', async () => {
  const { watch, ask } = setUp(false);
  for (let reader = 0; reader < 9; reader += 1) void watch.doubt();
  await settle();
  for (let reader = 0; reader < 9; reader += 1) void watch.doubt();
  await settle();
  expect(ask).toHaveBeenCalledTimes(1);
});

test('whoever comes back to the window has it asked at once, and its turn does not come a second time', async () => {
  const { server, watch, ask, onChange, wake } = setUp(false);
  void watch.doubt();
  await settle();
  server.isUp = true;
  watch.hurry();
  await settle();
  expect(onChange).toHaveBeenLastCalledWith(true);
  wake();
  await settle();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('nobody is asked in a hurry while nothing is wrong', async () => {
  const { watch, ask } = setUp(true);
  watch.hurry();
  await settle();
  expect(ask).not.toHaveBeenCalled();
});

test('the next absence begins with short waits again', async () => {
  const { server, watch, waits, wake } = setUp(false);
  void watch.doubt();
  await settle();
  wake();
  await settle();
  server.isUp = true;
  wake();
  await settle();
  server.isUp = false;
  void watch.doubt();
  await settle();
  expect(waits).toEqual([1_000, 2_000, 1_000]);
});
