// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {
    TimelockControllerUpgradeable
} from "@openzeppelin/contracts-upgradeable/governance/TimelockControllerUpgradeable.sol";
import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";

// In seconds. Whoever may cancel needs time to see what is queued.
uint256 constant MINIMUM_TIMELOCK_DELAY = 600;

/// @title Implementation behind every organisation timelock.
/// @notice Trust: proposers decide what is queued, cancellers can stop anything queued, nobody can hasten anything. The
/// timelock administers its own roles, so a passed proposal can change them. The proxy's authority can replace this
/// code, hence take everything it holds, without delay.
///
/// An operation's salt belongs to one proposer: it begins with the proposer's address, or with 20 zero bytes. So what a governor
/// has queued, or was kept from queueing by a veto, nobody else can schedule again under the same id.
contract OrganisationTimelock is TimelockControllerUpgradeable {
    /// Thrown when the delay would be below its least.
    error Timelock_DelayTooShort(uint256 delay);

    /// Thrown when the salt begins with the address of somebody else.
    error Timelock_SaltOfAnother(bytes32 salt);

    constructor() {
        _disableInitializers();
    }

    /// OpenZeppelin makes every proposer a canceller; here the role of cancellers is given separately.
    /// @param minDelay In seconds, at least 600.
    function initialize(uint256 minDelay, address[] memory proposers, address[] memory executors, address admin)
        public
        override
        initializer
    {
        require(minDelay >= MINIMUM_TIMELOCK_DELAY, Timelock_DelayTooShort(minDelay));
        __TimelockController_init(minDelay, new address[](0), executors, admin);
        for (uint256 i = 0; i < proposers.length; ++i) {
            _grantRole(PROPOSER_ROLE, proposers[i]);
        }
    }

    /// @inheritdoc TimelockControllerUpgradeable
    function schedule(
        address target,
        uint256 value,
        bytes calldata data,
        bytes32 predecessor,
        bytes32 salt,
        uint256 delay
    ) public override {
        _checkSalt(salt);
        super.schedule(target, value, data, predecessor, salt, delay);
    }

    /// @inheritdoc TimelockControllerUpgradeable
    function scheduleBatch(
        address[] calldata targets,
        uint256[] calldata values,
        bytes[] calldata payloads,
        bytes32 predecessor,
        bytes32 salt,
        uint256 delay
    ) public override {
        _checkSalt(salt);
        super.scheduleBatch(targets, values, payloads, predecessor, salt, delay);
    }

    /// @inheritdoc TimelockControllerUpgradeable
    function updateDelay(uint256 newDelay) public override {
        require(newDelay >= MINIMUM_TIMELOCK_DELAY, Timelock_DelayTooShort(newDelay));
        super.updateDelay(newDelay);
    }

    /// OpenZeppelin's function does not answer for `IAccessControl`, as it asks only one of its two parents.
    function supportsInterface(bytes4 interfaceId) public view override returns (bool) {
        return interfaceId == type(IAccessControl).interfaceId || super.supportsInterface(interfaceId);
    }

    function _checkSalt(bytes32 salt) private view {
        address owner = address(bytes20(salt));
        require(owner == address(0) || owner == msg.sender, Timelock_SaltOfAnother(salt));
    }
}
