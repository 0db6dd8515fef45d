// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {GovernorSpoke} from "../../../../src/governance/GovernorSpoke.sol";
import {ICrossChainVotes} from "../../../../src/governance/ICrossChainVotes.sol";
import {IGovernorSpoke} from "../../../../src/governance/IGovernorSpoke.sol";
import {ITokenVesting} from "../../../../src/vesting/ITokenVesting.sol";
import {TokenVesting} from "../../../../src/vesting/TokenVesting.sol";
import {TransportTest} from "../../../helpers/TransportTest.sol";

/// Dave's 150 on chain A begin to vest over ten days for Carol, 100 of them, and for Alice, 50 beside her own 40.
contract GovernorSpoke_castVoteVesting is TransportTest {
    TokenVesting private _vesting;
    GovernorSpoke private _spoke;

    function _setUpVesting(bool flexVoting) private returns (uint256 id, uint256 snapshot) {
        _vesting = TokenVesting(
            proxyFactory.deploy(
                "vesting",
                _parameters(address(new TokenVesting()), UPGRADE_OWNER, bytes32(uint256(uint160(address(tokenA))))),
                ""
            )
        );
        vm.prank(DAVE);
        assertTrue(tokenA.transfer(address(_vesting), 150e18));
        ITokenVesting.ScheduleSetup[] memory schedules = new ITokenVesting.ScheduleSetup[](1);
        (schedules[0].start, schedules[0].end) = (uint48(block.timestamp), uint48(block.timestamp + 10 days));
        schedules[0].receivers = new ITokenVesting.VestingReceiver[](2);
        schedules[0].receivers[0] = ITokenVesting.VestingReceiver(CAROL, 100e18);
        schedules[0].receivers[1] = ITokenVesting.VestingReceiver(ALICE, 50e18);
        _vesting.initialize(flexVoting, schedules);
        _spoke = _deploySpoke("vesting spoke", tokenA, address(_vesting), CHAIN_A);
        transport.register(address(_spoke), CHAIN_A);
        vm.prank(address(home));
        home.updateSpoke(ICrossChainVotes.VotingChain(CHAIN_A, address(_spoke), 190e18));
        id = _open();
        snapshot = home.proposalSnapshot(id);
    }

    function test_addsWhatHadVestedAtTheTimepoint() public {
        (uint256 id, uint256 snapshot) = _setUpVesting(true);
        vm.prank(CAROL);
        _spoke.castVote(id, snapshot, 1, _carriage());
        vm.prank(ALICE);
        _spoke.castVote(id, snapshot, 0, _carriage());
        assertEq(_spoke.getVotes(CAROL, snapshot), 10e18);
        assertEq(_spoke.getVotes(ALICE, snapshot), 45e18);
        transport.deliver(0);
        transport.deliver(1);
        _assertVotes(id, 45e18, 10e18, 0);
    }

    function test_addsNothingWhereFlexVotingIsOff() public {
        (uint256 id, uint256 snapshot) = _setUpVesting(false);
        vm.expectRevert(abi.encodeWithSelector(IGovernorSpoke.Spoke_NoWeight.selector, CAROL));
        vm.prank(CAROL);
        _spoke.castVote(id, snapshot, 1, _carriage());
        assertEq(_spoke.getVotes(ALICE, snapshot), 40e18);
    }

    function test_nobodyCastsTheVestingContractsVotesBesides() public {
        (uint256 id, uint256 snapshot) = _setUpVesting(true);
        assertEq(_spoke.getVotes(address(_vesting), snapshot), 150e18);
        // The vesting contract would have to call, or sign; as a caller it takes the spoke for a governor and is refused.
        vm.expectRevert(bytes(""));
        vm.prank(CAROL);
        _vesting.castVote(address(_spoke), id, 1, "");
        vm.expectRevert(abi.encodeWithSelector(IGovernorSpoke.Spoke_InvalidSignature.selector, address(_vesting)));
        _spoke.castVoteBySig(id, snapshot, 1, address(_vesting), "", _carriage());
    }
}
