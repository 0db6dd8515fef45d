// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IOrganisationDeployer} from "../../../../src/deployment/IOrganisationDeployer.sol";
import {IOrganisationGovernor} from "../../../../src/governance/IOrganisationGovernor.sol";
import {IPassportScores} from "../../../../src/governance/IPassportScores.sol";
import {IQuadraticGovernor} from "../../../../src/governance/IQuadraticGovernor.sol";
import {QuadraticGovernor} from "../../../../src/governance/QuadraticGovernor.sol";
import {OrganisationToken} from "../../../../src/token/OrganisationToken.sol";
import {Founding} from "../../../helpers/Founding.sol";
import {PassportScoresTest} from "./PassportScoresTest.sol";

contract PassportScores_getScore is PassportScoresTest {
    function testFuzz_revertsWithoutAClaim(address account) public {
        _expectNoScore(account);
        _assertLatest(IPassportScores.ScoreClaim(account, 0, 0, 0));
    }

    function test_revertsOnceAScoreIsTakenAway() public {
        scores.submit(_signed("signer", _claim(ALICE, 250_001)));
        skip(1);
        IPassportScores.ScoreClaim memory none = _claim(ALICE, 0);
        scores.submit(_signed("signer", none));
        _expectNoScore(ALICE);
        _assertLatest(none);
    }

    function testFuzz_revertsFromTheSecondOfExpiryOn(uint256 time) public {
        IPassportScores.ScoreClaim memory claim = _claim(ALICE, 150_000);
        scores.submit(_signed("signer", claim));
        vm.warp(claim.expiresAt - 1);
        assertEq(scores.getScore(ALICE), 150_000);
        vm.warp(bound(time, claim.expiresAt, type(uint64).max));
        _expectNoScore(ALICE);
        _assertLatest(claim);
    }

    function test_anExpiredClaimDoesNotBringBackAnOlderOne() public {
        scores.submit(_signed("signer", _claim(ALICE, 250_001)));
        skip(1 hours);
        IPassportScores.ScoreClaim memory short = _claim(ALICE, 150_000);
        short.expiresAt = short.issuedAt + 1;
        scores.submit(_signed("signer", short));
        skip(1);
        _expectNoScore(ALICE);
    }

    function test_aQuadraticGovernorReadsIt() public {
        Founding.Batch memory org = _organisation(address(this));
        org.governors[0].governor.quadratic =
            IQuadraticGovernor.QuadraticSettings(address(scores), [0, 50, 100, 100], 5000);
        founding.deploy(org);
        OrganisationToken token = OrganisationToken(founding.getToken(address(this), TOKEN_SALT));
        QuadraticGovernor governor = QuadraticGovernor(payable(founding.getGovernance(address(this), GOVERNOR_SALT)));
        vm.prank(ALICE);
        token.delegate(ALICE);
        vm.prank(BOB);
        token.delegate(BOB);
        uint256 proposalId = governor.propose(new address[](1), new uint256[](1), new bytes[](1), "");
        skip(VOTING_DELAY + 1);

        scores.submit(_signed("signer", _claim(ALICE, 249_999)));
        vm.prank(ALICE);
        assertEq(governor.castVote(proposalId, 1), 1200);
        vm.expectRevert(abi.encodeWithSelector(IOrganisationGovernor.Governor_NoWeight.selector, BOB));
        vm.prank(BOB);
        governor.castVote(proposalId, 1);
        scores.submit(_signed("signer", _claim(BOB, 250_000)));
        vm.prank(BOB);
        assertEq(governor.castVote(proposalId, 1), 1700);
    }
}
