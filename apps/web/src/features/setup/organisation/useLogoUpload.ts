import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/http/api.ts';
import { notify } from '../../../ui/notify.ts';
import { withdrawToast } from '../../../ui/withdrawToast.ts';
import { ERRORS } from '@althing/domain/errors';
import { ApiError } from '../../../lib/http/apiError.ts';

const TOAST = { id: 'logo' };

/** The browser's storage cannot hold a file, so it is uploaded at once and only its id is stored. */
export function useLogoUpload(onUploaded: (id: string) => void) {
  return useMutation({
    onMutate: () => withdrawToast(TOAST.id),
    mutationFn: async (file: File) => api.upload(await readable(file)),
    onSuccess: ({ id }) => onUploaded(id),
    onError: (error) => {
      const { sentence, description } = ERRORS['file-unreadable'];
      notify.error(sentence, error instanceof ApiError ? error.message : description, TOAST);
    },
  });
}

/** Fails with our own message if the browser can no longer read the file (because it was moved, or permission is missing). */
async function readable(file: File): Promise<File> {
  await file.slice(0, 1).arrayBuffer();
  return file;
}
