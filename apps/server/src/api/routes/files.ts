import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { Held } from '../../external/files/fileStore.ts';
import { MAX_FILE_BYTES, type Picture } from '../../external/files/picture/picture.ts';
import { PictureError } from '../../external/files/picture/pictureReader.ts';
import { BusyError } from '../../workers/workerPool.ts';
import { forbidden, invalid, notFound, unavailable } from '../../base/errors.ts';
import { createAdmission } from '../admission.ts';
import { clientOf } from '../clientOf.ts';
import type { ApiDependencies } from '../dependencies.ts';
import type { Handlers } from '../endpointHandlers.ts';
import { tooLarge, unsupportedMedia } from '../errors.ts';

type Keys = 'POST /api/v1/files' | 'GET /api/v1/files/:id';
type Dependencies = Pick<ApiDependencies, 'config' | 'files' | 'fileStore' | 'pictures' | 'now'>;

const ID = /^[\w-]{22}$/;
const EXTENSION = { 'image/jpeg': 'jpg', 'image/png': 'png' } as const;

/** Uploads that are being received, in all (at most 2 GB on disk) and per client (see `clientOf`). */
const ARRIVING = { all: 200, ofOne: 8 };
/** Uploads that are in memory, in all and per account. */
const IN_MEMORY = { all: 24, ofOne: 8 };

/** The bytes of the uploaded file as they arrive, cut off one byte above the allowed size. */
async function receive(request: FastifyRequest): Promise<Readable> {
  const part = await request.file({
    limits: { fileSize: MAX_FILE_BYTES + 1, files: 1, fields: 0, parts: 1 },
    throwFileSizeLimit: false,
  });
  if (!part || part.fieldname !== 'file') throw invalid('Send the picture in the form field "file"');
  return part.file;
}

export function fileHandlers({ config: { uploadQuota }, files, fileStore, pictures, now }: Dependencies): Handlers<Keys> {
  const NO_ROOM =
    `An account may store ${uploadQuota.files} pictures of ${uploadQuota.bytes / 1_048_576} MB together. ` +
    'Pictures that no organisation shows make room a day after their upload; refused ones count for a day.';
  const mayArrive = createAdmission(ARRIVING);
  const mayBeRead = createAdmission(IN_MEMORY);

  /** Decodes the picture of an upload. A refused upload keeps counting towards the quota, unless the refusal was our fault. */
  async function read(held: Held, attempt: string): Promise<Picture> {
    if (held.size > MAX_FILE_BYTES) throw tooLarge('The file is larger than 10,485,760 bytes');
    try {
      return await pictures.read(await held.bytes());
    } catch (error) {
      if (error instanceof PictureError) throw unsupportedMedia(error.message);
      await files.forget(attempt);
      throw error instanceof BusyError ? unavailable('Too many pictures are being read. Please try again in a minute.') : error;
    }
  }

  async function store(held: Held, ownerId: string): Promise<{ id: string }> {
    const attempt = await files.begin({ ownerId, size: held.size, createdAt: now() }, uploadQuota);
    if (attempt === undefined) throw forbidden(NO_ROOM, 'upload-quota');
    const { type, width, height, bytes } = await read(held, attempt);
    const id = randomBytes(16).toString('base64url');
    await fileStore.put(id, bytes);
    const gone = await files.add(
      { id, ownerId, contentType: type, size: bytes.length, width, height, createdAt: now() },
      attempt,
      uploadQuota,
    );
    await Promise.all((gone ?? [id]).map((each) => fileStore.remove(each)));
    if (!gone) throw forbidden(NO_ROOM, 'upload-quota');
    return { id };
  }

  return {
    'POST /api/v1/files': ({ request, caller: { user } }) =>
      mayArrive(clientOf(request.ip), async () =>
        fileStore.hold(await receive(request), (held) => mayBeRead(user.id, () => store(held, user.id))),
      ),

    async 'GET /api/v1/files/:id'({ params: { id }, reply }) {
      const file = ID.test(id) ? await files.find(id) : undefined;
      const content = file && (await fileStore.read(id));
      if (!content) throw notFound('File');
      // Whatever the bytes are, a browser may only draw them: no content sniffing, no scripts, no access to our origin.
      return reply
        .headers({
          'content-type': file.contentType,
          'content-length': file.size,
          'content-disposition': `inline; filename="${id}.${EXTENSION[file.contentType]}"`,
          'cache-control': 'public, max-age=31536000, immutable',
          'content-security-policy': "default-src 'none'; sandbox",
        })
        .send(content);
    },
  };
}
