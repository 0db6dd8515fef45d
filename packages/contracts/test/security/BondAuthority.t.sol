// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBondAuctioneer} from "../../src/bonds/IBondAuctioneer.sol";
import {BondMarketsTest} from "../helpers/BondMarketsTest.sol";
import {ScriptedAuctioneer} from "../helpers/ScriptedAuctioneer.sol";
import {TimelockController} from "@openzeppelin/contracts/governance/TimelockController.sol";

/// What the aggregator's owner can do to those who have approved a teller, and how a timelock and exact approvals bound it.
contract BondAuthority_security is BondMarketsTest {
    uint256 private constant DELAY = 2 days;
    address private constant ANYBODY = address(0);

    TimelockController private _timelock;
    ScriptedAuctioneer private _false;

    function setUp() public override {
        super.setUp();
        address[] memory proposers = new address[](1);
        address[] memory executors = new address[](1);
        (proposers[0], executors[0]) = (GUARDIAN, ANYBODY);
        _timelock = new TimelockController(DELAY, proposers, executors, address(0));
        vm.prank(GUARDIAN);
        aggregator.transferOwnership(address(_timelock));
        _schedule(abi.encodeCall(aggregator.acceptOwnership, ()));
        skip(DELAY);
        _execute(abi.encodeCall(aggregator.acceptOwnership, ()));
        assertEq(aggregator.owner(), address(_timelock));
        _false = new ScriptedAuctioneer(address(aggregator), address(termTeller));
    }

    function _schedule(bytes memory data) private {
        vm.prank(GUARDIAN);
        _timelock.schedule(address(aggregator), 0, data, 0, 0, DELAY);
    }

    function _execute(bytes memory data) private {
        _timelock.execute(address(aggregator), 0, data, 0, 0);
    }

    /// Sells a unit of quote for all that the victim has approved.
    function _takeFrom(address victim, uint256 amount) private {
        IBondAuctioneer.Sale memory sale;
        (sale.owner, sale.payoutToken, sale.quoteToken) = (victim, address(payout), address(quote));
        sale.payout = amount;
        uint256 id = _false.open(sale);
        vm.prank(STRANGER);
        termTeller.purchase(STRANGER, address(0), id, 1, 0);
    }

    function test_aFalseAuctioneerIsAnnouncedLongEnoughToTakeApprovalsBack() public {
        bytes memory registration = abi.encodeCall(aggregator.registerAuctioneer, (address(_false)));
        _schedule(registration);
        skip(DELAY - 1);
        bytes32 id = _timelock.hashOperation(address(aggregator), 0, registration, 0, 0);
        vm.expectRevert(
            abi.encodeWithSelector(
                TimelockController.TimelockUnexpectedOperationState.selector, id, bytes32(uint256(1) << 2)
            )
        );
        _execute(registration);
        vm.prank(OWNER);
        payout.approve(address(termTeller), 0);
        skip(1);
        _execute(registration);
        vm.expectRevert();
        this.takeFrom(OWNER, 1);
        assertEq(payout.balanceOf(STRANGER), 0);
    }

    function test_whoHasApprovedAnAmountLosesNoMore() public {
        vm.prank(OWNER);
        payout.approve(address(termTeller), 5e18);
        bytes memory registration = abi.encodeCall(aggregator.registerAuctioneer, (address(_false)));
        _schedule(registration);
        skip(DELAY);
        _execute(registration);
        vm.expectRevert();
        this.takeFrom(OWNER, 5e18 + 1);
        this.takeFrom(OWNER, 5e18);
        assertEq(payout.balanceOf(STRANGER), 5e18);
        vm.expectRevert();
        this.takeFrom(OWNER, 1);
    }

    function takeFrom(address victim, uint256 amount) external {
        _takeFrom(victim, amount);
    }
}
