// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {OrganisationTimelock} from "../../../../src/governance/OrganisationTimelock.sol";
import {PlatformTest} from "../../../helpers/PlatformTest.sol";
import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";
import {Initializable} from "@openzeppelin/contracts/proxy/utils/Initializable.sol";
import {IERC1155Receiver} from "@openzeppelin/contracts/token/ERC1155/IERC1155Receiver.sol";
import {IERC165} from "@openzeppelin/contracts/utils/introspection/IERC165.sol";

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
        _timelock.initialize(600, _proposers, _executors, address(0));
        vm.expectRevert(Initializable.InvalidInitialization.selector);
        _timelock.initialize(600, _proposers, _executors, STRANGER);
        vm.expectRevert(Initializable.InvalidInitialization.selector);
        timelockImplementation.initialize(600, _proposers, _executors, STRANGER);
    }

    function testFuzz_revertsWhenTheDelayIsTooShort(uint256 delay) public {
        delay = bound(delay, 0, 599);
        vm.expectRevert(abi.encodeWithSelector(OrganisationTimelock.Timelock_DelayTooShort.selector, delay));
        _timelock.initialize(delay, _proposers, _executors, address(0));
    }

    function test_answersForAllThatItImplements() public view {
        assertTrue(_timelock.supportsInterface(type(IAccessControl).interfaceId));
        assertTrue(_timelock.supportsInterface(type(IERC1155Receiver).interfaceId));
        assertTrue(_timelock.supportsInterface(type(IERC165).interfaceId));
        assertFalse(_timelock.supportsInterface(0xffffffff));
    }

    function test_grantsWhatIsMeant() public {
        _timelock.initialize(600, _proposers, _executors, STRANGER);
        (bytes32 proposer, bytes32 canceller) = (_timelock.PROPOSER_ROLE(), _timelock.CANCELLER_ROLE());
        for (uint256 i = 0; i < 2; ++i) {
            assertTrue(_timelock.hasRole(proposer, _proposers[i]));
            assertFalse(_timelock.hasRole(canceller, _proposers[i]));
        }
        assertTrue(_timelock.hasRole(_timelock.EXECUTOR_ROLE(), CAROL));
        assertFalse(_timelock.hasRole(_timelock.EXECUTOR_ROLE(), address(0)));
        assertTrue(_timelock.hasRole(_timelock.DEFAULT_ADMIN_ROLE(), STRANGER));
        assertTrue(_timelock.hasRole(_timelock.DEFAULT_ADMIN_ROLE(), address(_timelock)));
        assertEq(_timelock.getMinDelay(), 600);
    }

    function test_nobodyIsAdminBesideItselfWhereNoneIsNamed() public {
        _timelock.initialize(600, _proposers, _executors, address(0));
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
