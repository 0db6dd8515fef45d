import type { SafeMessage, TypedMessage } from '@althing/domain/safeService';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import { getTypesForEIP712Domain, hashMessage, hashStruct, hashTypedData } from 'viem';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../call.ts';
import { isContractAnswer } from '../isContractAnswer.ts';
import { safeAbi } from './abi.ts';
import { safeDomainHash, safeMessageContent } from './signedContent.ts';
import type { SafeHashes } from './transactions.ts';

/**
 * What an account with a key would sign of a message: the hash of a text (EIP-191) or of typed data (EIP-712).
 *
 * @throws viem's error where values are not of the types that the typed data gives them.
 */
export const safeMessageHash = (message: SafeMessage): Hex =>
  typeof message === 'string' ? hashMessage(message) : hashTypedData(message as Parameters<typeof hashTypedData>[0]);

/** What wallets and devices show when typed data is signed as it is, by a key. */
export function typedMessageHashes(data: TypedMessage): SafeHashes {
  const { domain, types, primaryType, message } = data;
  return {
    domain: hashStruct({ types: { EIP712Domain: getTypesForEIP712Domain({ domain }) }, primaryType: 'EIP712Domain', data: domain }),
    message: hashStruct({ types, primaryType, data: message }),
    signed: safeMessageHash(data),
  };
}

/** What a wallet is asked to sign (EIP-712) for a message of a Safe. `messageHash` is that of `safeMessageHash`. */
export const safeMessageTypedData = (chainId: ChainId, safe: Address, messageHash: Hex) =>
  ({
    domain: { chainId, verifyingContract: safe },
    types: { SafeMessage: [{ name: 'message', type: 'bytes' }] },
    primaryType: 'SafeMessage',
    message: { message: messageHash },
  }) as const;

export function safeMessageHashes(chainId: ChainId, safe: Address, messageHash: Hex): SafeHashes {
  const { types, primaryType, message } = safeMessageTypedData(chainId, safe, messageHash);
  return {
    domain: safeDomainHash(chainId, safe),
    message: hashStruct({ types, primaryType, data: message }),
    signed: safeMessageContent(chainId, safe, messageHash).hash,
  };
}

const VALID = '0x1626ba7e';

/**
 * Whether a Safe takes `signature` for its own over a message, as other contracts ask it (EIP-1271). `messageHash` is that of `safeMessageHash`.
 *
 * @throws the transport's error where no node answers.
 */
export async function isSafeSignatureValid(
  client: ReadClient,
  { safe, messageHash, signature }: { safe: Address; messageHash: Hex; signature: Hex },
): Promise<boolean> {
  try {
    const args = [messageHash, signature] as const;
    return (await readContract(client, { address: safe, abi: safeAbi, functionName: 'isValidSignature', args })) === VALID;
  } catch (error) {
    if (isContractAnswer(error)) return false;
    throw error;
  }
}
