// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {GovernorBase} from "../../src/governance/GovernorBase.sol";
import {CommonBase} from "forge-std/Base.sol";

/// Signs votes as wallets do, knowing domain and type from the standard and not from the governor.
abstract contract BallotSigner is CommonBase {
    /// A vote For.
    function _signBallot(GovernorBase in_, uint256 proposalId, address voter, uint256 key)
        internal
        view
        returns (bytes memory)
    {
        return _signBallot(in_, proposalId, 1, voter, key);
    }

    /// With the nonce that the voter has for this proposal alone.
    function _signBallot(GovernorBase in_, uint256 proposalId, uint8 support, address voter, uint256 key)
        internal
        view
        returns (bytes memory)
    {
        return _sign(key, _ballot(in_, proposalId, support, voter, in_.nonces(voter, uint192(proposalId))));
    }

    /// @return What is signed for a vote.
    function _ballot(GovernorBase in_, uint256 proposalId, uint8 support, address voter, uint256 nonce)
        internal
        view
        returns (bytes32)
    {
        bytes32 typeHash = keccak256("Ballot(uint256 proposalId,uint8 support,address voter,uint256 nonce)");
        return _governorDigest(address(in_), abi.encode(typeHash, proposalId, support, voter, nonce));
    }

    /// @return What is signed for a message, encoded with its type, in the governor's domain (EIP-712).
    function _governorDigest(address in_, bytes memory message) internal view returns (bytes32) {
        bytes32 domain = keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256("Althing Governor"),
                keccak256("1"),
                block.chainid,
                in_
            )
        );
        return keccak256(abi.encodePacked(hex"1901", domain, keccak256(message)));
    }

    function _sign(uint256 key, bytes32 digest) internal pure returns (bytes memory) {
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, digest);
        return abi.encodePacked(r, s, v);
    }
}
