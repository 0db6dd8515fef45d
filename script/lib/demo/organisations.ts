import { localAccount } from '@althing/devnet';
import { moduleKey } from '@althing/domain/modules';
import type { OrganisationInput } from '@althing/domain/organisation';
import {
  sampleAssetPortals,
  sampleGovernor,
  sampleModules,
  sampleMultiBridge,
  sampleMultiBridgeSettings,
  sampleOrganisation,
  samplePortalAdmin,
  sampleToken,
} from '@althing/domain/testing';
import type { ChainId, Hex } from '@althing/domain/units';
import { stringToHex } from 'viem';

export const [ALPHA, BETA, GAMMA] = [31337, 31338, 31339] as const;

/** Local accounts by their number; the local wallet proposes the first, which is whoever looks at the demo. */
export const [YOU, ADA, BEA, CID, DAN, EVE, FAY, GUS, HAL] = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

export type DemoForm = OrganisationInput & { salt: Hex };

const addresses = (people: readonly number[]): string[] => people.map((index) => localAccount(index).address);

/** A Safe of several people, two of whom have to sign. */
const safeOf = (people: readonly number[]) => ({ isMultisig: true, addresses: addresses(people), threshold: 2 });

const safesOn = (chainIds: readonly ChainId[], people: readonly number[]) =>
  chainIds.map((chainId) => ({ chainId, name: '', ...safeOf(people) }));

/** By name the same at every start, so that an organisation that was begun is found again. */
const saltOf = (name: string): Hex => stringToHex(`Demo: ${name}`, { size: 32 });

const receivers = (chainId: ChainId, governorName: string, amounts: Readonly<Record<number, string>>, treasury: string) => ({
  chainId,
  receivers: [
    ...Object.entries(amounts).map(([index, amount]) => ({ address: localAccount(Number(index)).address, amount })),
    { address: moduleKey('governor', governorName), amount: treasury },
  ].map((receiver, index) => ({ tempId: `receiver-${index + 1}`, ...receiver })),
});

const ownedByGovernor = (chainId: ChainId, governorName: string) => [
  { chainId, name: '', isMultisig: false, addresses: [moduleKey('governor', governorName)], threshold: 1 },
];

export const HARBOUR_ASSEMBLY = 'Harbour Watch Assembly';

/** Every module that can be chosen without a flag, with times so short that a start need not wait; its members lengthen them by a vote. */
const HARBOUR: DemoForm = {
  ...sampleOrganisation({
    name: 'Harbour Watch',
    description:
      'Keeps the lights of the harbour burning, pays those who keep them, and decides together what is built on the pier.\n\nThis organisation is a demo: its people, votes and payments are real transactions on the chains of this machine.',
    categoryId: 'public-goods',
    links: [
      { id: 'link-1', type: 'website', url: 'https://harbour.example' },
      { id: 'link-2', type: 'github', url: 'https://github.com/harbour-watch-example' },
    ],
    modules: sampleModules({
      protocolUpgrades: safeOf([YOU, ADA, BEA]),
      governor: [
        sampleGovernor({
          governorName: HARBOUR_ASSEMBLY,
          chainId: ALPHA,
          preVotingTimelock: 'min',
          votingPeriod: 'min',
          preExecutionTimelock: 'min',
        }),
      ],
      safeTreasury: safesOn([ALPHA, BETA], [YOU, ADA, BEA]),
      workingGroup: [{ chainId: ALPHA, ...safeOf([CID, DAN, EVE]), name: 'Lamp keepers' }],
      preVoteVeto: [{ chainId: ALPHA, governorName: HARBOUR_ASSEMBLY, ...safeOf([FAY, GUS, HAL]) }],
      preExecutionVeto: [{ chainId: ALPHA, governorName: HARBOUR_ASSEMBLY, ...safeOf([YOU, FAY, GUS]) }],
    }),
    token: sampleToken({
      name: 'Harbour',
      symbol: 'HBR',
      chainIds: [ALPHA],
      initialReceivers: [
        receivers(
          ALPHA,
          HARBOUR_ASSEMBLY,
          { [YOU]: '9000', [ADA]: '14000', [BEA]: '11000', [CID]: '7500', [DAN]: '6000', [EVE]: '4000', [FAY]: '2500', [HAL]: '800' },
          '46000',
        ),
      ],
      authority: ownedByGovernor(ALPHA, HARBOUR_ASSEMBLY),
    }),
  }),
  salt: saltOf('Harbour Watch'),
};

export const RIVER_ASSEMBLY = 'River Commons Assembly';

/** With the times that a careful founder chooses, so its first proposal waits for two days; guardians could stop it meanwhile. */
const RIVER: DemoForm = {
  ...sampleOrganisation({
    name: 'River Commons',
    description: 'Owns the boats and the jetties along the river together, on two chains.',
    categoryId: 'climate',
    links: [{ id: 'link-1', type: 'documentation', url: 'https://river.example/charter' }],
    modules: sampleModules({
      protocolUpgrades: safeOf([YOU, CID, DAN]),
      governor: [
        sampleGovernor({
          governorName: RIVER_ASSEMBLY,
          chainId: BETA,
          preVotingTimelock: 2,
          votingPeriod: 7,
          preExecutionTimelock: 2,
        }),
      ],
      safeTreasury: safesOn([BETA, GAMMA], [YOU, CID, DAN]),
      preVoteVeto: [{ chainId: BETA, governorName: RIVER_ASSEMBLY, ...safeOf([YOU, FAY, HAL]) }],
    }),
    token: sampleToken({
      name: 'River',
      symbol: 'RVR',
      chainIds: [BETA],
      initialReceivers: [receivers(BETA, RIVER_ASSEMBLY, { [YOU]: '400', [CID]: '650', [DAN]: '550', [HAL]: '300' }, '1100')],
      authority: ownedByGovernor(BETA, RIVER_ASSEMBLY),
    }),
  }),
  salt: saltOf('River Commons'),
};

/** No votes and no token: a treasury on each chain, and people who sign. */
const LANTERN: DemoForm = {
  ...sampleOrganisation({
    name: 'Lantern Studio',
    description: 'Three people who make lanterns and share one purse, on three chains.',
    categoryId: 'art-and-culture',
    links: [],
    modules: sampleModules({
      protocolUpgrades: safeOf([YOU, EVE, GUS]),
      governor: [],
      safeTreasury: safesOn([ALPHA, BETA, GAMMA], [YOU, EVE, GUS]),
    }),
    token: null,
  }),
  salt: saltOf('Lantern Studio'),
};

const CHAINS: readonly ChainId[] = [ALPHA, BETA, GAMMA];
const byYou = addresses([YOU]);

/** Its token and its messages travel between three chains: what goes over several bridges needs two of three to agree. */
const FERRY: DemoForm = {
  ...sampleOrganisation({
    name: 'Ferry Line',
    description: 'Carries people and post between three islands, each on a chain of its own. Its token is the same on all of them.',
    categoryId: 'service',
    links: [],
    modules: sampleModules({
      protocolUpgrades: safeOf([YOU, DAN, FAY]),
      governor: [],
      safeTreasury: safesOn(CHAINS, [YOU, DAN, FAY]),
      assetPortals: sampleAssetPortals(
        CHAINS.map((chainId) => samplePortalAdmin(chainId, byYou)),
        { bridges: ['hyperlane', 'axelar', 'polymer'] },
      ),
      multiBridge: [
        sampleMultiBridge({
          isGovernor: false,
          governorName: '',
          isMultisig: false,
          addresses: byYou,
          threshold: 1,
          chainId: ALPHA,
          chainIds: [...CHAINS],
        }),
      ],
      multiBridgeSettings: CHAINS.map((chainId) => sampleMultiBridgeSettings(chainId, byYou)),
    }),
    token: sampleToken({
      name: 'Ferry',
      symbol: 'FRY',
      chainIds: [...CHAINS],
      initialReceivers: CHAINS.map((chainId) => ({
        chainId,
        receivers: [YOU, DAN, FAY].map((person, index) => ({
          tempId: `receiver-${index + 1}`,
          address: localAccount(person).address,
          amount: '1000',
        })),
      })),
      authority: CHAINS.map((chainId) => ({ chainId, name: '', isMultisig: false, addresses: byYou, threshold: 1 })),
    }),
  }),
  salt: saltOf('Ferry Line'),
};

/** In the order in which they are founded; lists show the newest first. */
export const DEMO_ORGANISATIONS = { lantern: LANTERN, river: RIVER, ferry: FERRY, harbour: HARBOUR } as const satisfies Record<
  string,
  DemoForm
>;
