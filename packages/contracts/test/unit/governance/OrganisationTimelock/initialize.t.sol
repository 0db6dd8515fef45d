// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {OrganisationTimelock} from "../../../../src/governance/OrganisationTimelock.sol";
import {PlatformTest} from "../../../helpers/PlatformTest.sol";
import {Initializable} from "@openzeppelin/contracts/proxy/utils/Initializable.sol";

contract OrganisationTimelock_initialize is PlatformTest {
    OrganisationTimelock private _timelock;
    address[] private _proposers = [ALICE, BOB];
    address[] private _executors = [CAROL];

    function setUp() public override {
        super.setUp();
        _timelock = OrganisationTimelock(
            payable(proxyFactory.deploy(0, _parameters(address(timelockImplementation), UPGRADE_OWNER, 0), ""))
        );
    }

    function test_revertsTheSecondTimeAndOnTheImplementation() public {
        _timelock.initialize(5, _proposers, _executors, address(0));
        vm.expectRevert(Initializable.InvalidInitialization.selector);
        _timelock.initialize(5, _proposers, _executors, STRANGER);
        vm.expectRevert(Initializable.InvalidInitialization.selector);
        timelockImplementation.initialize(5, _proposers, _executors, STRANGER);
    }

    function test_grantsWhatIsMeant() public {
        _timelock.initialize(5, _proposers, _executors, STRANGER);
        (bytes32 proposer, bytes32 canceller) = (_timelock.PROPOSER_ROLE(), _timelock.CANCELLER_ROLE());
        for (uint256 i = 0; i < 2; ++i) {
            assertTrue(_timelock.hasRole(proposer, _proposers[i]));
            assertFalse(_timelock.hasRole(canceller, _proposers[i]));
        }
        assertTrue(_timelock.hasRole(_timelock.EXECUTOR_ROLE(), CAROL));
        assertFalse(_timelock.hasRole(_timelock.EXECUTOR_ROLE(), address(0)));
        assertTrue(_timelock.hasRole(_timelock.DEFAULT_ADMIN_ROLE(), STRANGER));
        assertTrue(_timelock.hasRole(_timelock.DEFAULT_ADMIN_ROLE(), address(_timelock)));
        assertEq(_timelock.getMinDelay(), 5);
    }

    function test_nobodyIsAdminBesideItselfWhereNoneIsNamed() public {
        _timelock.initialize(5, _proposers, _executors, address(0));
        assertFalse(_timelock.hasRole(_timelock.DEFAULT_ADMIN_ROLE(), address(0)));
        assertFalse(_timelock.hasRole(_timelock.DEFAULT_ADMIN_ROLE(), address(this)));
    }

    function test_receivesWhatATreasuryReceives() public {
        vm.deal(ALICE, 1 ether);
        vm.prank(ALICE);
        (bool accepted,) = address(_timelock).call{value: 1 ether}("");
        assertTrue(accepted);
        assertEq(_timelock.onERC721Received(ALICE, ALICE, 1, ""), _timelock.onERC721Received.selector);
        assertEq(_timelock.onERC1155Received(ALICE, ALICE, 1, 1, ""), _timelock.onERC1155Received.selector);
    }
}
