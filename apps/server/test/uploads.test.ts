import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { localAccount } from '@althing/devnet';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAX_FILE_BYTES } from '../src/external/files/picture/picture.ts';
import { startTestCluster, type TestCluster } from './support/database.ts';
import { send } from './support/http.ts';
import { organisationForm } from './support/organisationForm.ts';
import { emptyPartsPng, exifWithPlace, jpeg, png, pngChunk, pngHeader, pngOf, pngRows } from './support/pictures.ts';
import { startTestServer, type TestServer } from './support/server.ts';
import { signIn } from './support/signIn.ts';

let cluster: TestCluster;
let server: TestServer;
let token: string;

beforeAll(async () => {
  cluster = await startTestCluster();
  server = await startTestServer(await cluster.createDatabase());
  ({ token } = await signIn(server.url, localAccount(0)));
});
afterAll(async () => {
  await server.close();
  await cluster.stop();
});

function formOf(bytes: Buffer, { field = 'file', name = 'logo.png', type = 'image/png' } = {}) {
  const form = new FormData();
  form.append(field, new File([new Uint8Array(bytes)], name, { type }));
  return form;
}
const upload = (bytes: Buffer, about: { field?: string; name?: string; type?: string } = {}) =>
  send(server.url, 'POST', '/api/v1/files', { token, raw: formOf(bytes, about) });

/** A valid PNG of exactly this many bytes, most of them behind its end. */
const pngOfSize = (bytes: number): Buffer => Buffer.concat([png(), Buffer.alloc(bytes - png().length, 'x')]);

/** A PNG that cannot be made smaller: about 480 kB for 400 × 400. */
function noisyPng(): Buffer {
  const rows = Array.from({ length: 400 }, () => Buffer.concat([Buffer.from([0]), randomBytes(400 * 3)]));
  return pngOf(pngHeader(400, 400), pngChunk('IDAT', deflateSync(Buffer.concat(rows), { level: 0 })), pngChunk('IEND'));
}

/** None before the first upload, which makes the folder. */
function filesOnDisk({ dependencies: { config } } = server): number {
  const folder = join(config.dataDir, 'files');
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  return entries.filter((entry) => entry.isFile()).length;
}

const post = (raw: string, type: string) => send(server.url, 'POST', '/api/v1/files', { token, raw, headers: { 'content-type': type } });

describe('a picture', () => {
  it.each([
    ['PNG', png(), 'image/png', 'png'],
    ['JPEG', jpeg(), 'image/jpeg', 'jpg'],
  ])('%s is stored under a random id and served so that no browser runs it', async (_name, bytes, type, extension) => {
    const { status, body } = await upload(bytes, { name: '../../evil.html', type: 'text/html' });
    expect(status).toBe(201);
    expect(body.id).toMatch(/^[\w-]{22}$/);
    const response = await fetch(`${server.url}/api/v1/files/${body.id}`);
    const served = Buffer.from(await response.arrayBuffer());
    expect(await sharp(served).metadata()).toMatchObject({ format: { jpg: 'jpeg', png: 'png' }[extension], width: expect.any(Number) });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'content-disposition': `inline; filename="${body.id}.${extension}"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(served.length),
    });
  });

  it('whose file has gone is a 404 that nobody keeps', async () => {
    const { body } = await upload(png());
    rmSync(join(server.dependencies.config.dataDir, 'files', body.id.slice(0, 2), body.id));
    const answer = await send(server.url, 'GET', `/api/v1/files/${body.id}`);
    expect([answer.status, answer.body.code, answer.headers.get('cache-control')]).toEqual([404, 'not-found', 'no-store']);
  });

  it('is another one each time, even with the same bytes', async () => {
    expect((await upload(png())).body.id).not.toBe((await upload(png())).body.id);
  });

  it('loses its metadata', async () => {
    const { body } = await upload(jpeg(exifWithPlace(6)));
    const { text } = await send(server.url, 'GET', `/api/v1/files/${body.id}`);
    expect(text).not.toContain('Austurv');
  });

  it('of exactly 10,485,760 bytes is accepted', async () => {
    expect(MAX_FILE_BYTES).toBe(10_485_760);
    expect((await upload(pngOfSize(MAX_FILE_BYTES))).status).toBe(201);
  });

  it.each([1, 2, 5_000_000])('of %i bytes more is refused with 413', async (more) => {
    const answer = await upload(pngOfSize(MAX_FILE_BYTES + more));
    expect([answer.status, answer.body.code]).toEqual([413, 'payload-too-large']);
  });
});

it("is the logo of its owner's organisations only", async () => {
  const { body } = await upload(png());
  const stranger = await signIn(server.url, localAccount(1));
  const form = { ...organisationForm(localAccount(1).address), logoId: body.id };
  const answer = await send(server.url, 'POST', '/api/v1/organisations', { token: stranger.token, json: form });
  expect([answer.status, answer.body.message]).toEqual([400, 'Logo: you have uploaded no such file']);
  expect((await send(server.url, 'POST', '/api/v1/organisations', { token, json: form })).status).toBe(201);
});

describe('hostile uploads are refused and leave nothing behind', () => {
  it.each([
    ['a web page', Buffer.from('<html><script>alert(1)</script></html>')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a web page behind the first bytes of a PNG', Buffer.concat([png().subarray(0, 8), Buffer.from('<script>alert(1)</script>')])],
    [
      'a web page behind the first bytes of a JPEG',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<script>alert(1)</script>')]),
    ],
    ['a PNG that claims ten thousand million pixels', pngOf(pngHeader(100_000, 100_000), pngRows(1, 1), pngChunk('IEND'))],
    ['half a PNG', png().subarray(0, 40)],
    ['a PNG of another colour than it says', pngOf(pngHeader(3, 2, { colour: 5 }), pngRows(3, 2), pngChunk('IEND'))],
    ['half a JPEG', jpeg().subarray(0, 100)],
    ['nothing', Buffer.alloc(0)],
  ])('%s', async (_name, bytes) => {
    const before = filesOnDisk();
    const answer = await upload(bytes);
    expect([answer.status, answer.body.code]).toEqual([415, 'unsupported-media-type']);
    expect(filesOnDisk()).toBe(before);
  });
});

describe('hostile parts of a picture are not kept', () => {
  it.each([
    ['a PNG and a ZIP in one', Buffer.concat([png(), Buffer.from('PK\x03\x04', 'latin1')]), 'PK'],
    ['a JPEG and a web page in one', Buffer.concat([jpeg(), Buffer.from('<script>alert(1)</script>')]), 'script'],
    ['a PNG with a web page in a comment', png(3, 2, pngChunk('tEXt', Buffer.from('Comment\0<script>alert(1)</script>'))), 'script'],
  ])('%s', async (_name, bytes, hidden) => {
    const { body } = await upload(bytes);
    expect((await send(server.url, 'GET', `/api/v1/files/${body.id}`)).text).not.toContain(hidden);
  });

  it('while a picture of 873,000 empty parts is read, others are served', async () => {
    const uploaded = upload(emptyPartsPng(873_000));
    const waits: number[] = [];
    for (let done = false; !done;) {
      const start = performance.now();
      await send(server.url, 'GET', '/api/v1/organisations');
      waits.push(performance.now() - start);
      done = await Promise.race([uploaded.then(() => true), new Promise<false>((resolve) => setImmediate(resolve, false))]);
    }
    expect(Math.max(...waits)).toBeLessThan(1000);
  });
});

it('files that a crash has left behind are gone after the next start', async () => {
  const databaseUrl = await cluster.createDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'althing-crash-'));
  const first = await startTestServer(databaseUrl, { DATA_DIR: dataDir });
  const session = await signIn(first.url, localAccount(0));
  const { body } = await send(first.url, 'POST', '/api/v1/files', { token: session.token, raw: formOf(png()) });
  await first.close();
  const folder = join(dataDir, 'files', body.id.slice(0, 2));
  const old = new Date(Date.now() - 2 * 3600_000);
  for (const name of ['orphan', `${body.id}.part`]) writeFileSync(join(folder, name), 'left behind');
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), old, old);
  const second = await startTestServer(databaseUrl, { DATA_DIR: dataDir });
  await second.close();
  expect(readdirSync(folder)).toEqual([body.id]);
  rmSync(dataDir, { recursive: true });
});

it('uploads that trickle in keep nobody else from uploading', async () => {
  const behind = await startTestServer(await cluster.createDatabase(), { TRUST_PROXY: 'true' });
  const { port, hostname } = new URL(behind.url);
  const slow = await Promise.all([1, 2, 3].map((index) => signIn(behind.url, localAccount(index))));
  const begin = (own: string, address: string) => {
    const socket = connect(Number(port), hostname);
    const form = `--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n`;
    const head = [
      'POST /api/v1/files HTTP/1.1',
      'Host: althing',
      `X-Forwarded-For: ${address}`,
      `Authorization: Bearer ${own}`,
      'Content-Type: multipart/form-data; boundary=b',
      'Content-Length: 1000000',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${form}x`);
    return socket;
  };
  const ofOne = slow.map((session, index) => Array.from({ length: 9 }, () => begin(session.token, `192.0.2.${index}`)));
  // One of nine is refused, which says that the other eight have arrived this far.
  const refused = await Promise.all(ofOne.map((sockets) => Promise.race(sockets.map((socket) => once(socket, 'data')))));
  expect(refused.map(([answer]) => String(answer).slice(9, 12))).toEqual(['503', '503', '503']);
  const { token: honest } = await signIn(behind.url, localAccount(4));
  const { status } = await send(behind.url, 'POST', '/api/v1/files', { token: honest, raw: formOf(png()) });
  for (const socket of ofOne.flat()) socket.destroy();
  expect(status).toBe(201);
  await expect.poll(() => filesOnDisk(behind)).toBe(1);
  await behind.close();
});

const TEXT_PART = `--B\r\ncontent-disposition: form-data; name="text"\r\n\r\nkept in memory\r\n`;
const FILE_PART = `--B\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nhello\r\n--B--\r\n`;

describe('malformed uploads are refused', () => {
  it.each([
    ['with a text beside the picture', () => post(`${TEXT_PART}${FILE_PART}`, 'multipart/form-data; boundary=B'), 400],
    ['in another form field', () => upload(png(), { field: 'logo' }), 400],
    ['without a form', () => post('hello', 'text/plain'), 415],
    ['as JSON', () => post('{}', 'application/json'), 415],
    ['without a boundary', () => post('hello', 'multipart/form-data'), 400],
    [
      'without an end',
      () => post('--B\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nhello', 'multipart/form-data; boundary=B'),
      400,
    ],
    ['without a file', () => post('--B--\r\n', 'multipart/form-data; boundary=B'), 400],
  ])('%s', async (_name, attempt, status) => {
    const answer = await attempt();
    expect([answer.status, answer.text]).toEqual([status, expect.stringContaining('"code"')]);
  });
});

describe('an account may store', () => {
  let small: TestServer;
  let later = 0;
  const tokens: string[] = [];
  beforeAll(async () => {
    const env = { UPLOAD_FILES_PER_USER: '3', UPLOAD_MB_PER_USER: '1' };
    small = await startTestServer(await cluster.createDatabase(), env, { now: () => new Date(Date.now() + later) });
  });
  beforeEach(async () => {
    later = 0;
    tokens.push((await signIn(small.url, localAccount(tokens.length))).token);
  });
  afterAll(() => small.close());

  const store = (bytes = png()) => send(small.url, 'POST', '/api/v1/files', { token: tokens.at(-1), raw: formOf(bytes) });
  const isThere = async (id: string) => (await send(small.url, 'GET', `/api/v1/files/${id}`)).status === 200;

  it('so many files and no more, however many come at once; what is refused leaves nothing behind', async () => {
    const before = filesOnDisk(small);
    const answers = await Promise.all(Array.from({ length: 8 }, () => store()));
    expect([201, 403].map((wanted) => answers.filter(({ status }) => status === wanted).length)).toEqual([3, 5]);
    expect(answers.find(({ status }) => status === 403)!.body).toEqual({
      code: 'upload-quota',
      message:
        'An account may store 3 pictures of 1 MB together. Pictures that no organisation shows make room a day after their upload; refused ones count for a day.',
      requestId: expect.any(String),
    });
    expect(filesOnDisk(small)).toBe(before + 3);
  });

  it('so many bytes and no more', async () => {
    const half = noisyPng();
    expect([(await store(half)).status, (await store(half)).status, (await store(half)).status]).toEqual([201, 201, 403]);
    expect((await store()).status).toBe(201);
  });

  it('refused files among them, for a day', async () => {
    const broken = Buffer.from('no picture');
    expect([(await store(broken)).status, (await store(broken)).status, (await store(broken)).status]).toEqual([415, 415, 415]);
    expect((await store()).body).toMatchObject({ code: 'upload-quota' });
    later = 86_460_000;
    tokens.push((await signIn(small.url, localAccount(tokens.length - 1))).token);
    expect((await store()).status).toBe(201);
  });

  it('files that are too large as what they brought', async () => {
    expect((await store(pngOfSize(MAX_FILE_BYTES + 5000))).body).toMatchObject({ code: 'upload-quota' });
    expect((await store()).status).toBe(201);
  });

  it('as much as before on another account', async () => {
    expect((await store()).status).toBe(201);
  });

  it('new files after a day, for which the oldest that no organisation shows goes', async () => {
    const [shown, oldest, newest] = [(await store()).body.id, (await store()).body.id, (await store()).body.id];
    const form = { ...organisationForm(localAccount(0).address), logoId: shown };
    expect((await send(small.url, 'POST', '/api/v1/organisations', { token: tokens.at(-1), json: form })).status).toBe(201);
    const before = filesOnDisk(small);
    later = 86_400_000 - 60_000;
    const tomorrow = (await signIn(small.url, localAccount(tokens.length - 1))).token;
    tokens.push(tomorrow);
    expect((await store()).status).toBe(403);
    later = 86_460_000;
    expect((await store()).status).toBe(201);
    expect([await isThere(shown), await isThere(oldest), await isThere(newest)]).toEqual([true, false, true]);
    expect(filesOnDisk(small)).toBe(before);
  });
});
