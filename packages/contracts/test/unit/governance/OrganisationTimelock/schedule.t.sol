// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {OrganisationTimelock} from "../../../../src/governance/OrganisationTimelock.sol";
import {GovernorTest} from "../../../helpers/GovernorTest.sol";
import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";

/// Alice is a second proposer.
contract OrganisationTimelock_schedule is GovernorTest {
    bytes32 private _proposer;

    function setUp() public override {
        super.setUp();
        _proposer = timelock.PROPOSER_ROLE();
        vm.prank(address(timelock));
        timelock.grantRole(_proposer, ALICE);
    }

    function _schedule(address caller, bytes32 salt) private {
        vm.prank(caller);
        timelock.schedule(targets[0], 0, calldatas[0], 0, salt, TIMELOCK_DELAY);
    }

    function _scheduleBatch(address caller, bytes32 salt) private {
        vm.prank(caller);
        timelock.scheduleBatch(targets, values, calldatas, 0, salt, TIMELOCK_DELAY);
    }

    function test_revertsForWhoIsNoProposer() public {
        vm.expectRevert(
            abi.encodeWithSelector(IAccessControl.AccessControlUnauthorizedAccount.selector, STRANGER, _proposer)
        );
        _schedule(STRANGER, 0);
        vm.expectRevert(
            abi.encodeWithSelector(IAccessControl.AccessControlUnauthorizedAccount.selector, STRANGER, _proposer)
        );
        _scheduleBatch(STRANGER, 0);
    }

    function testFuzz_revertsForTheSaltOfAnother(bytes32 salt) public {
        vm.assume(address(bytes20(salt)) != address(0) && address(bytes20(salt)) != ALICE);
        vm.expectRevert(abi.encodeWithSelector(OrganisationTimelock.Timelock_SaltOfAnother.selector, salt));
        _schedule(ALICE, salt);
        vm.expectRevert(abi.encodeWithSelector(OrganisationTimelock.Timelock_SaltOfAnother.selector, salt));
        _scheduleBatch(ALICE, salt);
    }

    function testFuzz_schedulesWithTheProposersOwnSaltOrNobodys(uint96 end) public {
        bytes32 own = bytes32(bytes20(ALICE)) | bytes32(uint256(end));
        bytes32 nobodys = bytes32(uint256(end));
        _schedule(ALICE, own);
        _schedule(ALICE, nobodys);
        _scheduleBatch(ALICE, own);
        _scheduleBatch(ALICE, nobodys);
        assertTrue(timelock.isOperationPending(timelock.hashOperation(targets[0], 0, calldatas[0], 0, own)));
        assertTrue(timelock.isOperationPending(timelock.hashOperation(targets[0], 0, calldatas[0], 0, nobodys)));
        assertTrue(timelock.isOperationPending(timelock.hashOperationBatch(targets, values, calldatas, 0, own)));
        assertTrue(timelock.isOperationPending(timelock.hashOperationBatch(targets, values, calldatas, 0, nobodys)));
    }
}
