// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {ISafe, ISafeProxyFactory} from "./ISafe.sol";
import {Create2} from "@openzeppelin/contracts/utils/Create2.sol";

/// @notice Creates Safes 1.4.1 through Safe's own factory, as Safe's own interface would: same addresses, same events.
/// @dev A Safe's address commits to its owners, threshold and code, and its factory sets it up in the transaction that
/// creates it. So whoever creates it first creates the same Safe, and one that stands is as good as a new one: creating
/// somebody's Safe before them hinders nothing.
abstract contract SafeDeployer {
    ISafeProxyFactory private immutable _SAFE_PROXY_FACTORY;
    address private immutable _SAFE_SINGLETON;
    address private immutable _SAFE_FALLBACK_HANDLER;

    constructor(address safeProxyFactory, address safeSingleton, address safeFallbackHandler) {
        _SAFE_PROXY_FACTORY = ISafeProxyFactory(safeProxyFactory);
        _SAFE_SINGLETON = safeSingleton;
        _SAFE_FALLBACK_HANDLER = safeFallbackHandler;
    }

    /// @return safe The Safe.
    /// @return created Whether it was created now.
    function _deploySafe(address[] calldata owners, uint256 threshold, uint256 saltNonce)
        internal
        returns (address safe, bool created)
    {
        bytes memory initialiser = _initialiser(owners, threshold);
        safe = _safeAddress(initialiser, saltNonce);
        created = safe.code.length == 0;
        if (created) _SAFE_PROXY_FACTORY.createProxyWithNonce(_SAFE_SINGLETON, initialiser, saltNonce);
    }

    function _safeAddress(bytes memory initialiser, uint256 saltNonce) internal view returns (address) {
        bytes32 initCodeHash =
            keccak256(abi.encodePacked(_SAFE_PROXY_FACTORY.proxyCreationCode(), uint256(uint160(_SAFE_SINGLETON))));
        bytes32 salt = keccak256(abi.encodePacked(keccak256(initialiser), saltNonce));
        return Create2.computeAddress(salt, initCodeHash, address(_SAFE_PROXY_FACTORY));
    }

    /// No module, no payment: nothing but owners, threshold and the fallback handler.
    function _initialiser(address[] calldata owners, uint256 threshold) internal view returns (bytes memory) {
        return abi.encodeCall(
            ISafe.setup, (owners, threshold, address(0), "", _SAFE_FALLBACK_HANDLER, address(0), 0, payable(address(0)))
        );
    }
}
