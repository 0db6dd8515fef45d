// @vitest-environment happy-dom
import { type Call, encodeCloseMarket, encodeSetIntervals, type KnownContract } from '@althing/bindings';
import { toProposalCall } from '@althing/domain/governance';
import { beforeEach, expect, it } from 'vitest';
import { createDraftShelf, MAX_DRAFTS } from './draftShelf.ts';
import { createProposalDraft } from './proposalDraft.ts';
import { customCall, shelveProposal } from './shelveProposal.ts';

const [AUCTIONEER, GOVERNOR, ACCOUNT] = ['A1', 'B2', 'C3'].map((end) => `0x00000000000000000000000000000000000000${end}` as const) as [
  `0x${string}`,
  `0x${string}`,
  `0x${string}`,
];
const contracts: KnownContract[] = [{ address: AUCTIONEER, label: 'Auctioneer', abi: 'Bond auctioneer' }];
const close = encodeCloseMarket({ auctioneer: AUCTIONEER, id: 7n });
const tune = encodeSetIntervals({ auctioneer: AUCTIONEER, id: 7n }, { tuneInterval: 3n, tuneAdjustmentDelay: 2n, debtDecayInterval: 1n });

beforeEach(() => localStorage.clear());

it.each<[string, Call]>([
  ['closeMarket(uint256 id)', close],
  ['setIntervals(uint256, uint32[3])', tune],
])('a call of a known contract is written as its function, %s, and means the same', (signature, call) => {
  const draft = customCall(call, contracts, 'one');
  expect(draft.signature).toBe(signature);
  const form = { title: 'One', body: 'Call it.', actions: [draft] };
  expect(toProposalCall(form, ACCOUNT)).toMatchObject({ targets: [AUCTIONEER], values: [0n], calldatas: [call.data] });
});

it('a call of any other contract is written as it is encoded, with its money', () => {
  const draft = customCall({ to: GOVERNOR, data: '0x12345678', value: 5n * 10n ** 17n }, contracts, 'one');
  expect(draft).toMatchObject({ signature: '', calldata: '0x12345678', value: '0.5' });
});

const proposal = {
  governor: { chainId: 1, address: GOVERNOR },
  title: 'Close it',
  body: 'Nothing more is sold.',
  calls: [close, tune],
  contracts,
};

it('a proposal stands beside what somebody was writing, and is what opens next', () => {
  const first = createProposalDraft(localStorage, 'guild');
  first.open(ACCOUNT);
  first.saveDraft({ governor: '', form: { title: 'Mine', body: '', actions: [] } });
  expect(shelveProposal(localStorage, 'guild', ACCOUNT, proposal)).toBe(true);
  const shelf = createDraftShelf(localStorage, 'guild', ACCOUNT);
  expect(shelf.drafts()).toHaveLength(2);
  const opened = createProposalDraft(localStorage, 'guild', shelf.current().id);
  opened.open(ACCOUNT);
  expect(opened.draft()).toMatchObject({
    governor: `1:${GOVERNOR.toLowerCase()}`,
    form: { title: 'Close it', body: 'Nothing more is sold.', actions: [{ args: ['7'] }, { args: ['7', '[3,2,1]'] }] },
  });
});

it('where there are as many drafts as a browser keeps, none is begun', () => {
  for (let n = 1; n < MAX_DRAFTS; n++) expect(shelveProposal(localStorage, 'guild', ACCOUNT, proposal)).toBe(true);
  expect(shelveProposal(localStorage, 'guild', ACCOUNT, proposal)).toBe(false);
});
