// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {ERC1967Utils} from "@openzeppelin/contracts/proxy/ERC1967/ERC1967Utils.sol";

/// @title The proxy behind which every organisation contract lives.
/// @notice The code at a proxy's address is this contract's runtime code followed by 112 bytes, written once by
/// `OrganisationProxyConstructor`: argument (32) | companion (20) | first implementation (20) | upgrader (20) | authority (20). The
/// first implementation stays where it is when the proxy is upgraded: another one could have left anything in the proxy's storage.
///
/// Trust: the authority can replace the implementation at any time, hence take everything the proxy holds; nobody else
/// can change anything. The upgrader is a stateless contract of the platform that knows `upgradeToAndCall` only.
///
/// No selector can clash: the proxy looks at the caller, never at the calldata. The authority always reaches the
/// upgrader and everybody else always reaches the implementation, whatever they send.
contract OrganisationProxy {
    /// One block of assembly, because every call to every contract of every organisation passes here: half the gas
    /// that OpenZeppelin's `Proxy` spends on the same steps. The authority comes from the code rather than from storage because a
    /// cold storage slot costs 2,100 gas.
    fallback() external payable {
        bytes32 slot = ERC1967Utils.IMPLEMENTATION_SLOT;
        assembly {
            codecopy(0x00, sub(codesize(), 40), 40)
            let target := shr(96, mload(0x00))
            if xor(caller(), shr(96, mload(0x14))) { target := sload(slot) }

            calldatacopy(0x00, 0x00, calldatasize())
            let success := delegatecall(gas(), target, 0x00, calldatasize(), 0x00, 0x00)
            returndatacopy(0x00, 0x00, returndatasize())
            if iszero(success) { revert(0x00, returndatasize()) }
            return(0x00, returndatasize())
        }
    }
}
