import type { Address, Hex } from '@althing/domain/units';

/** A contract of the Safe project with the published hash of its runtime code. */
export interface CanonicalContract {
  address: Address;
  codeHash: Hex;
}

export const SAFE_VERSION = '1.4.1';

/** Source: @safe-global/safe-deployments 1.37.63, assets v1.4.1, entry `canonical`; the same on every EVM-equivalent chain. */
export const SAFE_CONTRACTS = {
  singleton: {
    address: '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762',
    codeHash: '0xb1f926978a0f44a2c0ec8fe822418ae969bd8c3f18d61e5103100339894f81ff',
  },
  proxyFactory: {
    address: '0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67',
    codeHash: '0x50c3cdc4074750a7a974204a716c999edd37482f907608d960b2b025ee0b3317',
  },
  fallbackHandler: {
    address: '0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99',
    codeHash: '0x7c6007a5d711cea8dfd5d91f5940ec29c7f200fe511eb1fc1397b367af3c42f9',
  },
  multiSend: {
    address: '0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526',
    codeHash: '0x0e4f7fc66550a322d1e7688e181b75e217e662a4f3f4d6a29b22bc61217c4b77',
  },
  multiSendCallOnly: {
    address: '0x9641d764fc13c8B624c04430C7356C1C7C8102e2',
    codeHash: '0xecd5bd14a08c5d2122379900b2f272bdf107a7e92423c10dd5fe3254386c9939',
  },
} as const satisfies Record<string, CanonicalContract>;

/** Code that a Safe runs in order to measure a call and then undoes. Safes work without it. Source as above. */
export const SAFE_SIMULATE_ACCESSOR: Address = '0x3d4BA2E0884aa488718476ca2FB8Efc291A46199';

/**
 * keccak256 of `SafeProxyFactory.proxyCreationCode()` followed by the SafeL2 singleton as a word, which is what CREATE2 hashes. The code itself is
 * not needed
 * to predict an address.
 */
export const SAFE_PROXY_INIT_CODE_HASH: Hex = '0xe298282cefe913ab5d282047161268a8222e4bd4ed106300c547894bbefd31ee';
/** keccak256 of the runtime code of every 1.4.1 proxy, which has no immutables. */
export const SAFE_PROXY_CODE_HASH: Hex = '0xd7d408ebcd99b2b70be43e20253d6d92a8ea8fab29bd3be7f55b10032331fb4c';

/** Hashes of the runtime code of proxies of 1.3.0, 1.4.1 and 1.5.0: what their factories create, whose own code hashes are published. */
export const KNOWN_SAFE_PROXY_CODE_HASHES: readonly Hex[] = [
  '0xb89c1b3bdf2cf8827818646bce9a8f6e372885f8c55e5c07acbd307cb133b000',
  SAFE_PROXY_CODE_HASH,
  '0x4e381985ca68b3e5d27b4425fa581c19cf33146d3f887a3cfca96f55528ea46f',
];
/** Safe and SafeL2 of the same versions; 1.3.0 also as deployed by EIP-155 transactions. Source as for `SAFE_CONTRACTS`. */
export const KNOWN_SAFE_SINGLETONS: readonly Address[] = [
  '0xd9Db270c1B5E3Bd161E8c8503c55cEABeE709552',
  '0x69f4D1788e39c87893C980c06EdF4b7f686e2938',
  '0x3E5c63644E683549055b9Be8653de26E0B4CD36E',
  '0xfb1bffC9d739B8D520DaF37dF666da4C687191EA',
  '0x41675C099F32341bf84BFc5382aF534df5C7461a',
  SAFE_CONTRACTS.singleton.address,
  '0xFf51A5898e281Db6DfC7855790607438dF2ca44b',
  '0xEdd160fEBBD92E350D4D398fb636302fccd67C7e',
];

/** Storage slots of a Safe that no function reads. The singleton is the proxy's first variable. */
export const SAFE_SINGLETON_SLOT: Hex = '0x0000000000000000000000000000000000000000000000000000000000000000';
/** keccak256("fallback_manager.handler.address") */
export const SAFE_FALLBACK_HANDLER_SLOT: Hex = '0x6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d5';
/** keccak256("guard_manager.guard.address") */
export const SAFE_GUARD_SLOT: Hex = '0x4a204f620c8c5ccdca3fd54d003badd85ba500436a431f0cbda4f558c93c34c8';
/** Start of the linked lists of owners and modules, which also ends them. */
export const SAFE_SENTINEL: Address = '0x0000000000000000000000000000000000000001';
