// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IOrganisationDeployer} from "./IOrganisationDeployer.sol";
import {ISafe, ISafeProxyFactory} from "./ISafe.sol";
import {Create2} from "@openzeppelin/contracts/utils/Create2.sol";

/// @notice Creates Safes 1.4.1 through Safe's own factory, as Safe's own interface would: same addresses, same events.
/// @dev A Safe's address commits to its first owners, threshold and code, and its factory sets it up in the transaction that
/// creates it: whoever creates somebody's Safe before them creates the same Safe and hinders nothing. Its owners may have
/// changed it since, so one that stands counts only as long as it is what a new one would be. What they alone can have
/// hidden in it, by a delegated call to a program of theirs, cannot be seen from outside.
abstract contract SafeDeployer is IOrganisationDeployer {
    /// Begins and ends Safe's lists.
    address private constant SENTINEL = address(1);

    /// keccak256("guard_manager.guard.address")
    uint256 private constant GUARD_SLOT = 0x4a204f620c8c5ccdca3fd54d003badd85ba500436a431f0cbda4f558c93c34c8;

    /// keccak256("fallback_manager.handler.address")
    uint256 private constant HANDLER_SLOT = 0x6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d5;

    ISafeProxyFactory private immutable _SAFE_PROXY_FACTORY;
    address private immutable _SAFE_SINGLETON;
    address private immutable _SAFE_FALLBACK_HANDLER;

    constructor(address safeProxyFactory, address safeSingleton, address safeFallbackHandler) {
        _requireCode(safeProxyFactory);
        _requireCode(safeSingleton);
        _requireCode(safeFallbackHandler);
        _SAFE_PROXY_FACTORY = ISafeProxyFactory(safeProxyFactory);
        _SAFE_SINGLETON = safeSingleton;
        _SAFE_FALLBACK_HANDLER = safeFallbackHandler;
    }

    /// @return safe Created now, or found as it would have been created.
    function _deploySafe(address[] calldata owners, uint256 threshold, uint256 saltNonce)
        internal
        returns (address safe)
    {
        bytes memory initialiser = _initialiser(owners, threshold);
        safe = _safeAddress(initialiser, saltNonce);
        if (safe.code.length == 0) {
            _SAFE_PROXY_FACTORY.createProxyWithNonce(_SAFE_SINGLETON, initialiser, saltNonce);
        } else {
            require(_isAsCreated(ISafe(safe), owners, threshold), Deployer_SafeDiffers(safe));
        }
    }

    /// Every function of the platform's contracts succeeds at an address without code, which a stranger may fill later.
    function _requireCode(address account) internal view {
        require(account.code.length > 0, Deployer_NoCode(account));
    }

    function _safeAddress(bytes memory initialiser, uint256 saltNonce) internal view returns (address) {
        bytes32 initCodeHash =
            keccak256(abi.encodePacked(_SAFE_PROXY_FACTORY.proxyCreationCode(), uint256(uint160(_SAFE_SINGLETON))));
        bytes32 salt = keccak256(abi.encodePacked(keccak256(initialiser), saltNonce));
        return Create2.computeAddress(salt, initCodeHash, address(_SAFE_PROXY_FACTORY));
    }

    /// The program is asked for first: another one may answer anything.
    function _isAsCreated(ISafe safe, address[] calldata owners, uint256 threshold) private view returns (bool) {
        if (safe.masterCopy() != _SAFE_SINGLETON) return false;
        (address[] memory modules,) = safe.getModulesPaginated(SENTINEL, 1);
        return keccak256(abi.encode(safe.getOwners())) == keccak256(abi.encode(owners))
            && safe.getThreshold() == threshold && modules.length == 0 && _accountAt(safe, GUARD_SLOT) == address(0)
            && _accountAt(safe, HANDLER_SLOT) == _SAFE_FALLBACK_HANDLER;
    }

    function _accountAt(ISafe safe, uint256 slot) private view returns (address) {
        return abi.decode(safe.getStorageAt(slot, 1), (address));
    }

    /// No module, no payment: nothing but owners, threshold and the fallback handler.
    function _initialiser(address[] calldata owners, uint256 threshold) internal view returns (bytes memory) {
        return abi.encodeCall(
            ISafe.setup, (owners, threshold, address(0), "", _SAFE_FALLBACK_HANDLER, address(0), 0, payable(address(0)))
        );
    }
}
