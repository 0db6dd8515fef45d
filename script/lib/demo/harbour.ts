import { type Call, contractCall, tokenAbi } from '@althing/bindings';
import { localAccount } from '@althing/devnet';
import { joinDescription, type ProposalText } from '@althing/domain/governance';
import type { OrganisationDetail } from '@althing/domain/http';
import type { Address } from '@althing/domain/units';
import { parseEther } from 'viem';
import { ADA, ALPHA, BEA, CID, DAN, EVE, FAY, GUS, HAL, YOU } from './organisations.ts';
import { addressOf, delegate, fund } from './parts.ts';
import { bringAbout, type DemoProposal, type DemoVote } from './proposals.ts';
import type { DemoSafe } from './safes.ts';
import type { Stage } from './stage.ts';
import { proposeUpgrade, type UpgradeByVote, upgradeByVote } from './upgrades.ts';

/** Everything that the proposals of the harbour are about. */
interface Harbour {
  organisation: OrganisationDetail;
  governor: Address;
  timelock: Address;
  token: Address;
  treasury: Address;
  lampKeepers: Address;
}

const MAJORITY: readonly DemoVote[] = [
  { voter: ADA, choice: 'for', reason: 'They have waited long enough for it.' },
  { voter: BEA, choice: 'for' },
  { voter: CID, choice: 'abstain', reason: 'I am one of those who are paid.' },
];

const harbourOf = (organisation: OrganisationDetail): Harbour => {
  const [governor] = organisation.governors;
  return {
    organisation,
    governor: governor!.address as Address,
    timelock: governor!.timelock as Address,
    token: governor!.token as Address,
    treasury: addressOf(organisation, ALPHA, 'safeTreasury'),
    lampKeepers: addressOf(organisation, ALPHA, 'workingGroup'),
  };
};

const pay = (token: Address, to: Address, amount: string): Call =>
  contractCall({ address: token, abi: tokenAbi, functionName: 'transfer', args: [to, parseEther(amount)] });
const coins = (to: Address, amount: string): Call => ({ to, data: '0x', value: parseEther(amount) });

type Rest = Pick<DemoProposal, 'proposer' | 'aim'> & Partial<Pick<DemoProposal, 'votes' | 'guardians'>>;
const proposalOf = ({ governor }: Harbour, text: ProposalText, actions: Call[], rest: Rest): DemoProposal => ({
  chainId: ALPHA,
  governor,
  content: { actions, description: joinDescription(text, localAccount(rest.proposer).address) },
  ...rest,
});

/** What was decided while a vote took five minutes. */
function pastOf(harbour: Harbour, guardians: { early: DemoSafe; late: DemoSafe }): DemoProposal[] {
  const { token, lampKeepers, treasury } = harbour;
  const propose = (text: ProposalText, actions: Call[], rest: Rest) => proposalOf(harbour, text, actions, rest);
  return [
    propose(
      {
        title: 'Pay the lamp keepers for October',
        body: 'Thirty-one nights, two lamps. The working group shares the amount among those who were on duty.',
      },
      [pay(token, lampKeepers, '1200')],
      { proposer: ADA, aim: 'executed', votes: MAJORITY },
    ),
    propose(
      { title: 'Fill the purse for daily expenses', body: 'Ropes, oil and paint for the winter, paid by the treasury Safe.' },
      [coins(treasury, '4'), pay(token, treasury, '500')],
      { proposer: BEA, aim: 'executed', votes: [...MAJORITY.slice(0, 2), { voter: DAN, choice: 'against', reason: 'Paint can wait.' }] },
    ),
    propose(
      { title: 'Buy a second boat', body: 'A used one, 8 metres long. The offer stands until the end of the month.' },
      [coins(localAccount(DAN).address, '3')],
      {
        proposer: DAN,
        aim: 'defeated',
        votes: [
          { voter: DAN, choice: 'for', reason: 'One boat is no boat when it is in the dock.' },
          { voter: ADA, choice: 'against', reason: 'We cannot pay for the first one yet.' },
          { voter: BEA, choice: 'against' },
          { voter: EVE, choice: 'for' },
        ],
      },
    ),
    propose(
      {
        title: 'Sell the lighthouse to Eve',
        body: 'The lighthouse costs more than it brings. Eve takes it over for a year, and everything that belongs to it.',
      },
      [pay(token, localAccount(EVE).address, '40000')],
      {
        proposer: EVE,
        aim: 'vetoed after the vote',
        guardians: guardians.late,
        votes: [
          { voter: EVE, choice: 'for' },
          { voter: ADA, choice: 'for', reason: 'We cannot carry its costs for another year.' },
          { voter: DAN, choice: 'for', reason: 'Nobody else wants it.' },
          { voter: FAY, choice: 'against', reason: 'This gives away nearly everything that the harbour has.' },
        ],
      },
    ),
    propose(
      { title: 'Hand the keys of the storehouse to Dan', body: 'I know the storehouse best, and nobody has to look for me.' },
      [pay(token, localAccount(DAN).address, '20000')],
      { proposer: DAN, aim: 'vetoed before the vote', guardians: guardians.early },
    ),
    propose(
      { title: 'Rename the pier', body: 'Withdrawn: we first have to agree on a name.' },
      [coins(localAccount(CID).address, '0.01')],
      { proposer: CID, aim: 'canceled' },
    ),
  ];
}

/** Passed, and then: one waits for whoever takes the next step, one in the timelock. */
function passedOf(harbour: Harbour): { succeeded: DemoProposal; queued: DemoProposal } {
  return {
    succeeded: proposalOf(
      harbour,
      { title: 'A bell for the northern pier', body: 'It has passed. Anybody can queue it now.' },
      [coins(harbour.lampKeepers, '0.6')],
      { proposer: CID, aim: 'succeeded', votes: MAJORITY },
    ),
    queued: proposalOf(
      harbour,
      {
        title: 'Advance to the lamp keepers for the winter',
        body: 'It has passed and waits in the timelock, where the guardians could still stop it.',
      },
      [pay(harbour.token, harbour.lampKeepers, '3000')],
      { proposer: BEA, aim: 'queued', votes: MAJORITY },
    ),
  };
}

/** Open for a week. */
const openOf = (harbour: Harbour): DemoProposal[] => [
  proposalOf(
    harbour,
    {
      title: 'New lamps for the pier',
      body: 'The old lamps use four times as much. The maker delivers within six weeks; half is paid now.\n\n- 24 lamps\n- two spare ones\n- no new cables',
    },
    [coins(harbour.treasury, '2.5')],
    {
      proposer: ADA,
      aim: 'active',
      votes: [
        { voter: ADA, choice: 'for', reason: 'They pay for themselves within two winters.' },
        { voter: DAN, choice: 'against', reason: 'I would wait for a second offer.' },
        { voter: EVE, choice: 'for' },
      ],
    },
  ),
  proposalOf(
    harbour,
    { title: 'Reward those who logged the tides', body: 'For three people who wrote down the tides every day of this year.' },
    [CID, DAN, EVE].map((person) => pay(harbour.token, localAccount(person).address, '250')),
    { proposer: BEA, aim: 'active', votes: [{ voter: BEA, choice: 'for' }] },
  ),
];

/** Voted for by its members: from now on there is a week to vote, and two days before a decision takes effect. */
const SLOWER: UpgradeByVote = {
  proposalName: 'A week to vote',
  change: (form) => ({
    ...form,
    modules: {
      ...form.modules,
      governor: form.modules.governor.map((governor) => ({ ...governor, votingPeriod: 7, preExecutionTimelock: 2 })),
    },
  }),
  proposer: CID,
  signers: [ADA, BEA],
  votes: [
    { voter: ADA, choice: 'for', reason: 'Five minutes were enough while we all sat at one table.' },
    { voter: BEA, choice: 'for' },
    { voter: FAY, choice: 'for' },
  ],
};

async function changeOwners(stage: Stage, { organisation }: Harbour): Promise<void> {
  await proposeUpgrade(stage, organisation, {
    proposalName: 'Dan signs upgrades too',
    proposer: DAN,
    change: (form) => ({
      ...form,
      modules: {
        ...form.modules,
        protocolUpgrades: {
          ...form.modules.protocolUpgrades,
          addresses: [...form.modules.protocolUpgrades.addresses, localAccount(DAN).address],
        },
      },
    }),
    approvals: [],
    rejections: [ADA, BEA],
  });
  await proposeUpgrade(stage, organisation, {
    proposalName: 'Half of the tokens for a quorum',
    proposer: BEA,
    change: (form) => ({
      ...form,
      modules: { ...form.modules, governor: form.modules.governor.map((governor) => ({ ...governor, quorumThreshold: 51 })) },
    }),
    approvals: [ADA],
    rejections: [],
  });
}

/** Members who vote, proposals in every state, guardians who stop two of them, and changes of its own contracts. */
export async function playHarbour(stage: Stage, organisation: OrganisationDetail): Promise<void> {
  const harbour = harbourOf(organisation);
  const guardians = {
    early: { chainId: ALPHA, address: addressOf(organisation, ALPHA, 'preVoteVeto'), signers: [FAY, GUS] },
    late: { chainId: ALPHA, address: addressOf(organisation, ALPHA, 'preExecutionVeto'), signers: [FAY, GUS] },
  };
  await fund(stage, ALPHA, ADA, harbour.timelock, '20');
  const themselves = Object.fromEntries([YOU, ADA, BEA, CID, DAN, FAY].map((person) => [person, person]));
  await delegate(stage, ALPHA, harbour.token, { ...themselves, [EVE]: EVE, [HAL]: BEA });
  stage.options.say('Harbour Watch: members hold tokens and vote');

  const { succeeded, queued } = passedOf(harbour);
  const past = [...pastOf(harbour, guardians), succeeded, { ...queued, aim: 'succeeded' as const }];
  await upgradeByVote(stage, organisation, SLOWER, (own) => bringAbout(stage, [...past, ...own]));
  stage.options.say('Harbour Watch: payments are executed, two proposals vetoed, votes take a week by upgrade proposal');

  await bringAbout(stage, [queued, ...openOf(harbour)]);
  await changeOwners(stage, harbour);
  stage.options.say('Harbour Watch: two votes are open, one upgrade proposal waits for a signature');
}
