// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {GovernorSpoke} from "../../../../src/governance/GovernorSpoke.sol";
import {IGovernorSpoke} from "../../../../src/governance/IGovernorSpoke.sol";
import {IVotingTransport} from "../../../../src/messaging/IVotingTransport.sol";
import {IVestedVotes} from "../../../../src/vesting/IVestedVotes.sol";
import {TransportTest} from "../../../helpers/TransportTest.sol";
import {OwnableUpgradeable} from "@openzeppelin/contracts-upgradeable/access/OwnableUpgradeable.sol";
import {Initializable} from "@openzeppelin/contracts/proxy/utils/Initializable.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {Vm} from "forge-std/Vm.sol";

/// Another chain's idea of time.
contract BlockClock {
    function clock() external view returns (uint48) {
        return uint48(block.number);
    }
}

contract GovernorSpoke_initialize is TransportTest {
    GovernorSpoke private _spoke;

    function setUp() public override {
        super.setUp();
        _spoke = _spokeProxy("new", address(tokenA), address(0));
        vm.chainId(CHAIN_A);
    }

    function _initialize(GovernorSpoke spoke, uint256 homeChainId, address governor_, address owner) private {
        spoke.initialize(transport, homeChainId, governor_, owner);
    }

    function test_revertsTheSecondTimeAndOnTheImplementation() public {
        vm.expectRevert(Initializable.InvalidInitialization.selector);
        _initialize(spokeA, HOME, address(home), STRANGER);
        vm.expectRevert(Initializable.InvalidInitialization.selector);
        _initialize(spokeImplementation, HOME, address(home), STRANGER);
    }

    function test_revertsWithoutATokenThatCountsInTimestamps() public {
        GovernorSpoke spoke = _spokeProxy("no contract", BOB, address(0));
        vm.expectRevert(abi.encodeWithSelector(IGovernorSpoke.Spoke_InvalidToken.selector, BOB));
        _initialize(spoke, HOME, address(home), SPOKE_OWNER);

        address blocks = address(new BlockClock());
        spoke = _spokeProxy("blocks", blocks, address(0));
        vm.expectRevert(abi.encodeWithSelector(IGovernorSpoke.Spoke_InvalidToken.selector, blocks));
        _initialize(spoke, HOME, address(home), SPOKE_OWNER);
    }

    function test_revertsWithAVestingContractOfAnotherToken() public {
        GovernorSpoke spoke = _spokeProxy("no vesting", address(tokenA), BOB);
        vm.expectRevert(abi.encodeWithSelector(IGovernorSpoke.Spoke_InvalidVesting.selector, BOB));
        _initialize(spoke, HOME, address(home), SPOKE_OWNER);

        // Any contract that answers with a token will do here: a spoke of the other token.
        spoke = _spokeProxy("other vesting", address(tokenA), address(spokeB));
        assertEq(IVestedVotes(address(spokeB)).token(), address(tokenB));
        vm.expectRevert(abi.encodeWithSelector(IGovernorSpoke.Spoke_InvalidVesting.selector, address(spokeB)));
        _initialize(spoke, HOME, address(home), SPOKE_OWNER);
    }

    function test_revertsWhenTheHomeChainIsThisOneOrNone() public {
        vm.expectRevert(abi.encodeWithSelector(IGovernorSpoke.Spoke_InvalidHomeChain.selector, CHAIN_A));
        _initialize(_spoke, CHAIN_A, address(home), SPOKE_OWNER);
        vm.expectRevert(abi.encodeWithSelector(IGovernorSpoke.Spoke_InvalidHomeChain.selector, 0));
        _initialize(_spoke, 0, address(home), SPOKE_OWNER);
        vm.expectRevert(abi.encodeWithSelector(SafeCast.SafeCastOverflowedUintDowncast.selector, 96, 1 << 96));
        _initialize(_spoke, 1 << 96, address(home), SPOKE_OWNER);
    }

    function test_revertsWithoutGovernorOrOwner() public {
        vm.expectRevert(abi.encodeWithSelector(IGovernorSpoke.Spoke_InvalidGovernor.selector, address(0)));
        _initialize(_spoke, HOME, address(0), SPOKE_OWNER);
        vm.expectRevert(abi.encodeWithSelector(OwnableUpgradeable.OwnableInvalidOwner.selector, address(0)));
        _initialize(_spoke, HOME, address(home), address(0));
    }

    function test_knowsWhatItWasGiven() public {
        vm.expectEmit(address(_spoke));
        emit IGovernorSpoke.MessageControllerUpdated(address(0), address(transport));
        _initialize(_spoke, HOME, address(home), SPOKE_OWNER);
        assertEq(_spoke.messageController(), address(transport));
        assertEq(_spoke.homeChainId(), HOME);
        assertEq(_spoke.governor(), address(home));
        assertEq(_spoke.owner(), SPOKE_OWNER);
        assertEq(_spoke.token(), address(tokenA));
        assertEq(_spoke.vesting(), address(0));
    }

    function test_maySpendItsBeginningWithoutMessageController() public {
        vm.recordLogs();
        _spoke.initialize(IVotingTransport(address(0)), HOME, address(home), SPOKE_OWNER);
        assertEq(_spoke.messageController(), address(0));
        Vm.Log[] memory logs = vm.getRecordedLogs();
        for (uint256 i = 0; i < logs.length; ++i) {
            assertNotEq(logs[i].topics[0], IGovernorSpoke.MessageControllerUpdated.selector);
        }
    }

    /// Found by ERC-7201's formula: what a vote reads lies in two words.
    function test_liesInItsNamespace() public view {
        bytes32 namespace = keccak256("althing.storage.GovernorSpoke");
        uint256 base = uint256(keccak256(abi.encode(uint256(namespace) - 1)) & ~bytes32(uint256(0xff)));
        uint256 expected = (HOME << 160) | uint160(address(transport));
        assertEq(uint256(vm.load(address(spokeA), bytes32(base))), expected);
        assertEq(uint256(vm.load(address(spokeA), bytes32(base + 1))), uint160(address(home)));
    }
}
