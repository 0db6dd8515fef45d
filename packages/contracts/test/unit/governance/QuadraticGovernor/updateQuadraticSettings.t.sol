// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IQuadraticGovernor} from "../../../../src/governance/IQuadraticGovernor.sol";
import {TestDecoder} from "../../../helpers/TestDecoder.sol";
import {QuadraticGovernorTest} from "./QuadraticGovernorTest.sol";
import {IGovernor} from "@openzeppelin/contracts/governance/IGovernor.sol";
import {stdError} from "forge-std/StdError.sol";

contract QuadraticGovernor_updateQuadraticSettings is QuadraticGovernorTest {
    function _other() private returns (IQuadraticGovernor.QuadraticSettings memory) {
        return IQuadraticGovernor.QuadraticSettings(address(new TestDecoder()), [1, 2, 3, 4], 10_000);
    }

    function _update(IQuadraticGovernor.QuadraticSettings memory settings) private {
        vm.prank(address(graded));
        graded.updateQuadraticSettings(settings);
    }

    function _assertHeld(uint256 timepoint, IQuadraticGovernor.QuadraticSettings memory expected) private view {
        assertEq(abi.encode(graded.quadraticSettings(timepoint)), abi.encode(expected));
    }

    function testFuzz_revertsForAnybody(address caller) public {
        vm.assume(caller != address(timelock) && caller != address(graded));
        IQuadraticGovernor.QuadraticSettings memory settings = _settings([0, 0, 0, 0]);
        vm.expectRevert(abi.encodeWithSelector(IGovernor.GovernorOnlyExecutor.selector, caller));
        vm.prank(caller);
        governor.updateQuadraticSettings(settings);
        vm.expectRevert(abi.encodeWithSelector(IGovernor.GovernorOnlyExecutor.selector, caller));
        vm.prank(caller);
        graded.updateQuadraticSettings(settings);
    }

    function test_revertsForTheTimelockWithoutAProposal() public {
        IQuadraticGovernor.QuadraticSettings memory settings = _settings([0, 0, 0, 0]);
        vm.expectRevert(stdError.popError);
        vm.prank(address(timelock));
        governor.updateQuadraticSettings(settings);
    }

    function _expectInvalid(IQuadraticGovernor.QuadraticSettings memory settings) private {
        vm.expectRevert(IQuadraticGovernor.Governor_InvalidQuadraticSettings.selector);
        _update(settings);
        _assertHeld(block.timestamp, _settings([10, 50, 80, 100]));
    }

    function testFuzz_revertsForAPercentageAboveItsWhole(uint8 band, uint8 percentage) public {
        IQuadraticGovernor.QuadraticSettings memory settings = _settings([0, 0, 0, 0]);
        settings.bandPercentages[band % 4] = uint8(bound(percentage, 101, 255));
        _expectInvalid(settings);
    }

    function testFuzz_revertsForAThresholdAboveItsWhole(uint16 threshold) public {
        IQuadraticGovernor.QuadraticSettings memory settings = _settings([0, 0, 0, 0]);
        settings.threshold = uint16(bound(threshold, 10_001, type(uint16).max));
        _expectInvalid(settings);
    }

    function test_revertsForADecoderThatIsNoContract() public {
        IQuadraticGovernor.QuadraticSettings memory settings = _settings([0, 0, 0, 0]);
        settings.decoder = STRANGER;
        _expectInvalid(settings);
        settings.decoder = address(0);
        _expectInvalid(settings);
    }

    function testFuzz_keepsEachSettingAsItIs(uint8[4] memory bands, uint16 threshold) public {
        for (uint256 i = 0; i < 4; ++i) {
            bands[i] = uint8(bound(bands[i], 0, 100));
        }
        IQuadraticGovernor.QuadraticSettings memory settings = IQuadraticGovernor.QuadraticSettings(
            address(new TestDecoder()), bands, uint16(bound(threshold, 0, 10_000))
        );
        vm.expectEmit(address(graded));
        emit IQuadraticGovernor.QuadraticSettingsUpdated(settings);
        _update(settings);
        _assertHeld(block.timestamp, settings);
    }

    function test_aProposalCarriesItThroughTheTimelock() public {
        IQuadraticGovernor.QuadraticSettings memory settings = _other();
        (targets[0], calldatas[0]) = (address(governor), abi.encodeCall(governor.updateQuadraticSettings, (settings)));
        uint256 proposalId = _open(governor);
        _vote(governor, proposalId, ALICE, 1);
        skip(VOTING_PERIOD);
        governor.queue(targets, values, calldatas, _descriptionHash());
        skip(TIMELOCK_DELAY);
        vm.expectEmit(address(governor));
        emit IQuadraticGovernor.QuadraticSettingsUpdated(settings);
        governor.execute(targets, values, calldatas, _descriptionHash());
        assertEq(abi.encode(governor.quadraticSettings(block.timestamp)), abi.encode(settings));
        // What carried it keeps the settings under which it passed.
        _assertState(governor, proposalId, IGovernor.ProposalState.Executed);
    }

    function test_whatIsBeingVotedOnKeepsItsSettings() public {
        uint256 proposalId = _open(graded);
        _vote(graded, proposalId, BOB, 1);
        _update(_other());
        _vote(graded, proposalId, ALICE, 1);
        _vote(graded, proposalId, CAROL, 0);
        _assertVotes(graded, proposalId, [uint256(800), (24 + 17) * 80, 0]);
        skip(VOTING_PERIOD);
        // 80 % For: enough of 60 %, not of the 100 % that hold for others.
        _assertState(graded, proposalId, IGovernor.ProposalState.Succeeded);
    }

    function test_whatWasDecidedStaysDecided() public {
        uint256 proposalId = _open(graded);
        _vote(graded, proposalId, ALICE, 1);
        _vote(graded, proposalId, CAROL, 0);
        skip(VOTING_PERIOD);
        _update(_other());
        _assertState(graded, proposalId, IGovernor.ProposalState.Succeeded);
        graded.execute(targets, values, calldatas, _descriptionHash());
        assertEq(target.value(), 7);
    }

    function testFuzz_whatHasNotReachedItsSnapshotGetsTheNewSettings(uint256 time) public {
        vm.prank(ALICE);
        uint256 proposalId = graded.propose(targets, values, calldatas, description);
        uint256 snapshot = graded.proposalSnapshot(proposalId);
        vm.warp(bound(time, block.timestamp, snapshot));
        IQuadraticGovernor.QuadraticSettings memory settings = _other();
        TestDecoder(settings.decoder).set(ALICE, 1_000_000);
        _update(settings);
        vm.warp(snapshot + 1);
        _vote(graded, proposalId, ALICE, 1);
        _assertVotes(graded, proposalId, [uint256(0), 24 * 4, 0]);
    }

    function test_aSecondAfterTheSnapshotIsTooLate() public {
        uint256 proposalId = _open(graded);
        assertEq(graded.proposalSnapshot(proposalId) + 1, block.timestamp);
        _update(_other());
        _vote(graded, proposalId, ALICE, 1);
        _assertVotes(graded, proposalId, [uint256(0), 24 * 80, 0]);
    }

    function test_ofTwoInTheSameSecondTheLaterHolds() public {
        IQuadraticGovernor.QuadraticSettings memory later = _other();
        _update(_settings([0, 0, 0, 0]));
        _update(later);
        _assertHeld(block.timestamp, later);
    }

    function test_tellsWhatHeldAtAnyTime() public {
        uint256 created = block.timestamp - 1;
        skip(10);
        IQuadraticGovernor.QuadraticSettings memory second = _other();
        _update(second);
        skip(10);
        IQuadraticGovernor.QuadraticSettings memory third = _settings([0, 0, 0, 7]);
        _update(third);

        IQuadraticGovernor.QuadraticSettings memory none;
        _assertHeld(created - 1, none);
        _assertHeld(created, _settings([10, 50, 80, 100]));
        _assertHeld(created + 10, _settings([10, 50, 80, 100]));
        _assertHeld(created + 11, second);
        _assertHeld(created + 20, second);
        _assertHeld(created + 21, third);
        _assertHeld(type(uint48).max, third);
    }
}
