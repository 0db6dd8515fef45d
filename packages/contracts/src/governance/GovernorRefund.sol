// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {ImmutableArgs} from "../deployment/ImmutableArgs.sol";
import {GovernorVeto} from "./GovernorVeto.sol";
import {IGasRefund} from "./IGasRefund.sol";
import {IOrganisationGovernor} from "./IOrganisationGovernor.sol";
import {LowLevelCall} from "@openzeppelin/contracts/utils/LowLevelCall.sol";

/// @notice Measures what a vote costs and asks the proxy's companion, where it has one, to pay it back to whoever sent it. Only a vote
/// without params is paid back: it uses all of the voter's weight, so there is one per voter and proposal. If the refund fails, the vote
/// counts nevertheless, and the proposal is made nevertheless.
///
/// Wallets estimate the lowest gas limit at which a transaction succeeds with a gas price of zero, at which no refund is paid, so their
/// limit would not include the refund; a proposer may choose any limit. So that neither loses a refund, a transaction whose limit leaves
/// too little gas for it fails as a whole.
abstract contract GovernorRefund is GovernorVeto {
    /// The most gas that the refund contract can need, with the receiver's part; 1/64 of it, which the call leaves here, is enough to end
    /// the vote.
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
            // Fails as running out of gas does, so that wallets try a higher limit.
            assembly ("memory-safe") {
                invalid()
            }
        }
    }

    /// Calls `IGasRefund.refund` for whoever sent the vote, in assembly: Solidity's encoding and checks would cost 500 gas more.
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
