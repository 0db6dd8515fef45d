// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IPassportScores} from "../../../../src/governance/IPassportScores.sol";
import {PassportScores} from "../../../../src/governance/PassportScores.sol";
import {PlatformTest} from "../../../helpers/PlatformTest.sol";

/// A registry with one signer, and claims that hold for a day.
abstract contract PassportScoresTest is PlatformTest {
    address internal immutable OWNER = makeAddr("owner");
    address internal immutable SIGNER = makeAddr("signer");

    PassportScores internal scores;

    function setUp() public virtual override {
        super.setUp();
        scores = new PassportScores(OWNER, SIGNER);
    }

    function _claim(address account, uint128 score) internal view returns (IPassportScores.ScoreClaim memory) {
        uint48 time = uint48(block.timestamp);
        return IPassportScores.ScoreClaim(account, score, time, time + 1 days);
    }

    /// By the specification of EIP-712 rather than by the contract's own functions.
    function _digest(PassportScores in_, IPassportScores.ScoreClaim memory claim) internal view returns (bytes32) {
        bytes32 domain = keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256("Althing Passport Scores"),
                keccak256("1"),
                block.chainid,
                address(in_)
            )
        );
        bytes32 typeHash = keccak256("ScoreClaim(address account,uint128 score,uint48 issuedAt,uint48 expiresAt)");
        return keccak256(abi.encodePacked(hex"1901", domain, keccak256(abi.encode(typeHash, claim))));
    }

    /// @param name Of a signer made by `makeAddr`.
    function _signed(string memory name, IPassportScores.ScoreClaim memory claim)
        internal
        returns (IPassportScores.SignedClaim memory)
    {
        return _signed(name, makeAddr(name), claim);
    }

    function _signed(string memory name, address signer, IPassportScores.ScoreClaim memory claim)
        internal
        returns (IPassportScores.SignedClaim memory)
    {
        return IPassportScores.SignedClaim(claim, signer, _signature(name, _digest(scores, claim)));
    }

    function _signature(string memory name, bytes32 digest) internal returns (bytes memory) {
        (, uint256 key) = makeAddrAndKey(name);
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, digest);
        return abi.encodePacked(r, s, v);
    }

    function _assertLatest(IPassportScores.ScoreClaim memory expected) internal view {
        (uint128 score, uint48 issuedAt, uint48 expiresAt) = scores.latestClaim(expected.account);
        assertEq(score, expected.score);
        assertEq(issuedAt, expected.issuedAt);
        assertEq(expiresAt, expected.expiresAt);
    }

    function _expectNoScore(address account) internal {
        vm.expectRevert(abi.encodeWithSelector(IPassportScores.PassportScores_NoScore.selector, account));
        scores.getScore(account);
    }
}
