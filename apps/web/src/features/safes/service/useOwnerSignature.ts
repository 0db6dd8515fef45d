import { keySignatureOf } from '@althing/bindings';
import { type Address, type ChainId, type Hex, sameAddress } from '@althing/domain/units';
import { concat, hashTypedData, numberToHex, recoverAddress, type TypedDataDefinition } from 'viem';
import { useConfig } from 'wagmi';
import { getConnection, signTypedData, switchChain } from 'wagmi/actions';

const OTHER_SIGNER = 'Your wallet signed with another account than the one that is connected. Nothing was sent.';

const NOT_CONNECTED = 'The wallet is not connected any more. Nothing was sent.';

export interface OwnerSigning {
  /** Has the connected account sign typed data for a chain, and checks whose signature it is. Throws the wallet's error. */
  signAsKey(chainId: ChainId, typedData: TypedDataDefinition): Promise<Hex>;
  /** The same for an account that is a contract, which whoever gets the signature asks about it. */
  signAsContract(chainId: ChainId, typedData: TypedDataDefinition): Promise<Hex>;
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
  async function signAsContract(chainId: ChainId, typedData: TypedDataDefinition): Promise<Hex> {
    // Many wallets refuse to sign for another chain than theirs.
    if (getConnection(config).chainId !== chainId) await switchChain(config, { chainId });
    return signTypedData(config, { account: sender(), ...typedData });
  }
  return {
    sender,
    signAsContract,
    async signAsKey(chainId, typedData) {
      const signature = keySignature(await signAsContract(chainId, typedData));
      const signer = signature && (await recoverAddress({ hash: hashTypedData(typedData), signature }));
      if (!signature || !sameAddress(signer, sender())) throw new Error(OTHER_SIGNER);
      return signature;
    },
  };
}

/** The signature of a key with v 27 or 28, as Safes want it; undefined where it is none, as what contracts sign has another form. */
function keySignature(bytes: Hex): Hex | undefined {
  const parts = keySignatureOf(bytes);
  return parts && concat([parts.r, parts.s, numberToHex(parts.v)]);
}
