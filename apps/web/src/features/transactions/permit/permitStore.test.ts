import { expect, test } from 'vitest';
import { createPermitStore, PERMIT_KEY } from './permitStore.ts';

const HASH = `0x${'1a'.repeat(32)}` as const;
const permit = { deadline: 1_800_000_000n, v: 27, r: HASH, s: HASH } as const;

function memory() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

test('the last permission is there after a reload, for what it was signed for and nothing else', () => {
  const storage = memory();
  createPermitStore(storage).put('1:token:5', permit);
  const again = createPermitStore(storage);
  expect(again.get('1:token:5')).toEqual(permit);
  expect(again.get('1:token:6')).toBeUndefined();
  again.clear();
  expect(again.get('1:token:5')).toBeUndefined();
});

test.each([
  'not JSON',
  'null',
  '[]',
  JSON.stringify({ key: 'a', deadline: '-1', v: 27, r: HASH, s: HASH }),
  JSON.stringify({ key: 'a', deadline: '1', v: 29, r: HASH, s: HASH }),
  JSON.stringify({ key: 'a', deadline: '1', v: 27, r: '0x12', s: HASH }),
])('what is no permission is none: %s', (text) => {
  const storage = memory();
  storage.setItem(PERMIT_KEY, text);
  expect(createPermitStore(storage).get('a')).toBeUndefined();
});
