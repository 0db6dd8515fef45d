// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IQuorumBase} from "./IQuorumBase.sol";
import {PackedCheckpoints} from "./PackedCheckpoints.sol";
import {
    ERC20VotesUpgradeable
} from "@openzeppelin/contracts-upgradeable/token/ERC20/extensions/ERC20VotesUpgradeable.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {Checkpoints} from "@openzeppelin/contracts/utils/structs/Checkpoints.sol";

/// @title OpenZeppelin's ERC20Votes over a cheaper history.
/// @notice Delegation, signatures, events and clock checks are OpenZeppelin's; only where the numbers lie is ours, and the clock is the
/// block's timestamp. A vote reads one cold slot of the token instead of two, which pays for part of the proxies' overhead. Behaviour is the same
/// but for the largest supply, 2^176 - 1 units.
abstract contract PackedVotes is IQuorumBase, ERC20VotesUpgradeable {
    using PackedCheckpoints for PackedCheckpoints.Trace;

    /// @custom:storage-location erc7201:althing.storage.PackedVotes
    struct PackedVotesStorage {
        mapping(address delegatee => PackedCheckpoints.Trace) delegated;
        PackedCheckpoints.Trace supply;
    }

    /// keccak256(abi.encode(uint256(keccak256("althing.storage.PackedVotes")) - 1)) & ~bytes32(uint256(0xff))
    bytes32 private constant PACKED_VOTES_STORAGE = 0xbef73c096c0248e68f70aa5fd6feda0168396e7d5366541d1fea700649b5bc00;

    /// Fits for 8.9 million years.
    function clock() public view virtual override returns (uint48) {
        return uint48(block.timestamp);
    }

    function CLOCK_MODE() public pure virtual override returns (string memory) {
        return "mode=timestamp";
    }

    function getVotes(address account) public view override returns (uint256) {
        return _packedVotes().delegated[account].latest();
    }

    function getPastVotes(address account, uint256 timepoint) public view override returns (uint256) {
        return _packedVotes().delegated[account].lookup(_past(timepoint));
    }

    function getPastTotalSupply(uint256 timepoint) public view override returns (uint256) {
        return _packedVotes().supply.lookup(_past(timepoint));
    }

    /// @inheritdoc IQuorumBase
    function quorumBase(uint256 timepoint, uint256 supplyElsewhere) external view returns (uint256) {
        uint256 created = _wrappable();
        if (created == 0) (, created) = _packedVotes().supply.at(0);
        return Math.max(getPastTotalSupply(timepoint), created + supplyElsewhere);
    }

    function _getTotalSupply() internal view override returns (uint256) {
        return _packedVotes().supply.latest();
    }

    /// The zero address never delegates and is not asked: minting and burning read a slot less.
    function _transferVotingUnits(address from, address to, uint256 amount) internal override {
        if (from == address(0)) {
            _pushSupply();
            _moveDelegateVotes(from, delegates(to), amount);
        } else if (to == address(0)) {
            _pushSupply();
            _moveDelegateVotes(delegates(from), to, amount);
        } else {
            _moveDelegateVotes(delegates(from), delegates(to), amount);
        }
    }

    /// @return What existed of the token that this one wraps; 0 where it wraps none, or nobody knows.
    function _wrappable() internal view virtual returns (uint256);

    /// @dev So that the history of a token created without supply begins with none.
    function _openHistory() internal {
        _pushSupply();
    }

    function _moveDelegateVotes(address from, address to, uint256 amount) internal override {
        if (from == to || amount == 0) return;
        if (from != address(0)) _setDelegated(from, getVotes(from) - amount);
        if (to != address(0)) _setDelegated(to, getVotes(to) + amount);
    }

    function _numCheckpoints(address account) internal view override returns (uint32) {
        return SafeCast.toUint32(_packedVotes().delegated[account].length());
    }

    function _checkpoints(address account, uint32 index)
        internal
        view
        override
        returns (Checkpoints.Checkpoint208 memory)
    {
        (uint48 key, uint176 value) = _packedVotes().delegated[account].at(index);
        return Checkpoints.Checkpoint208({_key: key, _value: value});
    }

    function _maxSupply() internal pure override returns (uint256) {
        return type(uint176).max;
    }

    /// The supply has been checked against `_maxSupply`, hence so is every sum of balances.
    function _pushSupply() private {
        _packedVotes().supply.push(clock(), SafeCast.toUint176(totalSupply()));
    }

    function _setDelegated(address delegatee, uint256 votes) private {
        PackedCheckpoints.Trace storage trace = _packedVotes().delegated[delegatee];
        uint256 before = trace.latest();
        trace.push(clock(), SafeCast.toUint176(votes));
        emit DelegateVotesChanged(delegatee, before, votes);
    }

    function _past(uint256 timepoint) private view returns (uint48) {
        require(timepoint < block.timestamp, ERC5805FutureLookup(timepoint, clock()));
        return uint48(timepoint);
    }

    function _packedVotes() private pure returns (PackedVotesStorage storage $) {
        assembly {
            $.slot := PACKED_VOTES_STORAGE
        }
    }
}
