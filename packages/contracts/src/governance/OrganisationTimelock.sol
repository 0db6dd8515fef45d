// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {
    TimelockControllerUpgradeable
} from "@openzeppelin/contracts-upgradeable/governance/TimelockControllerUpgradeable.sol";

/// @title Implementation behind every organisation timelock; see `IOrganisationTimelock` for `initialize`.
/// @notice Trust: proposers decide what is queued, cancellers can stop anything queued, nobody can hasten anything. The
/// timelock administers its own roles, so a passed proposal can change them. The proxy's authority can replace this
/// code, hence take everything it holds, without delay.
contract OrganisationTimelock is TimelockControllerUpgradeable {
    constructor() {
        _disableInitializers();
    }

    /// OpenZeppelin makes every proposer a canceller; here cancelling is a right of its own.
    function initialize(uint256 minDelay, address[] memory proposers, address[] memory executors, address admin)
        public
        override
        initializer
    {
        __TimelockController_init(minDelay, new address[](0), executors, admin);
        for (uint256 i = 0; i < proposers.length; ++i) {
            _grantRole(PROPOSER_ROLE, proposers[i]);
        }
    }
}
