import { sameAddress } from '../../units.ts';
import { accountIn, bytesIn } from './fieldValues.ts';
import { callOf, type Measure, type MeasureFacts, READING } from './measure.ts';

const NONE = 'The contracts of this chain have no upgrade authority that is known here.';

function refusal({ upgrades, executor, nameOf }: MeasureFacts): string | undefined {
  if (upgrades === null) return NONE;
  if (upgrades.owner === undefined) return READING;
  return sameAddress(upgrades.owner, executor)
    ? undefined
    : `Only the owner of the upgrade authority can do this: ${nameOf(upgrades.owner)}.`;
}

const upgradeContract: Measure = {
  group: 'upgrades',
  title: 'Upgrade a contract',
  lead: 'Another program runs at the address of one of the organisation’s contracts.',
  refusal,
  fields: ({ upgrades }) => [
    {
      name: 'proxy',
      label: 'Contract',
      kind: 'choice',
      choices: (upgrades?.contracts ?? []).map(({ address, name }) => ({ value: address, label: name })),
    },
    {
      name: 'implementation',
      label: 'Address of the new program',
      kind: 'account',
      hint: 'It has to stand on this chain already, and to be read by people who can.',
    },
    { name: 'data', label: 'First call of the new program', kind: 'bytes', isOptional: true, hint: 'Leave it empty if it needs none.' },
  ],
  calls: ({ upgrades }, values) =>
    upgrades
      ? [
          callOf(upgrades.authority, 'function upgrade((address proxy, address implementation, bytes data)[] upgrades)', [
            [{ proxy: accountIn(values, 'proxy'), implementation: accountIn(values, 'implementation'), data: bytesIn(values, 'data') }],
          ]),
        ]
      : [],
  consequences: ({ nameOf }, values) => [
    `${nameOf(accountIn(values, 'proxy'))} keeps its address and what it holds, and follows other rules from then on: those at ${nameOf(accountIn(values, 'implementation'))}.`,
    'A wrong program can lose everything that the contract holds. Simulate it, and have it read by somebody else.',
  ],
};

const upgradeOwner: Measure = {
  group: 'upgrades',
  title: 'Give the upgrades to somebody else',
  lead: 'Who may replace the programs of all contracts of this chain. The new one has to accept.',
  refusal,
  fields: ({ upgrades, nameOf }) => [
    { name: 'owner', label: 'New owner', kind: 'account', now: upgrades?.owner === undefined ? 'unknown' : nameOf(upgrades.owner) },
  ],
  problems: ({ executor }, values) => ({
    owner: sameAddress(accountIn(values, 'owner'), executor) && 'This account is the owner already',
  }),
  calls: ({ upgrades }, values) =>
    upgrades ? [callOf(upgrades.authority, 'function transferOwnership(address newOwner)', [accountIn(values, 'owner')])] : [],
  consequences: ({ nameOf }, values) => [
    `${nameOf(accountIn(values, 'owner'))} may take over the upgrades, and with them everything that these contracts hold.`,
    'Until it accepts, the owner stays and can take the offer back.',
  ],
};

const takeUpgrades: Measure = {
  group: 'upgrades',
  title: 'Accept the upgrades',
  lead: 'Takes over the upgrade authority that its owner has offered to this governor.',
  refusal: ({ upgrades, executor, nameOf }) => {
    if (upgrades === null) return NONE;
    if (upgrades.owner === undefined || upgrades.next === undefined) return READING;
    if (sameAddress(upgrades.owner, executor)) return 'This governor owns the upgrade authority already.';
    return sameAddress(upgrades.next ?? undefined, executor)
      ? undefined
      : `It was not offered to this governor; ${nameOf(upgrades.owner)} can offer it.`;
  },
  fields: () => [],
  calls: ({ upgrades }) => (upgrades ? [callOf(upgrades.authority, 'function acceptOwnership()', [])] : []),
  consequences: ({ upgrades, nameOf }) => [
    `Members decide by vote about upgrades, instead of ${upgrades?.owner === undefined ? 'the owner' : nameOf(upgrades.owner)}.`,
  ],
  after: ({ upgrades, executor }) => ({ upgrades: upgrades && { ...upgrades, owner: executor, next: null } }),
};

export const UPGRADE_MEASURES = { upgradeContract, upgradeOwner, takeUpgrades };
