// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {OrganisationToken} from "../../src/token/OrganisationToken.sol";
import {PlainToken} from "../gas/PlainOpenZeppelin.sol";
import {PlatformTest} from "../helpers/PlatformTest.sol";
import {TestLockbox} from "../helpers/TestLockbox.sol";
import {VotesUpgradeable} from "@openzeppelin/contracts-upgradeable/governance/utils/VotesUpgradeable.sol";
import {
    ERC20VotesUpgradeable
} from "@openzeppelin/contracts-upgradeable/token/ERC20/extensions/ERC20VotesUpgradeable.sol";
import {Vm} from "forge-std/Vm.sol";

contract MintableReference is PlainToken {
    constructor(address[] memory recipients, uint256[] memory amounts)
        PlainToken("Althing", "ALT", recipients, amounts)
    {}

    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }

    function burn(address from, uint256 amount) external {
        _burn(from, amount);
    }
}

/// Our token against OpenZeppelin's: the same steps, the same votes at every moment, the same events.
contract PackedVotesTest is PlatformTest {
    OrganisationToken private _ours;
    MintableReference private _reference;
    address private _lockbox;
    address[4] private _holders;

    struct Step {
        uint8 kind;
        uint8 from;
        uint8 to;
        uint96 amount;
        uint8 pause;
    }

    function setUp() public override {
        super.setUp();
        _holders = [ALICE, BOB, CAROL, STRANGER];
        founding.deploy(_organisation(address(this)));
        (_ours,,) = _deployed(address(this));
        _lockbox = address(new TestLockbox(address(_ours)));
        vm.prank(UPGRADE_OWNER);
        _ours.setLockbox(_lockbox);
        for (uint256 i = 0; i < 4; ++i) {
            vm.prank(_holders[i]);
            _ours.approve(_lockbox, type(uint256).max);
        }
        _reference = new MintableReference(_tokenSetup().recipients, _tokenSetup().amounts);
    }

    function testFuzz_countsLikeOpenZeppelinsToken(Step[24] memory steps) public {
        uint256 begin = block.timestamp;
        for (uint256 i = 0; i < steps.length; ++i) {
            _take(steps[i]);
            _compareNow();
        }
        skip(1);
        // What it began with is told of the second before, in which nobody had votes.
        assertEq(_ours.getPastTotalSupply(begin - 1), 1000e18);
        assertEq(_ours.getPastVotes(ALICE, begin - 1), 0);
        for (uint256 at = begin; at < block.timestamp; ++at) {
            assertEq(_ours.getPastTotalSupply(at), _reference.getPastTotalSupply(at));
            for (uint256 i = 0; i < _holders.length; ++i) {
                assertEq(_ours.getPastVotes(_holders[i], at), _reference.getPastVotes(_holders[i], at));
            }
        }
    }

    /// To the last unit, moved, burned and minted again.
    function testFuzz_theLargestSupplyCountsLikeAnyOther(uint176 moved, uint176 burned) public {
        uint256 largest = type(uint176).max;
        uint256 minted = largest - _ours.totalSupply();
        for (uint256 i = 0; i < 2; ++i) {
            vm.prank(_holders[i]);
            _ours.delegate(_holders[i]);
        }
        _mint(ALICE, minted);
        assertEq(_ours.totalSupply(), largest);
        vm.expectRevert(
            abi.encodeWithSelector(ERC20VotesUpgradeable.ERC20ExceededSafeSupply.selector, largest + 1, largest)
        );
        _mint(ALICE, 1);

        uint256 before = _ours.balanceOf(ALICE);
        moved = uint176(bound(moved, 0, before));
        vm.prank(ALICE);
        assertTrue(_ours.transfer(BOB, moved));
        assertEq(_ours.getVotes(ALICE), before - moved);
        assertEq(_ours.getVotes(BOB), 300e18 + uint256(moved));
        skip(1);
        burned = uint176(bound(burned, 0, _ours.balanceOf(BOB)));
        vm.prank(_lockbox);
        _ours.burn(BOB, burned);
        skip(1);
        assertEq(_ours.getPastTotalSupply(block.timestamp - 2), largest);
        assertEq(_ours.getPastTotalSupply(block.timestamp - 1), largest - burned);
        assertEq(_ours.getPastVotes(BOB, block.timestamp - 1), 300e18 + uint256(moved) - burned);
        _mint(BOB, burned);
        assertEq(_ours.totalSupply(), largest);
        assertEq(_ours.getVotes(BOB), 300e18 + uint256(moved));
    }

    function testFuzz_revertsForTheFutureAndThePresent(uint256 timepoint) public {
        timepoint = bound(timepoint, block.timestamp, type(uint256).max);
        bytes memory expected =
            abi.encodeWithSelector(VotesUpgradeable.ERC5805FutureLookup.selector, timepoint, uint48(block.timestamp));
        vm.expectRevert(expected);
        _ours.getPastVotes(ALICE, timepoint);
        vm.expectRevert(expected);
        _ours.getPastTotalSupply(timepoint);
    }

    function _mint(address to, uint256 amount) private {
        vm.prank(_lockbox);
        _ours.mint(to, amount);
    }

    function _take(Step memory step) private {
        address from = _holders[step.from % 4];
        address to = step.to % 8 == 7 ? address(0) : _holders[step.to % 4];
        vm.recordLogs();
        if (step.kind % 4 == 2) {
            uint256 amount = bound(step.amount, 1, type(uint96).max);
            _mint(_holders[step.to % 4], amount);
            bytes32 ourLogs = _logs();
            _reference.mint(_holders[step.to % 4], amount);
            assertEq(ourLogs, _logs());
        } else if (step.kind % 4 == 3) {
            uint256 most = _ours.balanceOf(from);
            if (most == 0) return;
            uint256 amount = bound(step.amount, 1, most);
            vm.prank(_lockbox);
            _ours.burn(from, amount);
            bytes32 ourLogs = _logs();
            _reference.burn(from, amount);
            assertEq(ourLogs, _logs());
        } else if (step.kind % 4 == 0) {
            vm.prank(from);
            _ours.delegate(to);
            bytes32 ourLogs = _logs();
            vm.prank(from);
            _reference.delegate(to);
            assertEq(ourLogs, _logs());
        } else {
            to = _holders[step.to % 4];
            uint256 amount = bound(step.amount, 0, _ours.balanceOf(from));
            vm.prank(from);
            assertTrue(_ours.transfer(to, amount));
            bytes32 ourLogs = _logs();
            vm.prank(from);
            assertTrue(_reference.transfer(to, amount));
            assertEq(ourLogs, _logs());
        }
        skip(step.pause % 3);
    }

    function _compareNow() private view {
        for (uint256 i = 0; i < _holders.length; ++i) {
            assertEq(_ours.getVotes(_holders[i]), _reference.getVotes(_holders[i]));
            assertEq(_ours.numCheckpoints(_holders[i]), _reference.numCheckpoints(_holders[i]));
        }
    }

    /// A digest of topics and data, leaving out who emitted.
    function _logs() private returns (bytes32 digest) {
        Vm.Log[] memory logs = vm.getRecordedLogs();
        for (uint256 i = 0; i < logs.length; ++i) {
            digest = keccak256(abi.encode(digest, logs[i].topics, logs[i].data));
        }
    }
}
