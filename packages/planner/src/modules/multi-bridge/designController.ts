import { bridgeAdaptersOf, messageControllerImplementationOf, predictProxy } from '@althing/bindings';
import { BRIDGES } from '@althing/domain/bridges';
import { durationSeconds } from '@althing/domain/display';
import { bridgesByChain } from '@althing/domain/modules';
import type { Address, ChainId } from '@althing/domain/units';
import type { ControllerDesign, Party, Site } from '../../design.ts';
import { PlanError } from '../../errors.ts';
import type { Parties } from '../../parties.ts';
import { deriveSalt } from '../../salts.ts';
import { stepId } from '../../stepId.ts';
import type { PlanInput } from '../../types.ts';
import type { WalletEntry } from '../../wallets.ts';
import { refuseOtherAddresses } from '../shared/refuseOtherAddresses.ts';

const once = (parties: readonly (Party | null)[]): Party[] => {
  const present = parties.filter((party) => party !== null);
  return present.filter(({ address }, i) => present.findIndex((other) => other.address === address) === i);
};

function adaptersOn(chainId: ChainId, { modules }: PlanInput['organisation']): ControllerDesign['adapters'] {
  const adapters = bridgeAdaptersOf(chainId);
  if (!adapters) throw new PlanError('message-controller-missing', `chain ${chainId}`);
  const chosen = bridgesByChain(modules.multiBridgeSettings).get(chainId) ?? [];
  return BRIDGES.map((bridge) => ({ bridge, address: adapters[bridge], isApproved: chosen.includes(bridge) }));
}

function implementationOn(chainId: ChainId): Address {
  const implementation = messageControllerImplementationOf(chainId);
  if (!implementation) throw new PlanError('message-controller-missing', `chain ${chainId}`);
  return implementation;
}

/** The message controller on a chain; null where the multi-bridge does not include the chain. */
export function designController(input: PlanInput, site: Site, parties: Parties, wallets: readonly WalletEntry[]): ControllerDesign | null {
  const { chainId, authority, organisationSalt } = site;
  const entry = input.organisation.modules.multiBridge.find(({ chainIds }) => chainIds.includes(chainId));
  if (!entry) return null;
  refuseOtherAddresses(site, input, entry.chainIds, 'multi-bridge-deployers-differ');
  const held = (kind: WalletEntry['kind']): Party | null => {
    const wallet = wallets.find((candidate) => candidate.kind === kind);
    return wallet ? parties.account(wallet, 'owner-missing') : null;
  };
  const [originator, owner, vetoer] = [held('multiBridgeOriginator'), held('multiBridgeOwner'), held('multiBridgeVeto')];
  if (!owner) throw new PlanError('multi-bridge-settings-missing', `chain ${chainId}`);
  const id = stepId('messageController');
  const salt = deriveSalt(organisationSalt, id);
  const delay = durationSeconds(entry.timelock.value, entry.timelock.durationType);
  return {
    id,
    salt,
    address: predictProxy({ authority, salt }),
    implementation: implementationOn(chainId),
    owner,
    vetoer,
    roles: { originator: once([originator]), resender: once([originator, owner]), pauser: once([owner, vetoer]) },
    adapters: adaptersOn(chainId, input.organisation),
    origins: entry.chainIds.filter((other) => other !== chainId).map((other) => ({ chainId: other, minimum: entry.minBridges, delay })),
  };
}
