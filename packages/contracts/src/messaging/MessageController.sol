// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {BridgeSlots} from "./BridgeSlots.sol";
import {IMessageController} from "./IMessageController.sol";
import {MessageReceiving} from "./MessageReceiving.sol";
import {MessageSending} from "./MessageSending.sol";

/// @title Implementation behind every organisation's message controller. Runs only behind a proxy of `ProxyFactory`.
/// @notice Trust: a message does what its sender's executor may do, and no more; so an originator can misuse what the organisation gave
/// to that executor, and nothing else. As many bridges as a message needs can together forge any message of any sender: fewer can
/// neither forge one nor keep an honest one from being executed. The threshold in a message can ask for more than the destination
/// does, never for less. The owner chooses bridges and minimums, hence everything; the proxy's authority can replace this code.
///
/// Votes are told to the governor that they name together with who sent them from where, which nobody can choose; so anybody may send some, and
/// it is the governor that believes its spokes and nobody else.
///
/// Liveness: a bridge that reverts, or is never heard of again, stops nothing while enough others are left; a resender can give the
/// same message to further bridges. A message expires 30 days after it was sent unless it was confirmed, and 30 days after it became
/// executable; votes do not, as their governor knows when it is too late.
///
/// Bringing a message is constant work that calls nobody, so no target can keep a bridge from delivering.
contract MessageController is MessageSending, MessageReceiving {
    /// Seconds. As long as other guardians have at least.
    uint256 private constant MINIMUM_VETO_WINDOW = 600;

    /// @param adapters The platform's.
    constructor(address[8] memory adapters, address executorImplementation)
        BridgeSlots(adapters)
        MessageReceiving(executorImplementation)
    {
        _disableInitializers();
    }

    /// @inheritdoc IMessageController
    function initialize(Setup calldata setup) external initializer {
        __AccessControlDefaultAdminRules_init(0, setup.owner);
        _grantRoles(ORIGINATOR_ROLE, setup.originators);
        _grantRoles(RESENDER_ROLE, setup.resenders);
        _grantRoles(PAUSER_ROLE, setup.pausers);
        for (uint256 i = 0; i < setup.adapters.length; ++i) {
            _setAdapter(setup.adapters[i], true);
        }
        for (uint256 i = 0; i < setup.origins.length; ++i) {
            _setOrigin(setup.origins[i]);
        }
        if (setup.vetoer != address(0)) _setVetoer(setup.vetoer);
    }

    /// @inheritdoc IMessageController
    function pause() external onlyRole(PAUSER_ROLE) {
        ControllerStorage storage $ = _controller();
        $.state = $.state.withPaused(true);
        emit Paused(msg.sender);
    }

    /// @inheritdoc IMessageController
    function unpause() external onlyRole(PAUSER_ROLE) {
        ControllerStorage storage $ = _controller();
        $.state = $.state.withPaused(false);
        emit Unpaused(msg.sender);
    }

    /// @inheritdoc IMessageController
    function updateAdapter(address adapter, bool approved) external onlyRole(DEFAULT_ADMIN_ROLE) {
        _setAdapter(adapter, approved);
    }

    /// @inheritdoc IMessageController
    function updateOrigin(Origin calldata origin) external onlyRole(DEFAULT_ADMIN_ROLE) {
        _setOrigin(origin);
    }

    /// @inheritdoc IMessageController
    function updateVetoer(address newVetoer) external onlyRole(DEFAULT_ADMIN_ROLE) {
        _setVetoer(newVetoer);
    }

    /// @inheritdoc IMessageController
    function originOf(uint256 chainId) external view returns (uint8 minimum, uint32 delay) {
        OriginRule memory rule = _controller().origins[chainId];
        return (rule.minimum, rule.delay);
    }

    /// @inheritdoc IMessageController
    function isApproved(address adapter) external view returns (bool) {
        return _controller().state.approved() & _bitOf(adapter) != 0;
    }

    /// @inheritdoc IMessageController
    function vetoer() external view returns (address) {
        return _controller().vetoer;
    }

    /// @inheritdoc IMessageController
    function paused() external view returns (bool) {
        return _controller().state.paused();
    }

    function _grantRoles(bytes32 role, address[] calldata accounts) private {
        for (uint256 i = 0; i < accounts.length; ++i) {
            _grantRole(role, accounts[i]);
        }
    }

    function _setAdapter(address adapter, bool approved) private {
        ControllerStorage storage $ = _controller();
        // What has no code would take fees and bring nothing.
        require(!approved || adapter.code.length > 0, Controller_UnknownAdapter(adapter));
        (uint256 slot, uint256 bit) = _slotOfNew(adapter);
        $.state = $.state.withApproved(bit, approved);
        emit AdapterUpdated(adapter, slot, approved);
    }

    function _setOrigin(Origin calldata origin) private {
        ControllerStorage storage $ = _controller();
        require(origin.chainId != block.chainid && origin.minimum <= 31, Controller_InvalidParams());
        OriginRule storage rule = $.origins[origin.chainId];
        if (!rule.known) $.chains.push(origin.chainId);
        rule.known = true;
        if (rule.minimum == 0 && origin.minimum > 0) {
            // What was brought while the chain was closed, perhaps because it lied, must not count once it is opened.
            $.state = $.state.changed();
            emit VotesVoided();
        }
        (rule.minimum, rule.delay) = (origin.minimum, origin.delay);
        if ($.vetoer != address(0)) _checkDelay(origin.chainId);
        emit OriginUpdated(origin.chainId, origin.minimum, origin.delay);
    }

    function _setVetoer(address newVetoer) private {
        ControllerStorage storage $ = _controller();
        emit VetoerUpdated($.vetoer, newVetoer);
        $.vetoer = newVetoer;
        if (newVetoer == address(0)) return;
        for (uint256 i = 0; i < $.chains.length; ++i) {
            _checkDelay($.chains[i]);
        }
    }

    /// While there is a vetoer, messages of every chain wait so long that they can be cancelled.
    function _checkDelay(uint256 chainId) private view {
        OriginRule memory rule = _controller().origins[chainId];
        require(rule.minimum == 0 || rule.delay >= MINIMUM_VETO_WINDOW, Controller_DelayTooShort(chainId, rule.delay));
    }
}
