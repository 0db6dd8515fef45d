import { type Address, type ChainId, type Hex, sameAddress } from '@althing/domain/units';
import { hashTypedData, parseSignature, recoverAddress, serializeSignature, type TypedDataDefinition } from 'viem';
import { useConfig } from 'wagmi';
import { getConnection, signTypedData, switchChain } from 'wagmi/actions';

const OTHER_SIGNER = 'Your wallet signed with another account than the one that is connected. Nothing was sent.';

const NOT_CONNECTED = 'The wallet is not connected any more. Nothing was sent.';

export interface OwnerSignature {
  sender: Address;
  signature: Hex;
}

export interface OwnerSigning {
  /** Has the connected account sign typed data for a chain, and checks whose signature it is. Throws the wallet's error. */
  sign(chainId: ChainId, typedData: TypedDataDefinition): Promise<OwnerSignature>;
  /** The account that is connected. */
  sender(): Address;
}

/** What is signed for Safes, all by the same way. */
export function useOwnerSignature(): OwnerSigning {
  const config = useConfig();
  function sender(): Address {
    const { address } = getConnection(config);
    if (!address) throw new Error(NOT_CONNECTED);
    return address;
  }
  return {
    sender,
    async sign(chainId, typedData) {
      // Many wallets refuse to sign for another chain than theirs.
      if (getConnection(config).chainId !== chainId) await switchChain(config, { chainId });
      const account = sender();
      const signature = keySignature(await signTypedData(config, { account, ...typedData }));
      const signer = signature && (await recoverAddress({ hash: hashTypedData(typedData), signature }));
      if (!signature || !sameAddress(signer, account)) throw new Error(OTHER_SIGNER);
      return { sender: account, signature };
    },
  };
}

/** The signature of a key with v 27 or 28, as Safes want it; undefined where it is none. */
function keySignature(bytes: Hex): Hex | undefined {
  try {
    return serializeSignature(parseSignature(bytes));
  } catch {
    // What contracts sign has another form.
    return undefined;
  }
}
