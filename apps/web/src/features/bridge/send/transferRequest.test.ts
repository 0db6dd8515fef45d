import { expect, test } from 'vitest';
import { type TransferPlan, transferRequest } from './transferRequest.ts';

const ME = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const PORTAL = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const TOKEN = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const units = (tokens: number) => `${tokens}${'0'.repeat(18)}`;

const transfer: TransferPlan = {
  place: {
    chainId: 31337,
    address: TOKEN,
    name: 'Acme',
    symbol: 'ACME',
    decimals: 18,
    lockbox: null,
    isOrganisationToken: true,
    isPendingUpgrade: false,
  },
  controller: PORTAL,
  destination: { id: 31338, name: 'Beta' },
  account: ME,
  isSafe: false,
  unwrap: false,
  permit: undefined,
  approvals: [],
  quote: { grossAmount: units(100), platformFee: '0', amount: units(100), bridgeTax: units(1), received: units(99), wrapperAddress: null },
  recipient: ME,
  threshold: 1,
  legs: [{ bridge: 'hyperlane', fee: 7n, gasLimit: 300_000n }],
};

test('what arrives is told as the bridge tax is now, as the contracts promise no amount', () => {
  expect(transferRequest(transfer).effect).toBe(
    '99 ACME arrive for your own address on Beta, as the bridge tax is now, brought by Hyperlane. Once it has left it cannot be taken back.',
  );
});

test('a Safe approves in the same transaction, where its wallet takes several calls', () => {
  const approval = { to: TOKEN, value: 0n, data: '0x01' } as const;
  expect(transferRequest({ ...transfer, isSafe: true, approvals: [approval] }).before).toEqual([approval]);
  expect(transferRequest(transfer)).not.toHaveProperty('before');
});

test('of several bridges is told how many have to agree', () => {
  const legs = [...transfer.legs, { bridge: 'axelar' as const, fee: 11n, gasLimit: 300_000n }];
  const { effect, value } = transferRequest({ ...transfer, recipient: PORTAL, threshold: 2, legs });
  expect(effect).toContain(
    `arrive for ${PORTAL} on Beta, as the bridge tax is now, brought by Hyperlane and Axelar, of which 2 have to agree.`,
  );
  expect(value).toBe(18n);
});
