// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IGovernorSpoke} from "../../../../src/governance/IGovernorSpoke.sol";
import {CrossChainTransport} from "../../../helpers/CrossChainTransport.sol";
import {TransportTest} from "../../../helpers/TransportTest.sol";
import {OwnableUpgradeable} from "@openzeppelin/contracts-upgradeable/access/OwnableUpgradeable.sol";

contract GovernorSpoke_updateMessageController is TransportTest {
    function testFuzz_revertsUnlessTheOwnerCalls(address caller) public {
        // The proxy's authority reaches the upgrader, whatever it sends.
        vm.assume(caller != SPOKE_OWNER && caller != UPGRADE_OWNER);
        vm.expectRevert(abi.encodeWithSelector(OwnableUpgradeable.OwnableUnauthorizedAccount.selector, caller));
        vm.prank(caller);
        spokeA.updateMessageController(caller);
        assertEq(spokeA.messageController(), address(transport));
    }

    function test_sendsThroughTheNewOne() public {
        CrossChainTransport next = new CrossChainTransport();
        vm.expectEmit(address(spokeA));
        emit IGovernorSpoke.MessageControllerUpdated(address(transport), address(next));
        vm.prank(SPOKE_OWNER);
        spokeA.updateMessageController(address(next));
        assertEq(spokeA.messageController(), address(next));
        assertEq(spokeA.homeChainId(), HOME);

        vm.prank(DAVE);
        spokeA.castVote(7, block.timestamp - 1, 1, _carriage());
        assertEq(next.count(), 1);
        assertEq(transport.count(), 0);
    }

    function test_ownershipMovesInTwoSteps() public {
        vm.prank(SPOKE_OWNER);
        spokeA.transferOwnership(BOB);
        assertEq(spokeA.owner(), SPOKE_OWNER);
        vm.prank(BOB);
        spokeA.acceptOwnership();
        assertEq(spokeA.owner(), BOB);
    }
}
