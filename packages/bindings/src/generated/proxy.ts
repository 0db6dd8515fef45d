// Generated from packages/contracts by `npm run abi -w @althing/contracts`. Do not edit.

/** Hash of the one init code of every proxy: a proxy's CREATE2 address is f(ProxyFactory, salt, this). */
export const proxyInitCodeHash = '0x92f52e5dab8bafe5971fba6855139bb72e561480d79be8d1e541aad4627bc228' as const;

/**
 * Runtime code of every proxy up to its 92-byte trailer: argument (32 bytes; a governor's, vesting's or spoke's is its token, that of a token that wraps another is the
 * other's supply, others' zero), then the companion (20; a governor's is its refund contract, a spoke's its vesting, a token's its lockbox, others' zero), the address of ProxyUpgrader (20) and the authority (20). A proxy's code hash is keccak256(template ++ trailer).
 */
export const proxyRuntimeTemplate = '0x60806040527f360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc602860271938015f395f5160601c60145160601c3318156043575080545b365f5f375f5f365f845af490503d5f5f3e80605c573d5ffd5b503d5ff3' as const;

/** Length of `proxyRuntimeTemplate` in bytes; the trailer begins here. */
export const proxyTrailerOffset = 97;
