import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/http/api.ts';
import { labelsQuery } from '../../lib/labels.ts';
import { notifyFailure } from '../../ui/notifyFailure.ts';

function useChange<Input = void>(change: (input: Input) => Promise<unknown>, failure: string, onDone?: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: labelsQuery().queryKey });
      onDone?.();
    },
    onError: (error) => void notifyFailure(error, failure),
  });
}

/** Keeps what the reader calls an address, in the place of an earlier name. */
export const useGiveName = (onDone: () => void) =>
  useChange(
    ({ address, label }: { address: string; label: string }) =>
      api('PUT /api/v1/users/me/labels/:address', { params: { address }, body: { label } }),
    'The name was not kept',
    onDone,
  );

/** Takes the reader's name of an address away. */
export const useTakeNameBack = (address: string, onDone?: () => void) =>
  useChange(() => api('DELETE /api/v1/users/me/labels/:address', { params: { address } }), 'The name was not taken back', onDone);
