import type { OrganisationDetail } from '@althing/domain/http';
import type { WalletSelection } from '@althing/domain/organisation';

export interface ChosenModule {
  id: string;
  title: string;
  text: string;
}

const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
const holder = ({ isMultisig, addresses, threshold }: WalletSelection): string =>
  isMultisig ? `a Safe in which ${threshold} of ${addresses.length} must sign` : 'one address';

/** The modules that an organisation has, each with one sentence of how it is set up. */
export function chosenModules({ modules, token }: Pick<OrganisationDetail, 'modules' | 'token'>): ChosenModule[] {
  const { protocolUpgrades, governor, safeTreasury, workingGroup, bondingEngine } = modules;
  const chosen: (ChosenModule | undefined)[] = [
    { id: 'protocol-upgrades', title: 'Protocol Upgrades', text: `Its contracts can be upgraded only by ${holder(protocolUpgrades)}.` },
    governor.length > 0
      ? {
          id: 'governor',
          title: 'One token, one vote',
          text: `${counted(governor.length, 'governor')}: ${governor.map((entry) => entry.governorName).join(', ')}.`,
        }
      : undefined,
    safeTreasury.length > 0
      ? { id: 'safe', title: 'Safe', text: `A treasury on ${counted(safeTreasury.length, 'chain')}, held by ${holder(safeTreasury[0]!)}.` }
      : undefined,
    workingGroup.length > 0
      ? {
          id: 'working-group',
          title: 'Working Group',
          text: `${counted(workingGroup.length, 'group')}: ${workingGroup.map((entry) => entry.name).join(', ')}.`,
        }
      : undefined,
    bondingEngine.length > 0
      ? { id: 'bonding-engine', title: 'Bonding Engine', text: `VEO managers on ${counted(bondingEngine.length, 'chain')}.` }
      : undefined,
    token
      ? { id: 'token', title: 'Token', text: `${token.name} (${token.symbol}) on ${counted(token.chainIds.length, 'chain')}.` }
      : undefined,
  ];
  return chosen.filter((entry) => entry !== undefined);
}
