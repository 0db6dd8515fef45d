// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {GovernorTest} from "../../../helpers/GovernorTest.sol";
import {VotesUpgradeable} from "@openzeppelin/contracts-upgradeable/governance/utils/VotesUpgradeable.sol";
import {Checkpoints} from "@openzeppelin/contracts/utils/structs/Checkpoints.sol";

contract OrganisationToken_history is GovernorTest {
    function _assertCheckpoint(uint32 index, uint256 timepoint, uint256 votes) private view {
        Checkpoints.Checkpoint208 memory checkpoint = token.checkpoints(ALICE, index);
        assertEq(checkpoint._key, timepoint);
        assertEq(checkpoint._value, votes);
    }

    function _send(uint256 amount) private {
        vm.prank(ALICE);
        assertTrue(token.transfer(BOB, amount));
    }

    function test_everyChangeOfVotesIsACheckpoint() public {
        uint256 delegated = block.timestamp - 1;
        assertEq(token.numCheckpoints(ALICE), 1);
        _assertCheckpoint(0, delegated, 600e18);

        _send(100e18);
        assertEq(token.numCheckpoints(ALICE), 2);
        _assertCheckpoint(0, delegated, 600e18);
        _assertCheckpoint(1, block.timestamp, 500e18);
    }

    function test_changesOfABlockShareACheckpoint() public {
        _send(100e18);
        _send(50e18);
        assertEq(token.numCheckpoints(ALICE), 2);
        _assertCheckpoint(1, block.timestamp, 450e18);
    }

    function test_thePastSupplyIsWhatItWasThen() public {
        assertEq(token.getPastTotalSupply(block.timestamp - 1), 1000e18);
        assertEq(token.getPastTotalSupply(block.timestamp - 1 days), 0);
        vm.expectRevert(
            abi.encodeWithSelector(VotesUpgradeable.ERC5805FutureLookup.selector, block.timestamp, block.timestamp)
        );
        token.getPastTotalSupply(block.timestamp);
    }
}
