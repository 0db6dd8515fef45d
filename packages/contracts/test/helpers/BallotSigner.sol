// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {OrganisationGovernor} from "../../src/governance/OrganisationGovernor.sol";
import {CommonBase} from "forge-std/Base.sol";

/// Signs votes For.
abstract contract BallotSigner is CommonBase {
    /// With the nonce that the voter has for this proposal alone.
    function _signBallot(OrganisationGovernor in_, uint256 proposalId, address voter, uint256 key)
        internal
        view
        returns (bytes memory)
    {
        bytes32 domain = keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256("Althing Governor"),
                keccak256("1"),
                block.chainid,
                address(in_)
            )
        );
        uint256 nonce = in_.nonces(voter, uint192(proposalId));
        bytes32 ballot = keccak256(abi.encode(in_.BALLOT_TYPEHASH(), proposalId, uint8(1), voter, nonce));
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, keccak256(abi.encodePacked(hex"1901", domain, ballot)));
        return abi.encodePacked(r, s, v);
    }
}
