// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IGasRefund} from "../../src/governance/IGasRefund.sol";
import {IERC1271} from "@openzeppelin/contracts/interfaces/IERC1271.sol";

/// Makes many calls in one transaction, as itself: a contract that votes for others, or, at the address of somebody with a
/// key, the code that account is delegated to (EIP-7702). Failing calls are passed over.
contract Batcher {
    struct Call {
        address to;
        bytes data;
    }

    function run(Call[] calldata calls) external {
        for (uint256 i = 0; i < calls.length; ++i) {
            (bool success,) = calls[i].to.call(calls[i].data);
            success;
        }
    }

    receive() external payable {}
}

/// Storage that was filled earlier and is cleared for its refund (EIP-3529).
contract FilledStorage {
    mapping(uint256 index => uint256) private _words;

    function fill(uint256 from, uint256 count) external {
        for (uint256 i = from; i < from + count; ++i) {
            _words[i] = 1;
        }
    }

    function clear(uint256 from, uint256 count) external {
        for (uint256 i = from; i < from + count; ++i) {
            delete _words[i];
        }
    }
}

/// A voter that does not simply take its refund.
contract GreedyReceiver {
    enum Mood {
        Accept,
        Refuse,
        BurnGas,
        BombWithReturnData,
        Reenter
    }

    Mood public mood;
    address public target;
    bytes public data;
    uint256 public received;

    function become(Mood mood_) external {
        mood = mood_;
    }

    function aim(address target_, bytes calldata data_) external {
        (target, data) = (target_, data_);
    }

    function act(address to, bytes calldata data_) external {
        (bool success,) = to.call(data_);
        require(success, "the vote failed");
    }

    receive() external payable {
        if (mood == Mood.Refuse) revert("no");
        if (mood == Mood.BurnGas) while (true) {}
        if (mood == Mood.BombWithReturnData) {
            assembly {
                revert(0, 60000)
            }
        }
        if (mood == Mood.Reenter) {
            // Bounded, so that what is left is enough to take the money.
            (bool success,) = target.call{gas: 2500}(data);
            if (success) ++received;
        }
    }
}

/// A voter whose `receive` takes about so much gas.
contract ExpensiveReceiver {
    uint256 private immutable _GAS;

    constructor(uint256 gas_) {
        _GAS = gas_;
    }

    function act(address to, bytes calldata data) external {
        (bool success,) = to.call(data);
        require(success, "the vote failed");
    }

    receive() external payable {
        uint256 atStart = gasleft();
        require(atStart > _GAS);
        while (atStart - gasleft() < _GAS) {}
    }
}

/// A voter whose approval of a signature (ERC-1271) costs whoever relays it as much gas as it likes.
contract BurningSigner is IERC1271 {
    uint256 public immutable ROUNDS;

    constructor(uint256 rounds) {
        ROUNDS = rounds;
    }

    function isValidSignature(bytes32 hash, bytes calldata) external view returns (bytes4) {
        bytes32 word = hash;
        for (uint256 i = 0; i < ROUNDS; ++i) {
            word = keccak256(abi.encode(word));
        }
        return word == 0 ? bytes4(0) : IERC1271.isValidSignature.selector;
    }
}

/// A refund contract as bad as it can be.
contract HostileRefund is IGasRefund {
    enum Kind {
        Reverts,
        BurnsGas,
        BombsWithReturnData
    }

    Kind private immutable _KIND;

    constructor(Kind kind) {
        _KIND = kind;
    }

    function open(uint256, uint256) external view {
        _misbehave();
    }

    function refund(address payable, uint256, uint256, uint256) external view {
        _misbehave();
    }

    function updateRefundSettings(RefundSettings calldata) external {}

    function withdraw(address payable, uint256) external {}

    function governor() external view returns (address) {}

    function owner() external view returns (address) {}

    function periodCapLeft() external view returns (uint256) {}

    function refundSettings() external view returns (RefundSettings memory) {}

    function refundTerms(uint256) external view returns (RefundSettings memory) {}

    function _misbehave() private view {
        if (_KIND == Kind.Reverts) revert RefundGas_NotGovernor(msg.sender);
        if (_KIND == Kind.BurnsGas) while (true) {}
        assembly {
            revert(0, 1000000)
        }
    }
}
