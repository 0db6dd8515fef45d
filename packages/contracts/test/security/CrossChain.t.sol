// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {GovernorSpoke} from "../../src/governance/GovernorSpoke.sol";
import {ITokenVesting} from "../../src/vesting/ITokenVesting.sol";
import {TokenVesting} from "../../src/vesting/TokenVesting.sol";
import {TransportTest} from "../helpers/TransportTest.sol";

/// Attempts to vote on a voting chain with more than was there.
contract CrossChain_security is TransportTest {
    TokenVesting private _vesting;
    GovernorSpoke private _spoke;

    function _vest(uint48 start, uint48 end) private {
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
        (schedules[0].start, schedules[0].end) = (start, end);
        schedules[0].receivers = new ITokenVesting.VestingReceiver[](1);
        schedules[0].receivers[0] = ITokenVesting.VestingReceiver(CAROL, 150e18);
        _vesting.initialize(true, schedules);
        _spoke = _deploySpoke("vesting spoke", tokenA, address(_vesting), CHAIN_A);
        transport.register(address(_spoke), CHAIN_A);
    }

    /// Dave's 150 vote as his; then they begin to vest for Carol, by dates that had passed at the snapshot.
    function test_tokensThatVotedDoNotVoteAgainThroughAVestingThatCameLater() public {
        uint256 id = _open();
        uint256 snapshot = home.proposalSnapshot(id);
        vm.prank(DAVE);
        spokeA.castVote(id, snapshot, 1, _carriage());
        transport.deliver(0);

        _vest(uint48(block.timestamp - 100 days), uint48(block.timestamp - 50 days));
        assertEq(_spoke.getVotes(CAROL, snapshot), 0);
        vm.prank(CAROL);
        (bool voted,) = address(_spoke).call(abi.encodeCall(GovernorSpoke.castVote, (id, snapshot, 1, _carriage())));
        if (voted) transport.deliver(1);
        (, uint256 inFavour,) = home.proposalVotes(id);
        assertLe(inFavour, tokenA.getPastTotalSupply(snapshot));
    }

    /// An upgraded token, or one that moves by itself, may leave the vesting contract with less than it counts.
    function test_vestedVotesNeverExceedTheVotesOfTheVestingContract() public {
        _vest(uint48(block.timestamp - 2), uint48(block.timestamp - 1));
        uint256 id = _open();
        uint256 snapshot = home.proposalSnapshot(id);
        vm.mockCall(
            address(tokenA), abi.encodeCall(tokenA.getPastVotes, (address(_vesting), snapshot)), abi.encode(7e18)
        );
        assertEq(_spoke.getVotes(CAROL, snapshot), 7e18);
    }
}
