import { MAX_LABELS } from '@althing/domain/labels';
import { getAddress } from 'viem';
import { conflict } from '../../base/errors.ts';
import type { ApiDependencies } from '../dependencies.ts';
import type { Handlers } from '../endpointHandlers.ts';

type Keys = 'GET /api/v1/users/me/labels' | 'PUT /api/v1/users/me/labels/:address' | 'DELETE /api/v1/users/me/labels/:address';

export function labelHandlers({ addressLabels }: Pick<ApiDependencies, 'addressLabels'>): Handlers<Keys> {
  return {
    async 'GET /api/v1/users/me/labels'({ caller: { user } }) {
      return { items: await addressLabels.of(user.id) };
    },

    async 'PUT /api/v1/users/me/labels/:address'({ caller: { user }, params, body: { label } }) {
      const address = getAddress(params.address);
      if (!(await addressLabels.set(user.id, address, label)))
        throw conflict(`You have named ${MAX_LABELS} addresses, which is the most. Take a name back first`);
      return { address, label };
    },

    async 'DELETE /api/v1/users/me/labels/:address'({ caller: { user }, params }) {
      await addressLabels.drop(user.id, getAddress(params.address));
      return {};
    },
  };
}
