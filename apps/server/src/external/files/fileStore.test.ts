import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDiskFileStore } from './fileStore.ts';

const HOUR = 3600_000;
let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'althing-files-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const files = () => readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((e) => (e.isFile() ? [e.name] : []));
const knowing = (...ids: string[]) => Promise.resolve(new Set(ids));

/** Makes the file look `hours` older than it is. */
function age(name: string, hours: number): void {
  const time = new Date(Date.now() - hours * HOUR);
  utimesSync(join(folder, name.slice(0, 2), name), time, time);
}

it('gives back what was put', async () => {
  const store = createDiskFileStore(folder);
  await store.put('abc', Buffer.from('hello'));
  expect(await text((await store.read('abc'))!)).toBe('hello');
});

it('has nothing to read where there is no file', async () => {
  const store = createDiskFileStore(folder);
  expect(await store.read('abc')).toBeUndefined();
  await store.put('abc', Buffer.from('hello'));
  await store.remove('abc');
  expect(await store.read('abc')).toBeUndefined();
});

it('sweeps old files that nobody knows and old halves, and nothing else', async () => {
  const store = createDiskFileStore(folder);
  for (const id of ['aa-known', 'aa-orphan', 'bb-young', 'bb-half']) await store.put(id, Buffer.from(id));
  writeFileSync(join(folder, 'bb', 'bb-half.part'), 'ha');
  writeFileSync(join(folder, 'bb', 'bb-young.part'), 'yo');
  for (const name of ['aa-known', 'aa-orphan', 'bb-half', 'bb-half.part']) age(name, 2);
  const asked: string[] = [];
  const gone = await store.sweep(new Date(Date.now() - HOUR), (ids) => {
    asked.push(...ids);
    return knowing('aa-known', 'bb-half');
  });
  expect(gone).toBe(2);
  expect(asked.toSorted()).toEqual(['aa-known', 'aa-orphan', 'bb-half']);
  expect(files().toSorted()).toEqual(['aa-known', 'bb-half', 'bb-young', 'bb-young.part']);
});

it('sweeps nothing where nothing was ever stored', async () => {
  expect(await createDiskFileStore(join(folder, 'absent')).sweep(new Date(), () => knowing())).toBe(0);
});

it('holds what arrives for as long as it is used', async () => {
  const store = createDiskFileStore(folder);
  const used = await store.hold(Readable.from([Buffer.from('hel'), Buffer.from('lo')]), async (held) => {
    expect(files()).toEqual([expect.stringMatching(/\.part$/)]);
    return { size: held.size, text: (await held.bytes()).toString() };
  });
  expect(used).toEqual({ size: 5, text: 'hello' });
  expect(files()).toEqual([]);
});

it('leaves nothing of what was cut off on its way, or whose use failed', async () => {
  const store = createDiskFileStore(folder);
  const cut = new PassThrough();
  cut.write('hel');
  const held = store.hold(cut, () => Promise.reject(new Error('used half a file')));
  await expect.poll(files).toHaveLength(1);
  cut.destroy(new Error('cut off'));
  await expect(held).rejects.toThrow('cut off');
  await expect(store.hold(Readable.from([Buffer.from('x')]), () => Promise.reject(new Error('no use')))).rejects.toThrow('no use');
  expect(files()).toEqual([]);
});

it('sweeps what a crash has left half arrived', async () => {
  const store = createDiskFileStore(folder);
  const gone = await store.hold(Readable.from([Buffer.from('x')]), async () => {
    const path = join(folder, 'arriving', files()[0]!);
    utimesSync(path, new Date(Date.now() - 2 * HOUR), new Date(Date.now() - 2 * HOUR));
    return store.sweep(new Date(Date.now() - HOUR), () => knowing());
  });
  expect([gone, files()]).toEqual([1, []]);
});
