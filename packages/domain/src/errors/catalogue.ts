/**
 * What follows from an error, which decides how it is shown: `retry` may work on a second try, `choice` needs the user to decide or change
 * something, `bug` is for us to fix, `gone` is lost for good.
 */
export const CONSEQUENCES = ['retry', 'choice', 'bug', 'gone'] as const;
export type Consequence = (typeof CONSEQUENCES)[number];

export interface ErrorEntry {
  /** Title of the toast, exactly as specified where the specification has one. */
  sentence: string;
  /** Second line: what happened, and what was not lost. */
  description?: string;
  consequence: Consequence;
  /** What the user can do now; null where nothing helps. */
  fix: string | null;
}

const retry = (sentence: string, fix: string, description?: string): ErrorEntry => entry('retry', sentence, fix, description);
const choice = (sentence: string, fix: string, description?: string): ErrorEntry => entry('choice', sentence, fix, description);
const bug = (sentence: string, description?: string): ErrorEntry =>
  entry('bug', sentence, 'Reload the page. If it happens again, tell us what you did.', description);

function entry(consequence: Consequence, sentence: string, fix: string | null, description?: string): ErrorEntry {
  return description === undefined ? { sentence, consequence, fix } : { sentence, description, consequence, fix };
}

/** Sentences of the specification are kept exactly, including their spelling. */
export const ERRORS = {
  // docs/requirements.md#error-reactions: session and server
  unauthenticated: choice('User is not authenticated', 'Connect your wallet and sign in again.'),
  'something-went-wrong': retry('Something went wrong', 'Try again.'),
  'sign-ups-closed': choice(
    'Your wallet is not authorized to access this plaform',
    'Sign in with a wallet that has access.',
    'New accounts are admitted by invitation. Contact the team for access.',
  ),
  'creation-not-allowed': choice(
    'Your wallet is not authorized to create organisations',
    'Connect a wallet that may create organisations, or contact the team for access.',
  ),
  'organisation-creation-failed': retry('Organisation creation failed', 'Try again. Your form is kept.'),
  'file-unreadable': retry('Error reading file', 'Choose the file again.', 'There was an error reading the file. Please try again.'),
  'citizenship-failed': retry('Unable to confirm citizenship. Please try again', 'Sign the statement again.'),
  'citizenship-required': choice('Please confirm your citizenship first', 'Confirm that you are not a US resident or located there.'),
  'governor-not-found': choice('The governor does not exist', 'Check the address and the chain.'),
  'asset-pending-upgrade': retry('This asset is pending upgrade, please try again later', 'Choose another asset, or come back later.'),
  'organisation-undefined': bug('Organisation is undefined'),

  // Our own, for other answers of the server
  'bad-request': choice('Please fill in all data', 'Check the fields that are marked.'),
  forbidden: choice('This wallet may not do that', 'Switch to an account that may.'),
  'not-found': entry('gone', 'This page or record does not exist', 'Check the address, or go back to the list.'),
  conflict: choice('Somebody changed this in the meantime', 'Reload the page and look again.'),
  'payload-too-large': choice('The file is larger than 10 MB', 'Choose a smaller picture.'),
  'unsupported-media-type': choice('Only JPEG and PNG pictures can be uploaded', 'Choose another file.'),
  'upload-quota': choice(
    'You cannot store more pictures',
    'Use one that you have, or come back tomorrow: pictures that no organisation shows make room after a day.',
  ),
  'organisation-quota': choice(
    'You have too many organisations that are not deployed',
    'Deploy one of them, or wait: drafts that nobody registers go after 30 days.',
  ),
  'market-quota': choice(
    'There are too many proposed markets',
    'Have some of them created, or wait: proposals that led to no market go after 180 days.',
  ),
  'not-deployed': choice('Markets are for organisations that are deployed', 'Finish the deployment of the organisation first.'),
  'too-many-reports': choice('Too many transactions were reported for this chain', 'Wait: the chain is watched without them.'),
  'rate-limited': retry('Too many requests', 'Wait a minute, then try again.'),
  'challenge-expired': retry('The sign-in request has expired', 'Sign in again; each request is valid for 5 minutes.'),
  'server-unreachable': retry('The server cannot be reached', 'Check your connection. What you entered is kept in this browser.'),
  'internal-error': retry('Something went wrong', 'Try again. If it happens again, tell us what you did.'),

  // Wallet
  'wallet-rejected': choice('You declined the request in your wallet', 'Nothing was sent. Try again when you are ready.'),
  'wallet-not-connected': choice('User is not connected', 'Connect your wallet.'),
  'wallet-request-pending': choice('Your wallet is already waiting for you', 'Open the wallet and answer the request there.'),
  'wallet-unauthorised': choice('Your wallet does not allow this account', 'Connect the account to this site in your wallet.'),
  'wallet-unsupported': choice('Your wallet does not support this request', 'Use another wallet, or update this one.'),
  'wallet-disconnected': retry('Your wallet lost its connection', 'Reconnect the wallet, then try again.'),
  'wrong-chain': choice('Wrong chain', 'Switch your wallet to the chain that is named.'),
  'chain-not-added': choice('Your wallet does not know this chain', 'Allow your wallet to add the chain, then try again.'),
  'wallet-too-late': retry('Your wallet did not answer in time', 'Try again, and answer in the wallet within five minutes.'),
  'relay-unavailable': retry(
    'WalletConnect cannot be reached',
    'Check your connection to the internet, then try again. Other wallets work without it.',
  ),
  'insufficient-funds': choice(
    'This account has too little of the chain’s currency to pay for this transaction',
    'Add funds to this account on this chain.',
  ),

  // Node
  'rpc-unavailable': retry('The chain does not answer at the moment', 'Wait a little, then try again.'),
  'rpc-rate-limited': retry('The chain is answering slowly', 'Wait a little, then try again.'),
  'fee-too-low': retry('The offered network fee is too low', 'Try again with the fee that your wallet proposes now.'),
  'nonce-conflict': retry('Another transaction of this account came first', 'Wait until it is confirmed, then try again.'),
  'transaction-replaced': choice('This transaction was replaced in your wallet', 'Look at what replaced it before you send again.'),
  'transaction-not-found': retry('The chain does not know this transaction yet', 'Wait for a confirmation. It may still arrive.'),
  'gas-limit-exceeded': bug('This does not fit into one transaction'),

  // docs/requirements.md#transaction-messages
  'invalid-data': choice('Please fill in valid data', 'Check the fields that are marked.'),
  'transaction-failed': retry(
    'Transaction failed',
    'Try again with an account that may do this.',
    'Check if your wallet has permission to execute this transaction',
  ),
  'simulation-failed': choice('Transaction simulation failed', 'Read the reason, then change the proposal or its actions.'),

  // docs/requirements.md#bond-messages: attestations of prices
  'twap-oracle-missing': choice('TWAP Oracle does not exist on this chain', 'Choose a market on another chain.'),
  'fee-collector-missing': choice('Fee collector not found on this chain', 'Choose a market on another chain.'),
  'vault-unreadable': choice('This is no vault whose price can be told', 'Choose another vault.'),
  'price-average-unknown': retry('The average price of this vault is not known yet', 'Try again in a few minutes.'),
  'price-unstable': retry('The price of this vault is moving too fast', 'Wait until it has settled, then try again.'),

  // docs/requirements.md#existing-tokens
  'tokens-invalid': choice('One or more tokens are not valid', 'Check the address and the chain of each token.'),

  // docs/requirements.md#relayer-fee-messages
  'bridge-unsupported': choice('Bridge is not supported', 'Choose another bridge.'),
  'adapter-missing': choice('Adapter for source or destination not found', 'Choose another bridge or chain.'),
  'hyperlane-missing': choice('Hyperlane bridge not found on this chain', 'Choose another bridge.'),
  'layerzero-missing': choice('LayerZero endpoints not found for one of these chains', 'Choose another bridge.'),
  'ccip-missing': choice('CCIP config is missing data for getting gas limit', 'Choose another bridge.'),
  'axelar-missing': choice('Axelar API chain ID not found for one of the chains', 'Choose another bridge.'),
  'wormhole-missing': choice('Wormhole config is missing data for getting gas limit', 'Choose another bridge.'),
  'relayer-fee-failed': retry('Could not get relayer fees', 'Try again, or choose other bridges.'),
  'protocol-fee-unknown': retry('Protocol fee is unknown', 'Try again in a moment.'),
  'wrapper-missing': choice('Controller wrapper not found for this chain', 'Choose another chain.'),
  'polymer-missing': choice('Polymer adapter address not found', 'Choose another bridge.'),
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof ERRORS;

export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(ERRORS, code);

/** docs/requirements.md#error-reactions: the server's message where a new user signs in while sign-ups are closed. */
export const SIGN_UPS_CLOSED_MESSAGE = 'New users are not allowed';

/** The entry for a code of any origin; for an unknown one, "Something went wrong". */
export function errorEntry(code: string): ErrorEntry {
  return isErrorCode(code) ? ERRORS[code] : ERRORS['something-went-wrong'];
}

export const sentenceOf = (code: string): string => errorEntry(code).sentence;
