import { assetControllerAbi, tokenAbi } from '@althing/bindings';
import { tokenLimitProblem, type UsedLimit } from '@althing/domain/bridges';
import type { EndpointResponse } from '@althing/domain/http';
import type { Address } from '@althing/domain/units';
import { type PublicClient, zeroAddress } from 'viem';
import { readTogether } from '../chains/readTogether.ts';
import { unlessUnsaid } from '../chains/unlessUnsaid.ts';
import { MOST_TAX_TIERS } from './readCharges.ts';
import { tellUsedLimit, TOKEN_WINDOW } from './usedLimit.ts';

type TokenBridges = Omit<EndpointResponse<'GET /api/v1/tokens/:chainId/:address/bridges'>, 'chainId'>;

interface Asked {
  token: Address;
  minters: readonly Address[];
  controller: Address | undefined;
}

const addressOrNull = (address: Address | null): Address | null => (address === zeroAddress ? null : address);

/** One request, whatever the token knows. @throws where no node answers. */
export async function readTokenBridges(client: PublicClient, { token, minters, controller }: Asked): Promise<TokenBridges> {
  const together = readTogether(client);
  const at = { address: token, abi: tokenAbi } as const;
  const ask = (functionName: 'owner' | 'pendingOwner' | 'lockbox') => unlessUnsaid(together.readContract({ ...at, functionName }));
  const limit = async (who: Address, kind: 'minting' | 'burning'): Promise<UsedLimit | null> => {
    const [most, left] = await Promise.all(
      ([`${kind}MaxLimitOf`, `${kind}CurrentLimitOf`] as const).map((functionName) =>
        unlessUnsaid(together.readContract({ ...at, functionName, args: [who] })),
      ),
    );
    return most == null || left == null ? null : { most, left, window: TOKEN_WINDOW };
  };
  const asked = [...new Set([...minters, ...(controller ? [controller] : [])])];
  const [owner, pendingOwner, lockbox, tax, custody, limits] = await Promise.all([
    ask('owner'),
    ask('pendingOwner'),
    ask('lockbox'),
    unlessUnsaid(together.readContract({ ...at, functionName: 'bridgeTax' })),
    controller
      ? unlessUnsaid(together.readContract({ address: controller, abi: assetControllerAbi, functionName: 'custody' }))
      : Promise.resolve(null),
    Promise.all(asked.map(async (who) => [who, await limit(who, 'minting'), await limit(who, 'burning')] as const)),
  ]);
  const ofController = limits.find(([who]) => who === controller);
  return {
    address: token,
    owner: addressOrNull(owner),
    pendingOwner: addressOrNull(pendingOwner),
    lockbox: addressOrNull(lockbox),
    bridgeTax: tax && {
      treasury: addressOrNull(tax[0]),
      tiers: tax[1]
        .slice(0, MOST_TAX_TIERS)
        .map((threshold, i) => ({ threshold: String(threshold), basisPoints: Number(tax[2][i] ?? 0n) })),
    },
    minters: limits.map(([who, minting, burning]) => ({
      address: who,
      minting: minting && tellUsedLimit(minting),
      burning: burning && tellUsedLimit(burning),
    })),
    controllerProblem: custody && !custody.locks && ofController ? tokenLimitProblem(ofController[1], ofController[2]) : null,
  };
}
