import { type Hex, keccak256, stringToHex } from 'viem';
import { type Address, sameAddress } from '../../units.ts';
import type { ExecutableCall } from '../executableCall.ts';
import type { ControllerFacts } from './chainFacts.ts';
import { accountIn } from './fieldValues.ts';
import { callOf, type Measure, type MeasureFacts, type MeasureField, type MeasureValues, READING } from './measure.ts';

interface Role {
  key: string;
  /** As the contract calls it. */
  constant: string;
  /** What a holder may do, after `may`. */
  power: string;
  /** What somebody could do with it who means harm. */
  danger?: string;
}

const STOPS = 'Whoever stops it and disappears keeps it stopped until somebody else with this role starts it again.';

/** The administrator's own is handed over in two steps, and no role of these. */
const ROLES: Readonly<Record<ControllerFacts['kind'], readonly Role[]>> = {
  messages: [
    {
      key: 'originator',
      constant: 'ORIGINATOR_ROLE',
      power: 'send messages to other chains',
      danger:
        'Each sender acts on other chains by an account of its own; where contracts there obey that one, it can do with them what it likes.',
    },
    { key: 'resender', constant: 'RESENDER_ROLE', power: 'give messages that were sent to further bridges' },
    { key: 'pauser', constant: 'PAUSER_ROLE', power: 'stop messages, and start them again', danger: STOPS },
  ],
  portal: [
    {
      key: 'manager',
      constant: 'CONTROLLER_MANAGER_ROLE',
      power: 'choose bridges, chains and limits of transfers',
      danger: 'With a bridge of its own it can bring any amount of tokens into being, up to the portal’s limits of creating them.',
    },
    { key: 'pauser', constant: 'PAUSE_ROLE', power: 'stop transfers, and start them again', danger: STOPS },
  ],
};

/** A role of one controller, as it is chosen. */
const choiceOf = (address: Address, key: string): string => `${address} ${key}`;

const roleHash = ({ constant }: Role): Hex => keccak256(stringToHex(constant));

const mayChange = ({ executor }: MeasureFacts, { owner }: ControllerFacts): boolean => owner === undefined || sameAddress(owner, executor);

function rolesOf(facts: MeasureFacts) {
  return facts.controllers
    .filter((controller) => mayChange(facts, controller))
    .flatMap((controller) => ROLES[controller.kind].map((role) => ({ controller, role, value: choiceOf(controller.address, role.key) })));
}

const roleIn = (facts: MeasureFacts, values: MeasureValues) => rolesOf(facts).find(({ value }) => value === values['role']?.trim());

function refusal(facts: MeasureFacts): string | undefined {
  const { controllers, nameOf } = facts;
  if (controllers.length === 0) return 'The organisation has neither a message controller nor a portal on this chain.';
  if (controllers.some((controller) => mayChange(facts, controller)))
    return controllers.every(({ owner }) => owner === undefined) ? READING : undefined;
  const owners = new Set(controllers.map(({ owner }) => nameOf(owner!)));
  return `Only who administers them can do this: ${[...owners].join(', ')}.`;
}

const fieldsOf =
  (label: string, hint: string) =>
  (facts: MeasureFacts): MeasureField[] => [
    {
      name: 'role',
      label: 'Role',
      kind: 'choice',
      choices: rolesOf(facts).map(({ controller, role, value }) => ({ value, label: `${controller.name}: ${role.power}` })),
    },
    { name: 'account', label, kind: 'account', hint },
  ];

const call = (name: 'grantRole' | 'revokeRole', facts: MeasureFacts, values: MeasureValues): ExecutableCall[] => {
  const found = roleIn(facts, values);
  return found
    ? [
        callOf(found.controller.address, `function ${name}(bytes32 role, address account)`, [
          roleHash(found.role),
          accountIn(values, 'account'),
        ]),
      ]
    : [];
};

const giveRole: Measure = {
  group: 'controllers',
  title: 'Give a role of a controller or portal',
  lead: 'Who may send messages, choose bridges, or stop what goes over them.',
  refusal,
  fields: fieldsOf('Who gets it', 'Others who have the role keep it.'),
  calls: (facts, values) => call('grantRole', facts, values),
  consequences: (facts, values) => {
    const found = roleIn(facts, values);
    if (!found) return [];
    const { role, controller } = found;
    return [
      `${facts.nameOf(accountIn(values, 'account'))} may ${role.power}, through ${controller.name}, until the role is taken away.`,
      ...(role.danger === undefined ? [] : [role.danger]),
    ];
  },
};

const takeRole: Measure = {
  group: 'controllers',
  title: 'Take a role of a controller or portal away',
  lead: 'Who may no longer send messages, choose bridges, or stop what goes over them.',
  refusal,
  fields: fieldsOf('Who loses it', 'Nothing changes for somebody who does not have it; the simulation says so.'),
  calls: (facts, values) => call('revokeRole', facts, values),
  consequences: (facts, values) => {
    const found = roleIn(facts, values);
    if (!found) return [];
    const { role, controller } = found;
    const account = accountIn(values, 'account');
    return [
      `${facts.nameOf(account)} may not ${role.power} any more, through ${controller.name}.`,
      ...(role.key === 'originator' && sameAddress(account, facts.executor)
        ? ['This governor itself could send no messages any more: nothing on other chains that obeys it could be changed.']
        : []),
      ...(role.key === 'manager' || role.key === 'pauser'
        ? ['If nobody else has the role, nobody can do this until it is given to somebody.']
        : []),
    ];
  },
};

export const CONTROLLER_MEASURES = { giveRole, takeRole };
