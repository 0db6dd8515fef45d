// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

/// A decoder that knows scores, and can be told to behave as a broken, slow or hostile one would; as it may then write, it is
/// an `IPassportDecoder` but for the word `view`.
contract TestDecoder {
    enum Behaviour {
        Answers,
        RefusesWithReason,
        RefusesAtLength,
        FailsWithoutReason,
        BurnsAllGas,
        AnswersShort,
        AnswersAtLength,
        Writes,
        Swallows
    }

    error NoScore(address account);

    uint256 private constant LENGTH = 64 * 1024;

    Behaviour public behaviour;
    uint256 public cost;
    mapping(address account => uint256) public scores;

    function set(address account, uint256 score) external {
        scores[account] = score;
    }

    function behave(Behaviour behaviour_) external {
        behaviour = behaviour_;
    }

    /// From now on needs `cost_` gas, and takes somebody without a score for whom it cannot look up.
    function swallow(uint256 cost_) external {
        (behaviour, cost) = (Behaviour.Swallows, cost_);
    }

    function getScore(address account) external returns (uint256 score) {
        score = scores[account];
        if (behaviour == Behaviour.Answers) return score;
        if (behaviour == Behaviour.RefusesWithReason) revert NoScore(account);
        if (behaviour == Behaviour.Swallows) return _lookUp(account);
        if (behaviour == Behaviour.BurnsAllGas) _burn(gasleft());
        bool writes = behaviour == Behaviour.Writes;
        bool reverts = behaviour == Behaviour.FailsWithoutReason || behaviour == Behaviour.RefusesAtLength;
        uint256 size = _size();
        assembly ("memory-safe") {
            if writes { sstore(0, score) }
            mstore(0x00, score)
            if reverts { revert(0x00, size) }
            return(0x00, size)
        }
    }

    function lookUp(address account) external view returns (uint256) {
        _burn(cost);
        return scores[account];
    }

    function _lookUp(address account) private view returns (uint256) {
        try this.lookUp(account) returns (uint256 score) {
            return score;
        } catch {
            return 0;
        }
    }

    function _size() private view returns (uint256) {
        if (behaviour == Behaviour.AnswersAtLength || behaviour == Behaviour.RefusesAtLength) return LENGTH;
        return behaviour == Behaviour.AnswersShort ? 31 : 0;
    }

    function _burn(uint256 amount) private view {
        uint256 start = gasleft();
        while (start - gasleft() < amount) {
            assembly ("memory-safe") {
                pop(keccak256(0x00, 0x400))
            }
        }
    }
}
