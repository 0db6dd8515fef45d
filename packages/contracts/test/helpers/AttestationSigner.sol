// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {ITWAPOracle} from "../../src/oracle/ITWAPOracle.sol";
import {CommonBase} from "forge-std/Base.sol";

/// Signs attestations by the specification of EIP-712 rather than by the oracle's own functions.
abstract contract AttestationSigner is CommonBase {
    bytes32 private constant TYPEHASH = keccak256(
        "PriceAttestation(address vault,address base,address quote,uint256 price,uint64 timestamp,uint64 validUntil)"
    );

    function _digest(address oracle, uint256 chainId, ITWAPOracle.PriceAttestation memory claim)
        internal
        pure
        returns (bytes32)
    {
        bytes32 domain = keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256("Althing TWAP Oracle"),
                keccak256("1"),
                chainId,
                oracle
            )
        );
        return keccak256(abi.encodePacked(hex"1901", domain, keccak256(abi.encode(TYPEHASH, claim))));
    }

    function _sign(uint256 key, bytes32 digest) internal pure returns (bytes memory) {
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, digest);
        return abi.encodePacked(r, s, v);
    }

    /// @param keys In ascending order of their addresses.
    function _attested(address oracle, ITWAPOracle.PriceAttestation memory claim, uint256[] memory keys)
        internal
        view
        returns (bytes memory)
    {
        bytes[] memory signatures = new bytes[](keys.length);
        for (uint256 i = 0; i < keys.length; ++i) {
            signatures[i] = _sign(keys[i], _digest(oracle, block.chainid, claim));
        }
        return abi.encode(claim, signatures);
    }
}
