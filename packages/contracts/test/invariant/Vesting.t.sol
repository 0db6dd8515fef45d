// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {ITokenVesting} from "../../src/vesting/ITokenVesting.sol";
import {VestingTest} from "../helpers/VestingTest.sol";
import {VestingHandler} from "./VestingHandler.sol";

/// Vesting and flex voting; see README.md.
contract VestingInvariants is VestingTest {
    VestingHandler private _handler;

    function setUp() public override {
        super.setUp();
        _handler = new VestingHandler(governor, vesting);
        address[5] memory members = [DAVE, ERIN, ALICE, BOB, STRANGER];
        for (uint256 i = 0; i < members.length; ++i) {
            _handler.join(members[i]);
        }
        _handler.propose(0);
        bytes4[] memory selectors = new bytes4[](12);
        selectors[0] = VestingHandler.wait.selector;
        selectors[1] = VestingHandler.transfer.selector;
        selectors[2] = VestingHandler.delegate.selector;
        selectors[3] = VestingHandler.propose.selector;
        selectors[4] = VestingHandler.voteInPerson.selector;
        selectors[5] = VestingHandler.release.selector;
        selectors[6] = VestingHandler.releaseAll.selector;
        selectors[7] = VestingHandler.vote.selector;
        selectors[8] = VestingHandler.tryToReleaseTooMuch.selector;
        selectors[9] = VestingHandler.tryToReenter.selector;
        (selectors[10], selectors[11]) = (VestingHandler.wait.selector, VestingHandler.vote.selector);
        targetSelector(FuzzSelector(address(_handler), selectors));
        targetContract(address(_handler));
    }

    /// The laws would hold of nothing if nobody in the handler released or voted.
    function test_theHandlersBeneficiariesReleaseAndVote() public {
        vm.warp(start + 11 days);
        _handler.release(0, 1e18);
        _handler.propose(0);
        uint256 id = _handler.proposals(_handler.proposalCount() - 1);
        vm.warp(governor.proposalSnapshot(id) + 1);
        _handler.releaseAll(1);
        _handler.vote(0, 1);
        _handler.vote(1, 0);
        _handler.tryToReenter(0, block.timestamp - 1);
        uint256 vestedOf100 = 100e18 * (governor.proposalSnapshot(id) - start) / 100 days;
        assertEq(_handler.cast(id, DAVE), 2 * vestedOf100 - 1e18 + uint256(MILESTONES_DAVE) / 3);
        assertApproxEqAbs(_handler.cast(id, ERIN), vestedOf100, 2);
        assertEq(_handler.paymentCount(), 2);
        assertEq(_handler.breaches(), 0);
    }

    function invariant_14_theContractHoldsAllThatIsUnreleased() public view {
        uint256 owed = 0;
        for (uint256 id = 1; id <= 3; ++id) {
            ITokenVesting.VestingSchedule memory schedule = vesting.getVestingSchedule(id);
            uint256 vested = schedule.released + vesting.computeReleasableAmount(id);
            assertEq(vested, _vested(id, block.timestamp));
            assertEq(schedule.released, _paid(id, block.timestamp));
            assertLe(schedule.released, vested);
            assertLe(vested, schedule.amountTotal);
            owed += schedule.amountTotal - schedule.released;
        }
        assertGe(token.balanceOf(address(vesting)), owed);
        assertEq(_handler.breaches(), 0);
    }

    function invariant_15_votesCastAreWhatHadVestedAndStayed() public view {
        for (uint256 i = 0; i < _handler.proposalCount(); ++i) {
            uint256 id = _handler.proposals(i);
            uint256 snapshot = governor.proposalSnapshot(id);
            if (snapshot >= block.timestamp) continue;
            uint256 dave = _vested(1, snapshot) - _paid(1, snapshot) + _vested(3, snapshot) - _paid(3, snapshot);
            uint256 erin = _vested(2, snapshot) - _paid(2, snapshot);
            uint256 cast = _castOr0(id, DAVE, dave) + _castOr0(id, ERIN, erin);
            assertEq(governor.usedVotes(id, address(vesting)), cast);
            assertLe(cast, token.getPastVotes(address(vesting), snapshot));
        }
    }

    function _castOr0(uint256 proposalId, address beneficiary, uint256 votes) private view returns (uint256 cast) {
        cast = _handler.cast(proposalId, beneficiary);
        assertEq(cast, vesting.hasVoted(address(governor), proposalId, beneficiary) ? votes : 0);
    }

    /// From the setup, by hand.
    function _vested(uint256 id, uint256 at) private view returns (uint256) {
        uint256 elapsed = at - start;
        if (id == 3) {
            if (elapsed >= 40 days) return MILESTONES_DAVE;
            uint256 parts = elapsed < 10 days ? 0 : elapsed < 20 days ? 1 : 2;
            return MILESTONES_DAVE / 3 * parts;
        }
        uint256 amount = id == 1 ? LINEAR_DAVE : LINEAR_ERIN;
        return elapsed >= 100 days ? amount : amount * elapsed / 100 days;
    }

    /// From what the handler saw, by hand.
    function _paid(uint256 id, uint256 at) private view returns (uint256 paid) {
        for (uint256 i = 0; i < _handler.paymentCount(); ++i) {
            (uint256 paidId, uint256 time, uint256 amount) = _handler.payments(i);
            if (paidId == id && time <= at) paid += amount;
        }
    }
}
