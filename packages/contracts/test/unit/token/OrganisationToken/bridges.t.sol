// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IXERC20} from "../../../../src/token/IXERC20.sol";
import {TokenTest} from "../../../helpers/TokenTest.sol";
import {
    ERC20VotesUpgradeable
} from "@openzeppelin/contracts-upgradeable/token/ERC20/extensions/ERC20VotesUpgradeable.sol";
import {IERC20Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";

contract OrganisationToken_bridges is TokenTest {
    bytes32 private constant PERMIT_TYPEHASH =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");

    function test_revertsForWhoHasNoLimits() public {
        vm.expectRevert(IXERC20.IXERC20_NotHighEnoughLimits.selector);
        vm.prank(STRANGER);
        token.mint(STRANGER, 1);
        vm.expectRevert(IXERC20.IXERC20_NotHighEnoughLimits.selector);
        vm.prank(ALICE);
        token.burn(ALICE, 1);
        vm.expectRevert(IXERC20.IXERC20_NotHighEnoughLimits.selector);
        vm.prank(OWNER);
        token.mint(OWNER, 1);
    }

    function test_revertsBeyondTheLimit() public {
        vm.expectRevert(IXERC20.IXERC20_NotHighEnoughLimits.selector);
        _mint(ALICE, MINT_LIMIT + 1);
        vm.prank(ALICE);
        token.approve(BRIDGE, BURN_LIMIT + 1);
        vm.expectRevert(IXERC20.IXERC20_NotHighEnoughLimits.selector);
        vm.prank(BRIDGE);
        token.burn(ALICE, BURN_LIMIT + 1);
    }

    function test_aBridgeStoppedByTheOwnerDoesNothingMore() public {
        _setLimits(BRIDGE, 0, 0);
        vm.expectRevert(IXERC20.IXERC20_NotHighEnoughLimits.selector);
        _mint(ALICE, 1);
        skip(10 days);
        vm.expectRevert(IXERC20.IXERC20_NotHighEnoughLimits.selector);
        _mint(ALICE, 1);
    }

    function test_mintsAndBurnsExactlyTheAmount() public {
        _mint(BOB, 70e18);
        assertEq(token.balanceOf(BOB), 370e18);
        assertEq(token.totalSupply(), 1070e18);
        assertEq(token.mintingCurrentLimitOf(BRIDGE), MINT_LIMIT - 70e18);
        _burn(BOB, 30e18);
        assertEq(token.balanceOf(BOB), 340e18);
        assertEq(token.totalSupply(), 1040e18);
        assertEq(token.burningCurrentLimitOf(BRIDGE), BURN_LIMIT - 30e18);
        assertEq(token.allowance(BOB, BRIDGE), 0);
    }

    function test_burnsNobodysTokensWithoutAllowance() public {
        vm.prank(ALICE);
        token.approve(BRIDGE, 5);
        vm.expectRevert(abi.encodeWithSelector(IERC20Errors.ERC20InsufficientAllowance.selector, BRIDGE, 5, 6));
        vm.prank(BRIDGE);
        token.burn(ALICE, 6);
    }

    function test_aBridgeBurnsItsOwnWithoutAllowance() public {
        vm.prank(ALICE);
        assertTrue(token.transfer(BRIDGE, 7));
        vm.prank(BRIDGE);
        token.burn(BRIDGE, 7);
        assertEq(token.balanceOf(BRIDGE), 0);
        assertEq(token.burningCurrentLimitOf(BRIDGE), BURN_LIMIT - 7);
    }

    function test_aRefusedBurnUsesNoLimit() public {
        vm.prank(STRANGER);
        token.approve(BRIDGE, 1);
        vm.expectRevert(abi.encodeWithSelector(IERC20Errors.ERC20InsufficientBalance.selector, STRANGER, 0, 1));
        vm.prank(BRIDGE);
        token.burn(STRANGER, 1);
        assertEq(token.burningCurrentLimitOf(BRIDGE), BURN_LIMIT);
    }

    function test_anAmountOfZeroChangesNothingWhoeverCalls() public {
        vm.recordLogs();
        vm.startPrank(STRANGER);
        token.mint(ALICE, 0);
        token.burn(ALICE, 0);
        vm.stopPrank();
        assertEq(vm.getRecordedLogs().length, 0);
        assertEq(token.numCheckpoints(ALICE), 1);
    }

    /// The tax is taken where tokens arrive: what is burned here is what the permit says.
    function test_aPermitOfTheAmountIsEnoughAlsoWhereATaxIsTaken() public {
        _setTwoTiers();
        (address holder, uint256 key) = makeAddrAndKey("holder");
        vm.prank(ALICE);
        assertTrue(token.transfer(holder, 400e18));
        bytes32 structHash = keccak256(abi.encode(PERMIT_TYPEHASH, holder, BRIDGE, 400e18, 0, block.timestamp));
        (uint8 v, bytes32 r, bytes32 s) =
            vm.sign(key, keccak256(abi.encodePacked(hex"1901", token.DOMAIN_SEPARATOR(), structHash)));
        token.permit(holder, BRIDGE, 400e18, block.timestamp, v, r, s);
        vm.prank(BRIDGE);
        token.burn(holder, 400e18);
        assertEq(token.balanceOf(holder), 0);
        assertEq(token.totalSupply(), 600e18);
        assertEq(token.balanceOf(TREASURY), 0);
    }

    function test_movesVotesAndTheHistoryOfTheSupply() public {
        uint256 begin = block.timestamp;
        skip(10);
        _mint(BOB, 70e18);
        skip(10);
        _burn(ALICE, 50e18);
        skip(10);
        assertEq(token.getVotes(BOB), 370e18);
        assertEq(token.getVotes(ALICE), 550e18);
        assertEq(token.getPastTotalSupply(begin), 1000e18);
        assertEq(token.getPastTotalSupply(begin + 10), 1070e18);
        assertEq(token.getPastTotalSupply(begin + 19), 1070e18);
        assertEq(token.getPastTotalSupply(begin + 20), 1020e18);
        assertEq(token.getPastVotes(BOB, begin + 9), 300e18);
        assertEq(token.getPastVotes(BOB, begin + 10), 370e18);
    }

    /// A snapshot is read only when its second has passed, and then says what stood at its end.
    function test_whatIsMintedInTheSecondOfASnapshotCountsInVotesAndSupplyAlike() public {
        uint256 snapshot = block.timestamp;
        _mint(ALICE, 400e18);
        _burn(ALICE, 150e18);
        skip(1);
        assertEq(token.getPastVotes(ALICE, snapshot), 850e18);
        assertEq(token.getPastTotalSupply(snapshot), 1250e18);
        _burn(ALICE, 300e18);
        assertEq(token.getPastVotes(ALICE, snapshot), 850e18);
        assertEq(token.getPastTotalSupply(snapshot), 1250e18);
    }

    function test_revertsWhenTheSupplyWouldExceedItsBound() public {
        uint256 most = type(uint112).max;
        uint256 cap = type(uint176).max;
        _setLimits(BRIDGE, most, most);
        // The newest entry of the supply's history (ERC-7201 "althing.storage.PackedVotes", second word), of the second before its creation.
        bytes32 slot = bytes32(uint256(0xbef73c096c0248e68f70aa5fd6feda0168396e7d5366541d1fea700649b5bc00) + 1);
        uint256 newest = (block.timestamp - 2) << 176;
        assertEq(uint256(vm.load(address(token), slot)), newest | 1000e18);
        vm.store(address(token), slot, bytes32(newest | (cap - 5)));
        vm.expectRevert(abi.encodeWithSelector(ERC20VotesUpgradeable.ERC20ExceededSafeSupply.selector, cap + 1, cap));
        _mint(ALICE, 6);
        _mint(ALICE, 5);
        assertEq(token.totalSupply(), cap);
    }
}
