import { relayDepositoryAbi } from '@althing/bindings';
import { concatHex, encodeEventTopics, type Hex } from 'viem';

const [DEPOSITED] = encodeEventTopics({ abi: relayDepositoryAbi, eventName: 'RelayErc20Deposit' });

/**
 * Runtime code that takes the place of Relay's depository, of which no package has the contract: whatever is called, it takes `amount` of `token` from the
 * caller, and logs the arguments, which are those of `RelayErc20Deposit`: depositor, token, amount and id.
 */
export const RELAY_DEPOSITORY_CODE: Hex = concatHex([
  // transferFrom(caller, this, amount), written to memory.
  '0x6323b872dd60e01b5f52',
  '0x33600452',
  '0x30602452',
  '0x604435604452',
  // Called at the token; what fails is reverted.
  '0x60205f60645f5f6024355af1',
  '0x602a57',
  '0x5f5ffd',
  '0x5b',
  // The four arguments, logged.
  '0x608060045f37',
  '0x7f',
  DEPOSITED,
  '0x60805fa1',
  '0x00',
]);
