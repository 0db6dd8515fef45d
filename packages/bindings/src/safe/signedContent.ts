import type { Address, ChainId, Hex } from '@althing/domain/units';
import { concat, encodeAbiParameters, hashDomain, keccak256, parseAbiParameters, stringToHex } from 'viem';

/** What the owners of a Safe sign in order to have it executed. Amounts in the smallest unit. */
export interface SafeTransaction {
  to: Address;
  value: bigint;
  data: Hex;
  /** 0 calls `to`; 1 runs the code of `to` as the Safe itself. */
  operation: 0 | 1;
  safeTxGas: bigint;
  baseGas: bigint;
  gasPrice: bigint;
  gasToken: Address;
  refundReceiver: Address;
  nonce: bigint;
}

/** Content that owners sign: its bytes, which contracts are asked about, and their hash, which keys sign. */
export interface SafeSignedContent {
  preimage: Hex;
  hash: Hex;
}

const TRANSACTION_TYPE =
  'SafeTx(address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 baseGas,uint256 gasPrice,address gasToken,address refundReceiver,uint256 nonce)';
const MESSAGE_TYPE = 'SafeMessage(bytes message)';
const typeHash = (type: string): Hex => keccak256(stringToHex(type));
const transactionWords = parseAbiParameters(
  'bytes32, address, uint256, bytes32, uint8, uint256, uint256, uint256, address, address, uint256',
);
const DOMAIN = {
  EIP712Domain: [
    { name: 'chainId', type: 'uint256' },
    { name: 'verifyingContract', type: 'address' },
  ],
} as const;

/** The hash of what everything is signed for: this Safe on this chain. */
export const safeDomainHash = (chainId: ChainId, safe: Address): Hex =>
  hashDomain({ domain: { chainId: BigInt(chainId), verifyingContract: safe }, types: DOMAIN });

function signed(chainId: ChainId, safe: Address, struct: Hex): SafeSignedContent {
  const preimage = concat(['0x1901', safeDomainHash(chainId, safe), keccak256(struct)]);
  return { preimage, hash: keccak256(preimage) };
}

/** What owners of a Safe (1.3.0 or later) sign for a transaction; `hash` is what `getTransactionHash` answers. */
export function safeTransactionContent(chainId: ChainId, safe: Address, transaction: SafeTransaction): SafeSignedContent {
  const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce } = transaction;
  const words = [keccak256(data), operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce] as const;
  return signed(chainId, safe, encodeAbiParameters(transactionWords, [typeHash(TRANSACTION_TYPE), to, value, ...words]));
}

/**
 * What owners of a Safe sign for a message.
 *
 * @param messageHash - of the text (EIP-191) or the typed data (EIP-712), i.e. what an account with a key would sign.
 */
export function safeMessageContent(chainId: ChainId, safe: Address, messageHash: Hex): SafeSignedContent {
  return signed(
    chainId,
    safe,
    encodeAbiParameters(parseAbiParameters('bytes32, bytes32'), [typeHash(MESSAGE_TYPE), keccak256(messageHash)]),
  );
}
