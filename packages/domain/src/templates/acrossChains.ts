import { type Bridge, BRIDGES } from '../bridges/index.ts';
import { moduleKey } from '../modules/moduleKey.ts';
import { connects, pairsOf } from '../modules/multi-bridge/chosenBridges.ts';
import { setMultiBridgeChains } from '../modules/multi-bridge/edit.ts';
import { setPortalBridges, setPortalChains } from '../modules/portals/edit.ts';
import { setModule } from '../modules/selection.ts';
import { setTokenChains } from '../setup/edit.ts';
import type { GovernorOrWalletDraft, OrganisationForm, TokenDraft } from '../setup/form.ts';
import type { ChainId } from '../units.ts';
import { assemblyName, governorOf, modulesOf, SHARE, TIMES, tokenOf, treasuriesOf } from './parts.ts';
import type { Template, TemplateAnswers } from './template.ts';

/** How many bridges are chosen, and how many of them have to agree: one may fail, and one may lie. */
export const BRIDGING = { chosen: 3, agree: 2 } as const;
/** Percent of the supply that several bridges, or one alone, may move at once. */
export const TRAVEL = { several: 10, alone: 1 } as const;
/** Whole tokens for each member's sake in the treasury of each further chain. */
const ABROAD = 100;

/** The members who approve upgrades: they are trusted with all contracts already. */
const UPGRADERS: GovernorOrWalletDraft = {
  isGovernor: false,
  governorName: '',
  isMultisig: false,
  addresses: [moduleKey('protocolUpgrades')],
  threshold: 1,
};

const bridgesOf = (chainIds: readonly ChainId[]): Bridge[] =>
  BRIDGES.filter((bridge) => pairsOf(chainIds).every(([one, other]) => connects(bridge, one, other))).slice(0, BRIDGING.chosen);

/** Members hold the token on the first chain; on the others the treasury has some, and the rest comes by the portals. */
function travellingToken(base: TokenDraft, { chainIds, members }: TemplateAnswers): TokenDraft {
  const token = setTokenChains(base, chainIds);
  const [home] = chainIds;
  return {
    ...token,
    initialReceivers: token.initialReceivers.map((entry) =>
      entry.chainId === home
        ? entry
        : {
            ...entry,
            receivers: [{ tempId: 'receiver-1', address: moduleKey('safeTreasury'), amount: String(ABROAD * members.length) }],
          },
    ),
    authority: token.authority.map((entry) =>
      entry.chainId === home ? entry : { ...entry, isMultisig: false, addresses: [moduleKey('protocolUpgrades')] },
    ),
  };
}

/** Messages from the governor, and votes to it, over bridges of which more than one has to agree. */
function withMultiBridge(form: OrganisationForm, chainIds: readonly ChainId[], bridges: Bridge[]): OrganisationForm {
  const [governor] = form.modules.governor;
  const { modules } = setMultiBridgeChains(setModule('multi-bridge', form), chainIds);
  return {
    ...form,
    modules: {
      ...modules,
      multiBridge: modules.multiBridge.map((entry) => ({
        ...entry,
        isGovernor: true,
        governorName: governor!.governorName,
        chainId: governor!.chainId,
        minBridges: BRIDGING.agree,
        timelock: { durationType: 'days', value: TIMES.timelock },
      })),
      multiBridgeSettings: modules.multiBridgeSettings.map((settings) => ({
        ...settings,
        owner: UPGRADERS,
        bridges: [...bridges],
        isAllBridges: false,
      })),
    },
  };
}

function withPortals(form: OrganisationForm, { chainIds, members }: TemplateAnswers, bridges: Bridge[]): OrganisationForm {
  const perMember = SHARE.member + SHARE.treasury + ABROAD * (chainIds.length - 1);
  const partOf = (percent: number): string => String((perMember * members.length * percent) / 100);
  const begun = setPortalBridges(setPortalChains(setModule('portals', form), chainIds), bridges);
  const portals = begun.modules.assetPortals!;
  return {
    ...begun,
    modules: {
      ...begun.modules,
      assetPortals: {
        ...portals,
        portalAdmin: portals.portalAdmin.map((admin) => ({ ...admin, ...UPGRADERS })),
        minBridges: BRIDGING.agree,
        multiBridgeMintLimit: partOf(TRAVEL.several),
        multiBridgeBurnLimit: partOf(TRAVEL.several),
        standardMintLimit: partOf(TRAVEL.alone),
        standardBurnLimit: partOf(TRAVEL.alone),
      },
    },
  };
}

/** One assembly on the first chain, for which holders vote on all; alone on a single chain, where nothing has to travel. */
export const acrossChains: Template['build'] = (form, answers) => {
  const { chainIds } = answers;
  const [home, ...abroad] = chainIds;
  const governor = { ...governorOf('governor-1', assemblyName(form), home!, TIMES.timelock), votingChainIds: abroad };
  const modules = { ...modulesOf(answers), governor: [governor], safeTreasury: treasuriesOf(answers) };
  const token = travellingToken(tokenOf([governor], answers), answers);
  const whole = { ...form, modules, token };
  if (abroad.length === 0) return whole;
  const bridges = bridgesOf(chainIds);
  return withPortals(withMultiBridge(whole, chainIds, bridges), answers, bridges);
};
