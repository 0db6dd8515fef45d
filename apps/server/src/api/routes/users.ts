import { citizenshipTypedData } from '@althing/domain/legal';
import type { Profile } from '@althing/domain/http';
import { type Hex, sameAddress } from '@althing/domain/units';
import { hashTypedData } from 'viem';
import { isUnreachable } from '../../chains/reachable.ts';
import type { Config } from '../../base/config.ts';
import type { ApiDependencies } from '../dependencies.ts';
import type { User } from '../../store/users.ts';
import { isSignedByContract, isSignedByKey } from '../../chains/verifySignature.ts';
import type { Handlers } from '../endpointHandlers.ts';
import { invalid, unavailable } from '../../base/errors.ts';

type Keys =
  | 'GET /api/v1/users/me'
  | 'GET /api/v1/users/me/tasks'
  | 'POST /api/v1/users/me/citizenship-confirmation'
  | 'GET /api/v1/users/me/organisation-creation-enabled';
type Dependencies = Pick<ApiDependencies, 'config' | 'chains' | 'users' | 'tasks' | 'now'>;

const toProfile = ({ id, address, name, isSafe, citizenship }: User): Profile => ({
  id,
  address,
  name,
  isSafe,
  citizenshipConfirmationSignature: citizenship?.signature ?? null,
  citizenshipTermsVersion: citizenship?.termsVersion ?? null,
  citizenshipChainId: citizenship?.chainId ?? null,
});

export const mayCreateOrganisations = ({ creators, allowlist }: Pick<Config, 'creators' | 'allowlist'>, { address }: User): boolean =>
  creators === 'everyone' || allowlist.some((allowed) => sameAddress(allowed, address));

export function userHandlers({ config, chains, users, tasks, now }: Dependencies): Handlers<Keys> {
  async function isSigned(user: User, chainId: number, signature: Hex): Promise<boolean> {
    const hash = hashTypedData(citizenshipTypedData({ account: user.address, chainId }));
    if (await isSignedByKey(user.address, hash, signature)) return true;
    try {
      return await isSignedByContract(chains.untrusted(chainId), user.address, hash, signature);
    } catch (error) {
      if (isUnreachable(error)) throw unavailable('The chain cannot be reached', 'rpc-unavailable');
      throw error;
    }
  }

  return {
    async 'GET /api/v1/users/me'({ caller }) {
      return toProfile(caller.user);
    },

    async 'GET /api/v1/users/me/tasks'({ caller }) {
      return tasks.of(caller.user);
    },

    async 'POST /api/v1/users/me/citizenship-confirmation'({ caller: { user }, body }) {
      const chainId = body.chainId ?? config.defaultChainId;
      if (!chains.has(chainId)) throw invalid(`Chain ${chainId} is not supported`, 'unknown-chain');
      if (user.chainId !== null && user.chainId !== chainId) {
        throw invalid(`This account signed in on chain ${user.chainId}. Please sign the statement there.`, 'wrong-chain');
      }
      const signature = body.signature as Hex;
      if (!(await isSigned(user, chainId, signature))) {
        throw invalid('The signature is not one of this account under the terms in force', 'signature-invalid');
      }
      await users.confirmCitizenship(user.id, { signature, chainId, confirmedAt: now() });
      return toProfile((await users.find(user.id))!);
    },

    async 'GET /api/v1/users/me/organisation-creation-enabled'({ caller }) {
      return { isEnabled: mayCreateOrganisations(config, caller.user) };
    },
  };
}
