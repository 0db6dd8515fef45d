import type { OrganisationDetail } from '@althing/domain/http';
import { MODULES } from '@althing/domain/modules';
import type { ChainWallet, Governor, Veto } from '@althing/domain/organisation';
import { holderOf, holderText } from './holderOf.ts';

export interface ChosenModule {
  id: string;
  title: string;
  text: string;
}

type Organisation = Pick<OrganisationDetail, 'modules' | 'token' | 'contracts' | 'governors'>;

interface Terms {
  organisation: Organisation;
  chainName: (chainId: number) => string;
}

const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** `on Alpha and Beta held by X; on Gamma held by Y`: chains with the same holder are told together. */
function heldWhere(entries: readonly ChainWallet[], verb: string, { organisation, chainName }: Terms): string {
  const chainsOf = new Map<string, string[]>();
  for (const entry of entries) {
    const holder = holderText(holderOf(entry, entry.chainId, organisation));
    chainsOf.set(holder, [...(chainsOf.get(holder) ?? []), chainName(entry.chainId)]);
  }
  return [...chainsOf].map(([holder, chains]) => `on ${listed(chains)} ${verb} ${holder}`).join('; ');
}

const standing = <Entry extends { isMarkedForDeletion?: boolean | undefined }>(entries: readonly Entry[]): Entry[] =>
  entries.filter(({ isMarkedForDeletion }) => !isMarkedForDeletion);

const governorsText = (governors: readonly Governor[], { chainName }: Terms): string =>
  sentence(listed(governors.map(({ governorName, chainId }) => `${governorName} on ${chainName(chainId)}`)));

const guardiansText = (vetoes: readonly Veto[], when: string, { organisation, chainName }: Terms): string =>
  vetoes
    .map((veto) => {
      const guardians = holderText(holderOf(veto, veto.chainId, organisation));
      return sentence(`proposals of ${veto.governorName} on ${chainName(veto.chainId)} can be stopped ${when} by ${guardians}`);
    })
    .join(' ');

function groupsText(groups: readonly ChainWallet[], { organisation, chainName }: Terms): string {
  return groups
    .map((group) => {
      const holder = holderText(holderOf(group, group.chainId, organisation));
      return sentence(`${group.name} on ${chainName(group.chainId)}, held by ${holder}`);
    })
    .join(' ');
}

/** The modules that an organisation has, each with who holds what in it. */
export function chosenModules(organisation: Organisation, chainName: (chainId: number) => string): ChosenModule[] {
  const terms: Terms = { organisation, chainName };
  const { modules, token } = organisation;
  const votes = modules.governor.filter(({ isQuadratic }) => !isQuadratic);
  const quadratic = modules.governor.filter(({ isQuadratic }) => isQuadratic);
  const refunding = modules.governor.filter(({ refundMechanism }) => refundMechanism);
  const treasuries = standing(modules.safeTreasury);
  const groups = standing(modules.workingGroup);
  const managers = standing(modules.bondingEngine);
  const upgraders = holderText(holderOf(modules.protocolUpgrades, organisation.contracts[0]?.chainId ?? 0, organisation));
  const chosen: readonly (ChosenModule & { isChosen: boolean })[] = [
    {
      id: 'protocol-upgrades',
      title: MODULES['protocol-upgrades'].title,
      text: sentence(`its contracts can be upgraded only by ${upgraders}`),
      isChosen: true,
    },
    { id: '1token1vote', title: MODULES['1token1vote'].title, text: governorsText(votes, terms), isChosen: votes.length > 0 },
    { id: 'quadratic', title: MODULES.quadratic.title, text: governorsText(quadratic, terms), isChosen: quadratic.length > 0 },
    {
      id: 'pre-vote-veto',
      title: MODULES['pre-vote-veto'].title,
      text: guardiansText(modules.preVoteVeto, 'before their vote opens', terms),
      isChosen: modules.preVoteVeto.length > 0,
    },
    {
      id: 'pre-execution-veto',
      title: MODULES['pre-execution-veto'].title,
      text: guardiansText(modules.preExecutionVeto, 'between vote and execution', terms),
      isChosen: modules.preExecutionVeto.length > 0,
    },
    { id: 'refund', title: MODULES.refund.title, text: governorsText(refunding, terms), isChosen: refunding.length > 0 },
    {
      id: 'safe',
      title: MODULES.safe.title,
      text: sentence(`its treasury is ${heldWhere(treasuries, 'held by', terms)}`),
      isChosen: treasuries.length > 0,
    },
    { id: 'working-group', title: MODULES['working-group'].title, text: groupsText(groups, terms), isChosen: groups.length > 0 },
    {
      id: 'bonding-engine',
      title: MODULES['bonding-engine'].title,
      text: sentence(`bond sales are run ${heldWhere(managers, 'by', terms)}`),
      isChosen: managers.length > 0,
    },
    {
      id: 'token',
      title: 'Token',
      text: token
        ? sentence(
            `${token.name} (${token.symbol}) on ${listed(token.chainIds.map(chainName))}. Its contract is ${heldWhere(token.authority, 'owned by', terms)}`,
          )
        : '',
      isChosen: token !== null,
    },
  ];
  return chosen.filter(({ isChosen }) => isChosen).map(({ id, title, text }) => ({ id, title, text }));
}
