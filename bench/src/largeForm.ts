import type { OrganisationInput } from '@althing/domain/organisation';
import { sampleModules, sampleOnChains, sampleToken } from '@althing/domain/testing';
import type { Address } from '@althing/domain/units';

const CHAINS = [31337, 31338, 31339] as const;
const [HOME] = CHAINS;
const DAY_MS = 86_400_000;
/** A page of each list of receivers is on the screen; its other pages are in the form. */
const RECEIVERS = 100;
const SCHEDULES = 5;
const MILESTONES = 32;
const SIGNERS = 45;
const GROUPS = 5;
const FIRST_MILESTONE = Date.parse('2030-01-01T00:00:00Z');

const times = <Value>(count: number, of: (index: number) => Value): Value[] => Array.from({ length: count }, (_, index) => of(index));

/** An address that nobody has a key of. */
const stranger = (index: number): Address => `0x${(index + 1).toString(16).padStart(40, '5')}`;

const receivers = (entry: string, from: number) =>
  times(RECEIVERS, (index) => ({ tempId: `${entry}-${index + 1}`, address: stranger(from + index), amount: String(index + 1) }));

const vesting = {
  chainId: HOME,
  isFlexVoting: true,
  schedules: times(SCHEDULES, (schedule) => ({
    vestingType: 'milestone' as const,
    milestoneDates: times(MILESTONES, (index) => new Date(FIRST_MILESTONE + (schedule * MILESTONES + index) * DAY_MS).toISOString()),
    receivers: receivers('vested', (schedule + 1) * RECEIVERS),
  })),
};

/** Of which the pages Token and Safe ask for about 400 answers each, all at once. */
export function largeForm(founder: Address): OrganisationInput {
  const form = sampleOnChains(CHAINS, [founder, stranger(0)], { name: 'Lichen Commons' });
  const signers = times(SIGNERS, stranger);
  const owners = { isMultisig: true, addresses: signers, threshold: SIGNERS };
  return {
    ...form,
    modules: sampleModules({
      ...form.modules,
      protocolUpgrades: owners,
      safeTreasury: CHAINS.map((chainId) => ({ ...owners, chainId, name: '' })),
      workingGroup: times(GROUPS, (index) => ({ ...owners, chainId: HOME, name: `Group ${index + 1}` })),
    }),
    token: sampleToken({
      ...form.token,
      initialReceivers: CHAINS.map((chainId) => ({ chainId, receivers: receivers('receiver', 0) })),
      vesting: [vesting],
    }),
  };
}
