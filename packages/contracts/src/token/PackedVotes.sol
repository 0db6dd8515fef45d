// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IQuorumBase} from "./IQuorumBase.sol";
import {PackedCheckpoints} from "./PackedCheckpoints.sol";
import {ERC20Upgradeable} from "@openzeppelin/contracts-upgradeable/token/ERC20/ERC20Upgradeable.sol";
import {
    ERC20VotesUpgradeable
} from "@openzeppelin/contracts-upgradeable/token/ERC20/extensions/ERC20VotesUpgradeable.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {Checkpoints} from "@openzeppelin/contracts/utils/structs/Checkpoints.sol";

/// @title OpenZeppelin's ERC20Votes over a cheaper history.
/// @notice Delegation, signatures, events and clock checks are OpenZeppelin's; only where the numbers lie is ours, and the clock is the
/// block's timestamp. A vote reads one cold slot of the token instead of two, which pays for part of the proxies' overhead. The supply is
/// the newest entry of its history and nowhere else, which is a slot less for whoever mints or burns. Behaviour is the same but for the
/// largest supply, 2^176 - 1 units, and that what a token began with is told as the supply of the second before its creation, too.
abstract contract PackedVotes is IQuorumBase, ERC20VotesUpgradeable {
    using PackedCheckpoints for PackedCheckpoints.Trace;

    /// @custom:storage-location erc7201:althing.storage.PackedVotes
    struct PackedVotesStorage {
        mapping(address delegatee => PackedCheckpoints.Trace) delegated;
        PackedCheckpoints.Trace supply;
    }

    /// keccak256(abi.encode(uint256(keccak256("althing.storage.PackedVotes")) - 1)) & ~bytes32(uint256(0xff))
    bytes32 private constant PACKED_VOTES_STORAGE = 0xbef73c096c0248e68f70aa5fd6feda0168396e7d5366541d1fea700649b5bc00;

    /// OpenZeppelin's at `openzeppelin.storage.ERC20`, which can only be changed together with a supply of its own.
    bytes32 private constant ERC20_STORAGE = 0x52c63247e1f47db19d5ce0460030c497f067ca4cebf71ba98eeadabe20bace00;

    function totalSupply() public view virtual override returns (uint256) {
        return _packedVotes().supply.latest();
    }

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
    function _update(address from, address to, uint256 value) internal virtual override {
        if (from == address(0)) return _create(to, value);
        if (to == address(0)) return _destroy(from, value);
        ERC20Upgradeable._update(from, to, value);
        _moveDelegateVotes(delegates(from), delegates(to), value);
    }

    /// @return What existed of the token that this one wraps; 0 where it wraps none, or nobody knows.
    function _wrappable() internal view virtual returns (uint256);

    /// @dev Once, at the end of the creation: what the token begins with, also where that is nothing, is the first entry of its supply's
    /// history for good. Otherwise whoever mints or burns in the same second would change what every quorum is a share of.
    function _closeCreation() internal {
        PackedCheckpoints.Trace storage supply = _packedVotes().supply;
        if (supply.length() == 0) _pushSupply(0);
        supply.predate();
    }

    function _moveDelegateVotes(address from, address to, uint256 amount) internal override {
        if (from == to || amount == 0) return;
        if (from != address(0)) {
            uint256 before = getVotes(from);
            _setDelegated(from, before, before - amount);
        }
        if (to != address(0)) {
            uint256 before = getVotes(to);
            _setDelegated(to, before, before + amount);
        }
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

    function _create(address to, uint256 value) private {
        uint256 supply = totalSupply() + value;
        require(supply <= _maxSupply(), ERC20ExceededSafeSupply(supply, _maxSupply()));
        _pushSupply(supply);
        unchecked {
            // No balance is above the supply.
            _balances()[to] += value;
        }
        emit Transfer(address(0), to, value);
        _moveDelegateVotes(address(0), delegates(to), value);
    }

    function _destroy(address from, uint256 value) private {
        uint256 balance = balanceOf(from);
        require(value <= balance, ERC20InsufficientBalance(from, balance, value));
        unchecked {
            _pushSupply(totalSupply() - value);
            _balances()[from] = balance - value;
        }
        emit Transfer(from, address(0), value);
        _moveDelegateVotes(delegates(from), address(0), value);
    }

    /// @param supply At most `_maxSupply`, hence so is every sum of balances.
    function _pushSupply(uint256 supply) private {
        _packedVotes().supply.push(clock(), SafeCast.toUint176(supply));
    }

    function _setDelegated(address delegatee, uint256 before, uint256 votes) private {
        _packedVotes().delegated[delegatee].push(clock(), SafeCast.toUint176(votes));
        emit DelegateVotesChanged(delegatee, before, votes);
    }

    function _past(uint256 timepoint) private view returns (uint48) {
        require(timepoint < block.timestamp, ERC5805FutureLookup(timepoint, clock()));
        return uint48(timepoint);
    }

    function _balances() private view returns (mapping(address account => uint256) storage) {
        ERC20Storage storage $;
        assembly {
            $.slot := ERC20_STORAGE
        }
        return $._balances;
    }

    function _packedVotes() private pure returns (PackedVotesStorage storage $) {
        assembly {
            $.slot := PACKED_VOTES_STORAGE
        }
    }
}
