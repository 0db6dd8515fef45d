import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { MAX_FILE_BYTES, PictureError } from '../../external/files/picture/picture.ts';
import { readPicture } from '../../external/files/picture/readPicture.ts';
import type { Dependencies } from '../../runtime/dependencies.ts';
import type { Handlers } from '../endpointHandlers.ts';
import { forbidden, invalid, notFound, tooLarge, unsupportedMedia } from '../errors.ts';

type Keys = 'POST /api/v1/files' | 'GET /api/v1/files/:id';
type Needs = Pick<Dependencies, 'config' | 'files' | 'fileStore' | 'now'>;

const ID = /^[\w-]{22}$/;
const EXTENSION = { 'image/jpeg': 'jpg', 'image/png': 'png' } as const;

async function receive(request: FastifyRequest): Promise<Buffer> {
  // One byte more than allowed is let in, because the parser sometimes hands out a file cut off at its limit as a whole one.
  const part = await request.file({ limits: { fileSize: MAX_FILE_BYTES + 1, files: 1, fields: 5, parts: 6 } });
  if (!part || part.fieldname !== 'file') throw invalid('Send the picture in the form field "file"');
  const bytes = await part.toBuffer();
  if (bytes.length > MAX_FILE_BYTES) throw tooLarge('The file is larger than 10,485,760 bytes');
  return bytes;
}

export function fileHandlers({ config: { uploadQuota }, files, fileStore, now }: Needs): Handlers<Keys> {
  const NO_ROOM =
    `An account may store ${uploadQuota.files} pictures of ${uploadQuota.bytes / 1_048_576} MB together. ` +
    'Pictures that no organisation shows make room a day after their upload.';

  return {
    async 'POST /api/v1/files'({ request, caller }) {
      const bytes = await receive(request);
      const picture = await readPicture(bytes).catch((error: unknown) => {
        throw error instanceof PictureError ? unsupportedMedia(error.message) : error;
      });
      const id = randomBytes(16).toString('base64url');
      await fileStore.put(id, picture.bytes);
      const { type, width, height } = picture;
      const file = { id, ownerId: caller.user.id, contentType: type, size: picture.bytes.length, width, height, createdAt: now() };
      const gone = await files.add(file, uploadQuota);
      await Promise.all((gone ?? [id]).map((each) => fileStore.remove(each)));
      if (!gone) throw forbidden(NO_ROOM, 'upload-quota');
      return { id };
    },

    async 'GET /api/v1/files/:id'({ params: { id }, reply }) {
      const file = ID.test(id) ? await files.find(id) : undefined;
      if (!file) throw notFound('File');
      // Whatever the bytes are, a browser only ever draws them: no sniffing, no scripts, no origin.
      return reply
        .headers({
          'content-type': file.contentType,
          'content-length': file.size,
          'content-disposition': `inline; filename="${id}.${EXTENSION[file.contentType]}"`,
          'cache-control': 'public, max-age=31536000, immutable',
          'content-security-policy': "default-src 'none'; sandbox",
        })
        .send(fileStore.read(id));
    },
  };
}
