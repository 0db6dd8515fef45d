// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IOrganisationDeployer} from "../../../../src/deployment/IOrganisationDeployer.sol";
import {OrganisationGovernor} from "../../../../src/governance/OrganisationGovernor.sol";
import {ITokenVesting} from "../../../../src/vesting/ITokenVesting.sol";
import {IVestedVotes} from "../../../../src/vesting/IVestedVotes.sol";
import {TokenVesting} from "../../../../src/vesting/TokenVesting.sol";
import {Founding} from "../../../helpers/Founding.sol";
import {VestingTest} from "../../../helpers/VestingTest.sol";
import {IGovernor} from "@openzeppelin/contracts/governance/IGovernor.sol";

/// Says that it counts the token, that any proposal's snapshot is what it likes, and acts when it is voted on.
contract HostileGovernor {
    address public token;
    uint256 public proposalSnapshot_;
    address private _to;
    bytes private _call;
    bytes public answer;
    bool public accepted;

    constructor(address token_, uint256 snapshot) {
        (token, proposalSnapshot_) = (token_, snapshot);
    }

    function arm(address to, bytes calldata call) external {
        (_to, _call) = (to, call);
    }

    function proposalSnapshot(uint256) external view returns (uint256) {
        return proposalSnapshot_;
    }

    function castVoteWithReasonAndParams(uint256, uint8, string calldata, bytes calldata) external returns (uint256) {
        (accepted, answer) = _to.call(_call);
        return 0;
    }

    /// As a beneficiary.
    function begin(TokenVesting vesting, uint256 proposalId) external {
        vesting.castVote(address(this), proposalId, 1, "");
    }
}

contract TokenVesting_castVote is VestingTest {
    uint256 private _id;
    uint256 private _snapshot;

    /// Voting is open twelve days after the start: a first milestone has passed, and 12 % of what is linear.
    function setUp() public override {
        super.setUp();
        vm.warp(start + 11 days);
        _id = _propose();
        _snapshot = governor.proposalSnapshot(_id);
        assertEq(_snapshot, start + 12 days);
        vm.warp(_snapshot + 1);
    }

    function _cast(address voter, uint8 support) private returns (uint256) {
        vm.prank(voter);
        return vesting.castVote(address(governor), _id, support, "because");
    }

    function _assertVotes(uint256 against, uint256 for_, uint256 abstain) private view {
        (uint256 a, uint256 f, uint256 n) = governor.proposalVotes(_id);
        assertEq(a, against);
        assertEq(f, for_);
        assertEq(n, abstain);
    }

    function _daveAtTheSnapshot() private pure returns (uint256) {
        return 24e18 + uint256(MILESTONES_DAVE) / 3;
    }

    function test_revertsWhereFlexVotingIsOff() public {
        TokenVesting plain = _vestingProxy("plain");
        vm.prank(BOB);
        assertTrue(token.transfer(address(plain), 300e18));
        ITokenVesting.ScheduleSetup[] memory schedules = new ITokenVesting.ScheduleSetup[](1);
        schedules[0] = _schedules()[0];
        plain.initialize(false, schedules);
        vm.expectRevert(ITokenVesting.Vesting_FlexVotingOff.selector);
        vm.prank(DAVE);
        plain.castVote(address(governor), _id, 1, "");
        assertEq(plain.votesAt(DAVE, _snapshot), 0);
    }

    function testFuzz_revertsForAnUnknownKindOfVote(uint8 support) public {
        support = uint8(bound(support, 3, 255));
        vm.expectRevert(abi.encodeWithSelector(ITokenVesting.Vesting_InvalidSupport.selector, support));
        _cast(DAVE, support);
    }

    function test_revertsForAGovernorOfAnotherToken() public {
        Founding.Batch memory org = _organisation(BOB);
        vm.prank(BOB);
        founding.deploy(org);
        (, OrganisationGovernor other,) = _deployed(BOB);
        vm.expectRevert(abi.encodeWithSelector(ITokenVesting.Vesting_InvalidGovernor.selector, address(other)));
        vm.prank(DAVE);
        vesting.castVote(address(other), _id, 1, "");
    }

    function test_revertsUntilTheSnapshotHasPassed() public {
        vm.warp(_snapshot);
        vm.expectRevert(abi.encodeWithSelector(IVestedVotes.Vesting_FutureLookup.selector, _snapshot));
        _cast(DAVE, 1);
    }

    function test_revertsWithoutVestedTokensAtTheSnapshot() public {
        vm.expectRevert(abi.encodeWithSelector(ITokenVesting.Vesting_NoVotes.selector, ALICE));
        _cast(ALICE, 1);
        // A proposal that does not exist has its snapshot at 0, before everything.
        vm.expectRevert(abi.encodeWithSelector(ITokenVesting.Vesting_NoVotes.selector, DAVE));
        vm.prank(DAVE);
        vesting.castVote(address(governor), 7, 1, "");
    }

    function test_revertsWhenAllWasReleasedAtTheSnapshot() public {
        vm.warp(_snapshot);
        _release(ERIN, 2, vesting.computeReleasableAmount(2));
        vm.warp(_snapshot + 1 days);
        assertGt(vesting.computeReleasableAmount(2), 0);
        vm.expectRevert(abi.encodeWithSelector(ITokenVesting.Vesting_NoVotes.selector, ERIN));
        _cast(ERIN, 1);
    }

    function test_revertsTheSecondTime() public {
        _cast(DAVE, 1);
        vm.expectRevert(abi.encodeWithSelector(ITokenVesting.Vesting_AlreadyVoted.selector, DAVE));
        _cast(DAVE, 0);
        _assertVotes(0, _daveAtTheSnapshot(), 0);
    }

    function test_revertsAfterVotingHasClosedAndRecordsNothing() public {
        vm.warp(governor.proposalDeadline(_id) + 1);
        _expectUnexpectedState(_id, IGovernor.ProposalState.Defeated, _only(IGovernor.ProposalState.Active));
        _cast(DAVE, 1);
        assertFalse(vesting.hasVoted(address(governor), _id, DAVE));
    }

    function testFuzz_castsWhatHadVestedAndStayed(uint8 support) public {
        support = uint8(bound(support, 0, 2));
        uint128[3] memory parts;
        parts[support] = uint128(_daveAtTheSnapshot());
        vm.expectEmit(address(vesting));
        emit ITokenVesting.VestedVoteCast(address(governor), _id, DAVE, support, parts[support]);
        vm.expectEmit(address(governor));
        emit IGovernor.VoteCastWithParams(
            address(vesting), _id, 255, parts[support], "because", abi.encodePacked(parts[0], parts[1], parts[2])
        );
        assertEq(_cast(DAVE, support), parts[support]);
        _assertVotes(parts[0], parts[1], parts[2]);
        assertTrue(vesting.hasVoted(address(governor), _id, DAVE));
        assertFalse(vesting.hasVoted(address(governor), _id, ERIN));
        assertEq(governor.usedVotes(_id, address(vesting)), parts[support]);
    }

    function test_everybodyCastsTheirOwnPartAndTheRestStaysUncast() public {
        _cast(DAVE, 1);
        _cast(ERIN, 0);
        uint256 erin = uint256(LINEAR_ERIN) * 12 / 100;
        _assertVotes(erin, _daveAtTheSnapshot(), 0);
        assertEq(governor.usedVotes(_id, address(vesting)), erin + _daveAtTheSnapshot());
        assertEq(token.getPastVotes(address(vesting), _snapshot), 400e18);
    }

    function test_whatWasReleasedUpToTheSnapshotIsNotCast() public {
        vm.warp(_snapshot);
        _release(DAVE, 1, 4e18);
        vm.warp(_snapshot + 1);
        // After the snapshot these were still here at the snapshot.
        _release(DAVE, 1, 20e18);
        _release(DAVE, 3, 5e18);
        assertEq(vesting.votesAt(DAVE, _snapshot), _daveAtTheSnapshot() - 4e18);
        _cast(DAVE, 1);
        _assertVotes(0, _daveAtTheSnapshot() - 4e18, 0);
    }

    /// What is released votes from the beneficiary's wallet, at snapshots from then on.
    function test_releasedTokensVoteOnceInTheWallet() public {
        vm.prank(DAVE);
        token.delegate(DAVE);
        _release(DAVE, 1, 10e18);
        skip(1);
        description = "The next one";
        uint256 first = _id;
        _id = _propose();
        vm.warp(governor.proposalSnapshot(_id) + 1);
        uint256 vested = 200e18 * (governor.proposalSnapshot(_id) - start) / 100 days + uint256(MILESTONES_DAVE) / 3;
        _cast(DAVE, 1);
        _vote(governor, _id, DAVE, 1);
        _assertVotes(0, vested, 0);
        vm.expectRevert(abi.encodeWithSelector(IGovernor.GovernorAlreadyCastVote.selector, DAVE));
        _vote(governor, _id, DAVE, 1);
        assertFalse(vesting.hasVoted(address(governor), first, DAVE));
    }

    function test_revertsForAQuadraticGovernor() public {
        Founding.Batch memory org = _organisation(address(this));
        org.tokens = new IOrganisationDeployer.TokenSetup[](0);
        org.governors[0].salts.governor = "quadratic";
        org.governors[0].timelockDelay = 0;
        // Never asked for a score here.
        org.governors[0].governor.quadratic.decoder = address(vestingImplementation);
        founding.deploy(org);
        address quadratic = founding.getGovernance(address(this), "quadratic");
        _id = _propose(OrganisationGovernor(payable(quadratic)));
        skip(VOTING_DELAY + 1);
        vm.expectRevert(IGovernor.GovernorInvalidVoteParams.selector);
        vm.prank(DAVE);
        vesting.castVote(quadratic, _id, 1, "");
        assertFalse(vesting.hasVoted(quadratic, _id, DAVE));
    }

    // Hostile governors

    function test_aHostileGovernorCannotCastAnythingElsewhere() public {
        HostileGovernor hostile = new HostileGovernor(address(token), _snapshot);
        hostile.arm(address(vesting), abi.encodeCall(vesting.castVote, (address(governor), _id, 1, "")));
        vm.prank(DAVE);
        vesting.castVote(address(hostile), _id, 1, "");
        assertFalse(hostile.accepted());
        assertEq(hostile.answer(), abi.encodeWithSelector(ITokenVesting.Vesting_NoVotes.selector, address(hostile)));
        _assertVotes(0, 0, 0);
        assertFalse(vesting.hasVoted(address(governor), _id, DAVE));
        _cast(DAVE, 1);
        _assertVotes(0, _daveAtTheSnapshot(), 0);
    }

    function test_aHostileGovernorCannotSpeakForTheVestingContract() public {
        HostileGovernor hostile = new HostileGovernor(address(token), _snapshot);
        hostile.arm(address(governor), abi.encodeCall(IGovernor.castVote, (_id, 1)));
        vm.prank(DAVE);
        vesting.castVote(address(hostile), _id, 1, "");
        assertFalse(hostile.accepted());
        assertEq(governor.usedVotes(_id, address(vesting)), 0);
    }

    function testFuzz_aHostileGovernorCannotAskForTheFuture(uint256 snapshot) public {
        snapshot = bound(snapshot, block.timestamp, type(uint256).max);
        HostileGovernor hostile = new HostileGovernor(address(token), snapshot);
        vm.expectRevert(abi.encodeWithSelector(IVestedVotes.Vesting_FutureLookup.selector, snapshot));
        vm.prank(DAVE);
        vesting.castVote(address(hostile), _id, 1, "");
    }

    /// A beneficiary that is itself a governor, and calls back as beneficiary.
    function test_aBeneficiaryCannotVoteTwiceByCallingBack() public {
        HostileGovernor both = new HostileGovernor(address(token), block.timestamp);
        TokenVesting own = _vestingProxy("own");
        vm.prank(BOB);
        assertTrue(token.transfer(address(own), 10e18));
        ITokenVesting.ScheduleSetup[] memory schedules = new ITokenVesting.ScheduleSetup[](1);
        (schedules[0].start, schedules[0].end) = (start, start + 1 days);
        schedules[0].receivers = new ITokenVesting.VestingReceiver[](1);
        schedules[0].receivers[0] = ITokenVesting.VestingReceiver(address(both), 10e18);
        own.initialize(true, schedules);
        skip(1);
        both.arm(address(own), abi.encodeCall(own.castVote, (address(both), 9, 1, "")));
        both.begin(own, 9);
        assertFalse(both.accepted());
        assertEq(both.answer(), abi.encodeWithSelector(ITokenVesting.Vesting_AlreadyVoted.selector, address(both)));
    }
}
