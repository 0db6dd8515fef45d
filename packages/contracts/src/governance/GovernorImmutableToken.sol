// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {ImmutableArgs} from "../deployment/ImmutableArgs.sol";
import {IQuorumBase} from "../token/IQuorumBase.sol";
import {
    GovernorVotesUpgradeable
} from "@openzeppelin/contracts-upgradeable/governance/extensions/GovernorVotesUpgradeable.sol";
import {IVotes} from "@openzeppelin/contracts/governance/utils/IVotes.sol";
import {IERC5805} from "@openzeppelin/contracts/interfaces/IERC5805.sol";

/// @notice The voting token is a word in the proxy's code and the clock is the block's timestamp: a vote asks the token
/// for one number and nothing else.
abstract contract GovernorImmutableToken is GovernorVotesUpgradeable {
    function token() public view virtual override returns (IERC5805) {
        return IERC5805(address(uint160(uint256(ImmutableArgs.argument()))));
    }

    /// 48 bits are enough for 8.9 million years.
    function clock() public view virtual override returns (uint48) {
        return uint48(block.timestamp);
    }

    /// `token().getPastVotes(account, timepoint)`; in assembly it costs a vote 250 gas less.
    function _getVotes(address account, uint256 timepoint, bytes memory)
        internal
        view
        virtual
        override
        returns (uint256 votes)
    {
        address token_ = address(token());
        bytes4 selector = IVotes.getPastVotes.selector;
        assembly ("memory-safe") {
            let data := mload(0x40)
            mstore(data, selector)
            mstore(add(data, 0x04), account)
            mstore(add(data, 0x24), timepoint)
            let success := staticcall(gas(), token_, data, 0x44, 0x00, 0x20)
            if iszero(and(success, gt(returndatasize(), 0x1f))) {
                returndatacopy(data, 0x00, returndatasize())
                revert(data, returndatasize())
            }
            votes := mload(0x00)
        }
    }

    /// @return base The amount that the quorum is a share of: what the token answers, or its past supply where it is a token that stays
    /// on its chain.
    function _quorumBase(uint256 timepoint, uint256 supplyElsewhere) internal view returns (uint256 base) {
        address token_ = address(token());
        bytes4 selector = IQuorumBase.quorumBase.selector;
        bytes4 fallbackSelector = IVotes.getPastTotalSupply.selector;
        assembly ("memory-safe") {
            let data := mload(0x40)
            for {} 1 {} {
                mstore(data, selector)
                mstore(add(data, 0x04), timepoint)
                mstore(add(data, 0x24), supplyElsewhere)
                let success := staticcall(gas(), token_, data, 0x44, 0x00, 0x20)
                if and(success, gt(returndatasize(), 0x1f)) {
                    base := mload(0x00)
                    break
                }
                if eq(selector, fallbackSelector) {
                    returndatacopy(data, 0x00, returndatasize())
                    revert(data, returndatasize())
                }
                selector := fallbackSelector
            }
        }
    }

    function CLOCK_MODE() public pure virtual override returns (string memory) {
        return "mode=timestamp";
    }
}
