import type { AssetPortals, TokenInput } from '@althing/domain/organisation';
import {
  ALICE,
  BOB,
  CAROL,
  sampleAssetPortals,
  sampleModules,
  samplePortalAdmin,
  sampleToken,
  sampleWallet,
} from '@althing/domain/testing';
import type { PlanInput } from '../src/types.ts';
import { BRIDGED_CHAINS } from './bridgedOrganisation.ts';
import { DEPLOYER, planInput } from './planInput.ts';

/** A token on three chains that travels between them: administered by a Safe, or on the last chain by Carol alone. */
export const portalInput = (change: Partial<AssetPortals> = {}, tokenChange: Partial<TokenInput> = {}): PlanInput =>
  planInput(
    {
      modules: sampleModules({
        governor: [],
        assetPortals: sampleAssetPortals(
          BRIDGED_CHAINS.map((chainId, index) => samplePortalAdmin(chainId, index === 2 ? [CAROL] : [ALICE, BOB, CAROL])),
          { bridges: ['hyperlane', 'axelar', 'polymer'], ...change },
        ),
      }),
      token: sampleToken({
        chainIds: [...BRIDGED_CHAINS],
        initialReceivers: BRIDGED_CHAINS.map((chainId) => ({ chainId, receivers: [{ tempId: '1', address: ALICE, amount: '5000' }] })),
        authority: BRIDGED_CHAINS.map((chainId) => sampleWallet(chainId, [BOB])),
        ...tokenChange,
      }),
    },
    Object.fromEntries(BRIDGED_CHAINS.map((chainId) => [chainId, DEPLOYER])),
  );
