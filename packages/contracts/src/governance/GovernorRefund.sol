// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {ImmutableArgs} from "../deployment/ImmutableArgs.sol";
import {GovernorVeto} from "./GovernorVeto.sol";
import {IGasRefund} from "./IGasRefund.sol";
import {IOrganisationGovernor} from "./IOrganisationGovernor.sol";
import {LowLevelCall} from "@openzeppelin/contracts/utils/LowLevelCall.sol";

/// @notice Measures what a vote costs and asks the proxy's companion, where it has one, to pay it back to whoever sent it. Only
/// a vote without params is paid back: it uses all of the voter's weight, so there is one per voter and proposal.
/// Whatever becomes of the refund, the vote counts and the proposal stands.
///
/// Wallets take the lowest gas limit at which a transaction succeeds, found at a price of zero, at which nothing is paid; a
/// proposer takes any. So that neither loses a refund, a limit that leaves too little gas for it is too low for the whole.
abstract contract GovernorRefund is GovernorVeto {
    /// The most that the refund contract can need, the receiver's share included; 1/64 of it is enough to end the vote.
    uint256 private constant GAS_FOR_REFUND = 40_000;

    /// @inheritdoc IOrganisationGovernor
    function refundGas() public view returns (address) {
        return ImmutableArgs.companion();
    }

    function _propose(
        address[] memory targets,
        uint256[] memory values,
        bytes[] memory calldatas,
        string memory description,
        address proposer
    ) internal virtual override returns (uint256 proposalId) {
        proposalId = super._propose(targets, values, calldatas, description, proposer);
        address refund = refundGas();
        if (refund == address(0)) return proposalId;
        uint256 votes = _getVotes(proposer, clock() - 1, _defaultParams());
        _requireGas();
        LowLevelCall.callNoReturn(refund, abi.encodeCall(IGasRefund.open, (proposalId, votes)));
    }

    function _castVote(uint256 proposalId, address account, uint8 support, string memory reason, bytes memory params)
        internal
        virtual
        override
        returns (uint256 weight)
    {
        uint256 gasAtStart = gasleft();
        weight = super._castVote(proposalId, account, support, reason, params);
        address refund = refundGas();
        if (refund == address(0) || params.length > 0) return weight;
        _requireGas();
        _requestRefund(refund, proposalId, weight, gasAtStart);
    }

    function _requireGas() private view {
        if (gasleft() < GAS_FOR_REFUND) {
            // As if it had run out.
            assembly ("memory-safe") {
                invalid()
            }
        }
    }

    /// `IGasRefund.refund` for whoever sent the vote, by hand: encoding and checking the answer would cost 500 gas more.
    function _requestRefund(address refund, uint256 proposalId, uint256 weight, uint256 gasAtStart) private {
        bytes4 selector = IGasRefund.refund.selector;
        assembly ("memory-safe") {
            let data := mload(0x40)
            mstore(data, selector)
            mstore(add(data, 0x04), caller())
            mstore(add(data, 0x24), proposalId)
            mstore(add(data, 0x44), weight)
            mstore(add(data, 0x64), sub(gasAtStart, gas()))
            pop(call(gas(), refund, 0, data, 0x84, 0, 0))
        }
    }
}
