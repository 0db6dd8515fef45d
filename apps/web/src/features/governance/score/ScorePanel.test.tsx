// @vitest-environment happy-dom
import type { OrganisationDetail } from '@althing/domain/http';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../../test/renderPage.tsx';
import { api } from '../../../lib/http/api.ts';
import { ScorePanel } from './ScorePanel.tsx';
import { useScore } from './useScore.ts';

const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const DECODER = '0x00000000000000000000000000000000000000dd';
vi.mock('./useScore.ts', () => ({ useScore: vi.fn() }));
vi.mock('../../../lib/http/api.ts', () => ({ api: vi.fn() }));
vi.mock('../useActor.ts', () => ({ useActor: () => ({ account: ACCOUNT, isSignedIn: true, isSafe: false }) }));
vi.mock('@althing/bindings', async (original) => ({ ...(await original<object>()), passportDecoderOf: () => DECODER }));
vi.mock('../../transactions/index.ts', async () => ({
  TransactionButton: (await import('../../../../test/transactionButton.tsx')).FakeTransactionButton,
  knownContractsOf: () => [],
  nameAddressIn: () => () => undefined,
}));

const organisation = { token: { symbol: 'ACME' }, contracts: [] } as unknown as OrganisationDetail;
const settings = { decoder: DECODER, bandPercentages: [0, 50, 100, 100], threshold: 5_100 } as const;
function draw(score: bigint | null, decoder: `0x${string}` = DECODER) {
  const data = { score, votes: 100n * 10n ** 18n, settings: { ...settings, decoder }, counted: null };
  vi.mocked(useScore).mockReturnValue({ data } as unknown as ReturnType<typeof useScore>);
  return renderPage(<ScorePanel organisation={organisation} chainId={31337} governor={DECODER} token={DECODER} />);
}

test('who has no score reads that a vote weighs nothing, and what would change it; a local chain gives a signed one', async () => {
  vi.mocked(api).mockResolvedValue({
    claim: { account: ACCOUNT, score: '300000', issuedAt: 1, expiresAt: 2 },
    signer: ACCOUNT,
    signature: '0x12',
  });
  draw(null);
  const text = screen.getByRole('region', { name: 'Your score' }).textContent;
  expect(text).toContain('Passport scoreNone');
  expect(text).toContain('of which 0 % count with a score below 15. A vote that weighs nothing is refused.');
  expect(text).toContain('With a score of 15 or more, 50 % count: your vote would weigh 5.00 votes.');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Get this score' }).dataset['call']).toMatch(/^0x/));
  expect(vi.mocked(api).mock.lastCall).toEqual(['POST /api/v1/local/passport-scores', { body: { chainId: 31337, score: 30 } }]);
});

test('who has the best score is offered nothing', () => {
  draw(300_000n);
  expect(screen.getByRole('region', { name: 'Your score' }).textContent).toContain('Your vote would weigh10.00 votes');
  expect(screen.queryByRole('button', { name: 'Get this score' })).toBeNull();
});

test('where another contract tells scores, there is the way to its page', () => {
  draw(150_000n, '0x00000000000000000000000000000000000000ee');
  expect(screen.getByRole('link', { name: 'Human Passport' })).toBeDefined();
});
