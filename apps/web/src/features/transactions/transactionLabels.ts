import type { TransactionState } from './transactionState.ts';

export interface TransactionLabels {
  tone: 'neutral' | 'waiting' | 'good' | 'bad';
  title: string;
  text: string;
}

const NOTHING_SENT = 'Nothing was sent.';
const GOES_ON = 'You can close this and come back: it goes on without this page.';

/** Texts for each state; undefined where there is nothing to say yet. `chain` is the chain's name. */
export function transactionLabels(state: TransactionState, chain: string): TransactionLabels | undefined {
  switch (state.phase) {
    case 'idle':
    case 'ready':
      return undefined;
    case 'preparing':
      return {
        tone: 'neutral',
        title: `Trying it on ${chain}`,
        text: 'The call is run without being sent, to see whether it would pass and what it costs.',
      };
    case 'blocked':
      return {
        tone: 'bad',
        title: state.isUnasked ? `${chain} could not be asked whether it would pass` : `This would fail on ${chain} at present`,
        text: `${state.reason} ${NOTHING_SENT}`,
      };
    case 'switching':
      return {
        tone: 'waiting',
        title: `Waiting for your wallet to switch to ${chain}`,
        text: 'Open your wallet and allow it. The request to confirm comes right after.',
      };
    case 'signing':
      return {
        tone: 'waiting',
        title: 'Waiting for your wallet',
        text: 'Open your wallet, compare what it shows with the details here, and confirm.',
      };
    case 'rejected':
      return state.what === 'switch'
        ? { tone: 'neutral', title: 'The chain was not switched', text: `Your wallet has to be on ${chain} for this. ${NOTHING_SENT}` }
        : { tone: 'neutral', title: 'You declined it in your wallet', text: NOTHING_SENT };
    case 'failed':
      return state.isUnsent
        ? { tone: 'bad', title: 'It could not be sent', text: `${state.reason} ${NOTHING_SENT}` }
        : {
            tone: 'bad',
            title: 'It is not certain whether it was sent',
            text: `${state.reason} Look at the activity in your wallet before you try again; this page also asks the chain first.`,
          };
    case 'sent':
      return sentLabels(state, chain);
    case 'confirmed':
      return { tone: 'good', title: `Confirmed on ${chain}`, text: `In block ${state.outcome.blockNumber}.` };
    case 'reverted':
      return {
        tone: 'bad',
        title: `${chain} refused it`,
        text: `${state.reason ?? 'The contract gave no reason.'} The gas was spent, everything else is as it was before.`,
      };
    case 'replaced':
      return {
        tone: 'bad',
        title: 'Another transaction took its place',
        text: 'It was cancelled or changed in your wallet or your Safe. What stands on this page is read from the chain, so look there before you try again.',
      };
    case 'unwatched':
      return {
        tone: 'waiting',
        title: 'Proposed to your Safe, which this page cannot follow',
        text: `Neither ${chain} nor a queue that can be asked from here knows of it, so Althing has stopped looking. The owners confirm and execute it in the Safe; look again once they have.`,
      };
    case 'dropped':
      return {
        tone: 'bad',
        title: `${chain} does not know it any more`,
        text: 'It was never mined and nothing was spent. You can send it again.',
      };
  }
}

function sentLabels({ sent, isSlow }: Extract<TransactionState, { phase: 'sent' }>, chain: string): TransactionLabels {
  if (sent.kind === 'safe')
    return {
      tone: 'waiting',
      title: 'Proposed to your Safe',
      text: `It is not on ${chain} yet: enough owners must confirm it in the Safe, and one of them executes it. ${GOES_ON}`,
    };
  if (isSlow)
    return {
      tone: 'waiting',
      title: 'Taking longer than usual',
      text: `${chain} has not taken it up yet. Do not send it again; you can speed it up in your wallet. ${GOES_ON}`,
    };
  return { tone: 'neutral', title: `Sent to ${chain}`, text: `Waiting for the next block. ${GOES_ON}` };
}
