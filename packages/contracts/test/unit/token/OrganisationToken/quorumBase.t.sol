// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {TokenTest} from "../../../helpers/TokenTest.sol";
import {VotesUpgradeable} from "@openzeppelin/contracts-upgradeable/governance/utils/VotesUpgradeable.sol";

contract OrganisationToken_quorumBase is TokenTest {
    function test_tokensThatLeaveDoNotLowerIt() public {
        _burn(ALICE, 500e18);
        skip(1);
        assertEq(token.getPastTotalSupply(block.timestamp - 1), 500e18);
        assertEq(token.quorumBase(block.timestamp - 1, 0), 1000e18);
    }

    function test_tokensThatArriveRaiseItBeyondWhatWasCreatedOnly() public {
        _mint(ALICE, 600e18);
        skip(1);
        assertEq(token.quorumBase(block.timestamp - 1, 0), 1600e18);
        assertEq(token.quorumBase(block.timestamp - 1, 500e18), 1600e18);
        assertEq(token.quorumBase(block.timestamp - 1, 600e18), 1600e18);
        assertEq(token.quorumBase(block.timestamp - 1, 4000e18), 5000e18);
        assertEq(token.quorumBase(block.timestamp - 2, 500e18), 1500e18);
    }

    function test_revertsForATimeThatHasNotPassed() public {
        vm.expectRevert(
            abi.encodeWithSelector(VotesUpgradeable.ERC5805FutureLookup.selector, block.timestamp, block.timestamp)
        );
        token.quorumBase(block.timestamp, 0);
    }
}
