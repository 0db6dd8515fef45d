// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {TimelockController} from "@openzeppelin/contracts/governance/TimelockController.sol";

/// @title The account that owns the platform's contracts on a public chain: bond contracts, their oracle and the fee collector.
/// @notice Trust: one Safe decides what is done, and may take back what it has scheduled; anybody executes what is due; nothing takes
/// effect sooner than `getMinDelay` after it was scheduled, which is never less than two days: time for whoever has approved a teller to
/// take the approval back. The timelock administers its own roles, so after the delay the Safe can hand over to another. After deployment
/// no account has power over it that the Safe did not give.
/// @dev No proxy and nothing to initialise: Safe and delay are part of the address.
contract PlatformTimelock is TimelockController {
    /// In seconds.
    uint256 private constant LEAST_DELAY = 2 days;

    /// Thrown when the delay would be below two days.
    error PlatformTimelock_DelayTooShort(uint256 delay);

    /// Thrown when the Safe has no code.
    error PlatformTimelock_SafeMissing(address safe);

    /// @param safe Proposer and canceller.
    /// @param delay In seconds, at least two days.
    constructor(address safe, uint256 delay) TimelockController(delay, _listOf(safe), _listOf(address(0)), address(0)) {
        require(safe.code.length > 0, PlatformTimelock_SafeMissing(safe));
        require(delay >= LEAST_DELAY, PlatformTimelock_DelayTooShort(delay));
    }

    /// @inheritdoc TimelockController
    function updateDelay(uint256 newDelay) public override {
        require(newDelay >= LEAST_DELAY, PlatformTimelock_DelayTooShort(newDelay));
        super.updateDelay(newDelay);
    }

    function _listOf(address account) private pure returns (address[] memory list) {
        list = new address[](1);
        list[0] = account;
    }
}
