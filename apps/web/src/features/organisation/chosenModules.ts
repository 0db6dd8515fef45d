import type { OrganisationDetail } from '@althing/domain/http';
import { MODULES, type ModuleSlug, multiBridgeSentences, portalSentences } from '@althing/domain/modules';
import { type ChainWallet, CONTRACT_KIND_FACTS, type Governor, type Veto, type WalletSelection } from '@althing/domain/organisation';
import { type Holder, holderOf, holderText } from './holderOf.ts';

export interface ChosenModule {
  id: string;
  title: string;
  /** Contain full addresses. */
  lines: readonly string[];
}

type Organisation = Pick<OrganisationDetail, 'modules' | 'token' | 'contracts' | 'governors'>;

interface Terms {
  organisation: Organisation;
  chainName: (chainId: number) => string;
}

const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** `on Alpha and Beta is held by X; on Gamma by Y`: chains with the same holder are grouped. */
function heldWhere(entries: readonly ChainWallet[], verb: string, { organisation, chainName }: Terms): string {
  const holdings = new Map<string, { holder: Holder; chains: string[] }>();
  for (const entry of entries) {
    const holder = holderOf(entry, entry.chainId, organisation);
    const { chains } = holdings.get(holderText(holder)) ?? { chains: [] };
    holdings.set(holderText(holder), { holder, chains: [...chains, chainName(entry.chainId)] });
  }
  return [...holdings.values()]
    .map(({ holder, chains }, index) => `on ${listed(chains)} ${index === 0 ? verb : 'by'} ${holderText(holder, chains.length)}`)
    .join('; ');
}

const standing = <Entry extends { isMarkedForDeletion?: boolean | undefined }>(entries: readonly Entry[]): Entry[] =>
  entries.filter(({ isMarkedForDeletion }) => !isMarkedForDeletion);

const governorsText = (governors: readonly Governor[], { chainName }: Terms): string =>
  sentence(listed(governors.map(({ governorName, chainId }) => `${governorName} on ${chainName(chainId)}`)));

const guardiansText = (vetoes: readonly Veto[], when: string, { organisation, chainName }: Terms): string[] =>
  vetoes.map((veto) => {
    const guardians = holderText(holderOf(veto, veto.chainId, organisation));
    return sentence(`proposals of ${veto.governorName} on ${chainName(veto.chainId)} can be stopped ${when} by ${guardians}`);
  });

function groupsText(groups: readonly ChainWallet[], { organisation, chainName }: Terms): string[] {
  return groups.map((group) => {
    const holder = holderText(holderOf(group, group.chainId, organisation));
    return sentence(`${group.name} on ${chainName(group.chainId)}, held by ${holder}`);
  });
}

/** Describes a module of an organisation; nothing where it was not chosen. */
type Sentences = (organisation: Organisation, terms: Terms) => readonly string[];

const ifAny = <Entry>(entries: readonly Entry[], text: (entries: readonly Entry[]) => string): string[] =>
  entries.length > 0 ? [text(entries)] : [];

const holderIn =
  (organisation: Organisation) =>
  (wallet: WalletSelection, chainId: number, chainCount: number): string =>
    holderText(holderOf(wallet, chainId, organisation), chainCount);

/** In the order of the page. A missing slug does not compile. Null where the module has no contracts yet, or is described together with another. */
const MODULE_SENTENCES: Record<ModuleSlug, Sentences | null> = {
  'protocol-upgrades': (organisation) => {
    const upgraders = holderOf(organisation.modules.protocolUpgrades, organisation.contracts[0]?.chainId ?? 0, organisation);
    return [sentence(`its contracts can be upgraded only by ${holderText(upgraders)}`)];
  },
  '1token1vote': ({ modules }, terms) =>
    ifAny(
      modules.governor.filter(({ isQuadratic }) => !isQuadratic),
      (votes) => governorsText(votes, terms),
    ),
  quadratic: ({ modules }, terms) =>
    ifAny(
      modules.governor.filter(({ isQuadratic }) => isQuadratic),
      (quadratic) => governorsText(quadratic, terms),
    ),
  'pre-vote-veto': ({ modules }, terms) => guardiansText(modules.preVoteVeto, 'before their vote opens', terms),
  'pre-execution-veto': ({ modules }, terms) => guardiansText(modules.preExecutionVeto, 'between vote and execution', terms),
  refund: ({ modules }, terms) =>
    ifAny(
      modules.governor.filter(({ refundMechanism }) => refundMechanism),
      (refunding) => governorsText(refunding, terms),
    ),
  safe: ({ modules }, terms) =>
    ifAny(standing(modules.safeTreasury), (treasuries) => sentence(`its treasury ${heldWhere(treasuries, 'is held by', terms)}`)),
  'working-group': ({ modules }, terms) => groupsText(standing(modules.workingGroup), terms),
  'bonding-engine': ({ modules }, terms) =>
    ifAny(standing(modules.bondingEngine), (managers) => sentence(`bond sales ${heldWhere(managers, 'are run by', terms)}`)),
  'multi-bridge': ({ modules }, { organisation, chainName }) =>
    multiBridgeSentences(modules, { chainName, holder: holderIn(organisation) }),
  // Described together with the multi-bridge.
  'multi-bridge-veto': null,
  portals: ({ modules, token }, { organisation, chainName }) =>
    modules.assetPortals && token
      ? portalSentences(modules.assetPortals, { symbol: token.symbol, chainName, holder: holderIn(organisation) })
      : [],
  tally: null,
  lockbox: null,
};

/** The token is not a module of the catalogue, but is listed with them. */
const tokenText: Sentences = ({ token }, terms) =>
  token
    ? [
        `${token.name} (${token.symbol}) on ${listed(token.chainIds.map(terms.chainName))}. Its contract ${heldWhere(token.authority, 'is owned by', terms)}.`,
      ]
    : [];

/** The modules that an organisation has, each with who holds what in it. */
export function chosenModules(organisation: Organisation, chainName: (chainId: number) => string): ChosenModule[] {
  const terms: Terms = { organisation, chainName };
  const modules = Object.entries(MODULE_SENTENCES) as [ModuleSlug, Sentences | null][];
  const rows = modules.map(([id, sentences]) => ({ id, title: MODULES[id].title, lines: sentences?.(organisation, terms) ?? [] }));
  const token = { id: 'token', title: CONTRACT_KIND_FACTS.token.title, lines: tokenText(organisation, terms) };
  return [...rows, token].filter(({ lines }) => lines.length > 0);
}
