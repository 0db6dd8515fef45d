// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IOrganisationDeployer} from "../../../../src/deployment/IOrganisationDeployer.sol";
import {IQuadraticGovernor} from "../../../../src/governance/IQuadraticGovernor.sol";
import {OrganisationTimelock} from "../../../../src/governance/OrganisationTimelock.sol";
import {QuadraticGovernor} from "../../../../src/governance/QuadraticGovernor.sol";
import {OrganisationToken} from "../../../../src/token/OrganisationToken.sol";
import {BallotSigner} from "../../../helpers/BallotSigner.sol";
import {Founding} from "../../../helpers/Founding.sol";
import {PlatformTest} from "../../../helpers/PlatformTest.sol";
import {Target} from "../../../helpers/Target.sol";
import {TestDecoder} from "../../../helpers/TestDecoder.sol";
import {IGovernor} from "@openzeppelin/contracts/governance/IGovernor.sol";

/// Alice holds 600, Bob 300 and Carol 100 of 1,000 votes, all with a score of 30: 24, 17 and 10 votes. The quorum is 20 %,
/// For needs 60 %, the bands are the platform's. Beside it a governor that executes itself, whose bands all differ.
abstract contract QuadraticGovernorTest is PlatformTest, BallotSigner {
    uint16 internal constant THRESHOLD = 6000;
    uint256 internal constant THIRTY = 300_000;

    TestDecoder internal decoder;
    OrganisationToken internal token;
    QuadraticGovernor internal governor;
    OrganisationTimelock internal timelock;
    QuadraticGovernor internal graded;
    Target internal target;

    address[] internal targets = new address[](1);
    uint256[] internal values = new uint256[](1);
    bytes[] internal calldatas = new bytes[](1);
    string internal description = "Set it to seven";

    function setUp() public virtual override {
        super.setUp();
        decoder = new TestDecoder();
        Founding.Batch memory org = _organisation(address(this));
        org.governors = new IOrganisationDeployer.GovernanceSetup[](2);
        org.governors[0] = _governanceSetup(address(this));
        org.governors[0].governor.quadratic = _settings([0, 50, 100, 100]);
        org.governors[1] = _governanceSetup(address(this));
        org.governors[1].governor.quadratic = _settings([10, 50, 80, 100]);
        org.governors[1].salts.governor = "graded";
        org.governors[1].timelockDelay = 0;
        founding.deploy(org);
        token = OrganisationToken(founding.getToken(address(this), TOKEN_SALT));
        governor = QuadraticGovernor(payable(founding.getGovernance(address(this), GOVERNOR_SALT)));
        timelock = OrganisationTimelock(payable(founding.getGovernance(address(this), TIMELOCK_SALT)));
        graded = QuadraticGovernor(payable(founding.getGovernance(address(this), "graded")));

        for (uint256 i = 0; i < 3; ++i) {
            address holder = [ALICE, BOB, CAROL][i];
            vm.prank(holder);
            token.delegate(holder);
            decoder.set(holder, THIRTY);
        }
        target = new Target();
        (targets[0], calldatas[0]) = (address(target), abi.encodeCall(Target.set, (7)));
        skip(1);
    }

    function _settings(uint8[4] memory bands) internal view returns (IQuadraticGovernor.QuadraticSettings memory) {
        return IQuadraticGovernor.QuadraticSettings(address(decoder), bands, THRESHOLD);
    }

    function _give(address from, address to, uint256 amount) internal {
        vm.prank(from);
        assertTrue(token.transfer(to, amount));
    }

    /// Proposes and waits until voting is open.
    function _open(QuadraticGovernor in_) internal returns (uint256 proposalId) {
        vm.prank(ALICE);
        proposalId = in_.propose(targets, values, calldatas, description);
        skip(VOTING_DELAY + 1);
    }

    function _vote(QuadraticGovernor in_, uint256 proposalId, address voter, uint8 support) internal {
        vm.prank(voter);
        in_.castVote(proposalId, support);
    }

    function _descriptionHash() internal view returns (bytes32) {
        return keccak256(bytes(description));
    }

    function _assertVotes(QuadraticGovernor in_, uint256 proposalId, uint256[3] memory expected) internal view {
        (uint256 against, uint256 for_, uint256 abstain) = in_.proposalVotes(proposalId);
        assertEq(against, expected[0], "against");
        assertEq(for_, expected[1], "for");
        assertEq(abstain, expected[2], "abstain");
    }

    function _assertState(QuadraticGovernor in_, uint256 proposalId, IGovernor.ProposalState expected) internal view {
        assertEq(uint256(in_.state(proposalId)), uint256(expected));
    }

    /// @param name Of an account made by `makeAddr`.
    function _sign(string memory name, bytes32 digest) internal returns (bytes memory) {
        (, uint256 key) = makeAddrAndKey(name);
        return _sign(key, digest);
    }
}
