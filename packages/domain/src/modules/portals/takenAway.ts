import { listInWords } from '../../display/index.ts';
import type { TokenDraft } from '../../organisation/parts/token.ts';
import type { ChainId } from '../../units.ts';

/** What was entered for the token on one chain and goes. */
export interface TakenAway {
  chainId: ChainId;
  receivers: number;
  schedules: number;
}

/** A row in which nothing was typed is no loss. */
const receiversOn = (token: TokenDraft, chainId: ChainId): number =>
  token.initialReceivers
    .filter((entry) => entry.chainId === chainId)
    .flatMap(({ receivers }) => receivers)
    .filter(({ address, amount }) => `${address}${amount}`.trim() !== '').length;

const schedulesOn = (token: TokenDraft, chainId: ChainId): number =>
  token.vesting.filter((entry) => entry.chainId === chainId).flatMap(({ schedules }) => schedules).length;

/** What a change of the form takes away of receivers and vesting, by chain. */
export const takenAway = (before: TokenDraft, after: TokenDraft): TakenAway[] =>
  before.chainIds
    .map((chainId) => ({
      chainId,
      receivers: receiversOn(before, chainId) - receiversOn(after, chainId),
      schedules: schedulesOn(before, chainId) - schedulesOn(after, chainId),
    }))
    .filter(({ receivers, schedules }) => receivers > 0 || schedules > 0);

const counted = (count: number, noun: string): string[] => (count > 0 ? [`${count} ${noun}${count === 1 ? '' : 's'}`] : []);

/** `2 receivers on Beta, 1 receiver and 1 vesting schedule on Gamma` */
export const takenAwayText = (taken: readonly TakenAway[], chainName: (chainId: ChainId) => string): string =>
  taken
    .map(({ chainId, receivers, schedules }) => {
      const what = listInWords([...counted(receivers, 'receiver'), ...counted(schedules, 'vesting schedule')]);
      return `${what} on ${chainName(chainId)}`;
    })
    .join(', ');
