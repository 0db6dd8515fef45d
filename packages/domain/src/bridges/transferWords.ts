import type { TransferObstacle } from './transferFit.ts';

/** Said once the chain has confirmed that a transfer left. */
export const TRANSFER_SENT = {
  title: 'Transaction has been successfully executed',
  description: 'It should take up to 1 minute for transaction to be indexed',
} as const;

/** The chains of a transfer by their names. */
export interface TransferPlaces {
  origin: string;
  destination: string;
}

type Sentence = (places: TransferPlaces) => string;
type Sides = Readonly<Record<TransferObstacle['side'], Sentence>>;

const OBSTACLES: Readonly<Record<TransferObstacle['reason'], Sides>> = {
  'chain-closed': {
    origin: ({ origin, destination }) => `${origin} sends nothing to ${destination} at the moment.`,
    destination: ({ origin, destination }) => `${destination} takes nothing from ${origin} at the moment.`,
  },
  paused: {
    origin: ({ origin }) => `Sending is stopped on ${origin} at the moment.`,
    destination: ({ destination }) => `Handing out is stopped on ${destination} at the moment.`,
  },
  'bridge-paused': {
    origin: () => 'Its owner has stopped this bridge at the moment.',
    destination: () => 'Its owner has stopped this bridge at the moment.',
  },
  bridges: {
    origin: ({ origin }) => `Too few bridges are open on ${origin} for this.`,
    destination: ({ destination }) => `${destination} listens to too few of these bridges.`,
  },
  limit: {
    origin: ({ origin }) => `More than the limit lets leave ${origin} this way now.`,
    destination: ({ destination }) => `More than the limit lets arrive on ${destination} this way now.`,
  },
  'token-limit': {
    origin: ({ origin }) => `More than the token lets its portal burn on ${origin} now.`,
    destination: ({ destination }) => `More than the token lets its portal mint on ${destination} now.`,
  },
  kept: {
    origin: ({ origin }) => `${origin} keeps too few tokens for this.`,
    destination: ({ destination }) => `${destination} keeps too few tokens to give this many out.`,
  },
};

/** What keeps an amount from leaving or arriving, in words. When that is over is said apart. */
export const obstacleSentence = ({ side, reason }: Pick<TransferObstacle, 'side' | 'reason'>, places: TransferPlaces): string =>
  OBSTACLES[reason][side](places);

/** Said before a transfer of something that an organisation's portal carries, and that is no token of that organisation. */
export const foreignTokenWarning = ({ symbol, chain, organisation }: { symbol: string; chain: string; organisation: string }) => ({
  title: `${symbol} on ${chain} is not a token of ${organisation}`,
  text: `Its portal says that it carries it, but ${organisation} neither created it nor names it. Whoever controls the portal could keep what you send, so send only what you trust them with.`,
});

/** What the words on the page of transfers mean, for somebody who meets them for the first time. */
export const TRANSFER_WORDS = {
  bridge:
    'A service that carries a message from one chain to another. The portal burns or locks your tokens here, and hands out as many there once the message arrives.',
  fee: 'What a bridge asks for carrying it, in the coin of the chain that you send from. It includes a reserve, as prices change until you have signed; what is not needed comes back to you.',
  platformFee: 'What the platform takes of the tokens before they leave.',
  tax: 'What the organisation takes of the tokens where they arrive, for its treasury. The token’s owner may change it until they arrive, also for what has left already.',
  limit:
    'How much may travel by a bridge within its window. If a bridge were ever taken over, it could steal no more than that. What was used comes back evenly over the window.',
  sharedLimit:
    'How much several bridges may bring together within the window. If as many of them as have to agree were ever taken over, they could steal no more than that, and what each of them may bring alone. What was used comes back evenly over the window.',
  threshold:
    'How many bridges have to bring the same message before tokens are handed out. One of them alone, hacked or mistaken, can then do nothing.',
  unwrap:
    'On the other chain the token stands for another one, which a lockbox keeps. You can be given that one, as far as the lockbox has it.',
} as const;
