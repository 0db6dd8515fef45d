import type { Modules } from '@althing/domain/organisation';
import { ALICE, BOB, CAROL, sampleHolder, sampleModules, sampleMultiBridge, sampleMultiBridgeSettings } from '@althing/domain/testing';
import type { PlanInput } from '../src/types.ts';
import { DEPLOYER, planInput } from './planInput.ts';

export const BRIDGED_CHAINS = [31337, 31338, 31339] as const;
const [HOME, NEAR, FAR] = BRIDGED_CHAINS;

type MultiBridge = Modules['multiBridge'][number];
type MultiBridgeSettings = Modules['multiBridgeSettings'][number];

const heldByGovernor: MultiBridgeSettings['owner'] = { ...sampleHolder([]), isGovernor: true, governorName: 'Main' };

/** The governor on the first of three chains sends messages; it owns what is there, and others what is on the other chains. */
export const bridgedOrganisation = (change: Partial<MultiBridge> = {}, settings: Partial<MultiBridgeSettings> = {}): PlanInput =>
  planInput(
    {
      modules: sampleModules({
        multiBridge: [
          sampleMultiBridge({ chainIds: [...BRIDGED_CHAINS], timelock: { durationType: 'hours', value: 1 }, hasVeto: true, ...change }),
        ],
        multiBridgeSettings: [
          sampleMultiBridgeSettings(HOME, [], { owner: heldByGovernor, vetoer: sampleHolder([ALICE, BOB]), ...settings }),
          sampleMultiBridgeSettings(NEAR, [ALICE, BOB, CAROL], { vetoer: sampleHolder([BOB, CAROL]) }),
          sampleMultiBridgeSettings(FAR, [CAROL], { vetoer: sampleHolder([ALICE]), isAllBridges: false, bridges: ['axelar', 'hyperlane'] }),
        ],
      }),
    },
    Object.fromEntries(BRIDGED_CHAINS.map((chainId) => [chainId, DEPLOYER])),
  );
