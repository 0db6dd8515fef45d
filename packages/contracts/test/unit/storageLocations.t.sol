// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IOrganisationDeployer} from "../../src/deployment/IOrganisationDeployer.sol";
import {ImmutableArgs} from "../../src/deployment/ImmutableArgs.sol";
import {ICrossChainVotes} from "../../src/governance/ICrossChainVotes.sol";
import {IQuadraticGovernor} from "../../src/governance/IQuadraticGovernor.sol";
import {GovernorStages} from "../helpers/GovernorStages.sol";
import {GovernorTest} from "../helpers/GovernorTest.sol";
import {TestLockbox} from "../helpers/TestLockbox.sol";
import {Test} from "forge-std/Test.sol";

/// Where our numbers lie, found by ERC-7201's formula rather than by the contracts' own constants: a changed location or
/// packing would orphan what deployed proxies hold.
abstract contract Locations is Test {
    function _location(string memory namespace) internal pure returns (uint256) {
        return uint256(keccak256(abi.encode(uint256(keccak256(bytes(namespace))) - 1)) & ~bytes32(uint256(0xff)));
    }

    /// Of the entry of a mapping in slot `slot`.
    function _entry(uint256 key, uint256 slot) internal pure returns (uint256) {
        return uint256(keccak256(abi.encode(key, slot)));
    }

    function _assertWord(address account, uint256 slot, uint256 expected) internal view {
        assertEq(uint256(vm.load(account, bytes32(slot))), expected);
    }
}

contract StorageLocationsTest is GovernorTest, Locations {
    function test_limitsLieInOneWordPerDirection() public {
        uint256 base = _location("althing.storage.BridgedToken");
        vm.prank(UPGRADE_OWNER);
        token.setLimits(address(this), 10, 7);
        skip(100);
        token.mint(ALICE, 4);
        uint256 minting = uint256(keccak256(abi.encode(address(this), base + 1)));
        _assertWord(address(token), minting, (block.timestamp << 224) | (6 << 112) | 10);
        _assertWord(address(token), minting + 1, ((block.timestamp - 100) << 224) | (7 << 112) | 7);
    }

    function test_theLockboxHasTheWordOfNobodysLimit() public {
        uint256 base = _location("althing.storage.BridgedToken");
        address lockbox = address(new TestLockbox(address(token)));
        vm.prank(UPGRADE_OWNER);
        token.setLockbox(lockbox);
        _assertWord(address(token), base, uint160(lockbox));
        uint256 limits = _entry(uint160(lockbox), base + 1);
        _assertWord(address(token), limits, 1 << 112);
        _assertWord(address(token), limits + 1, 1 << 112);
    }

    /// Pinned, as the contract writes balances where OpenZeppelin reads them.
    function test_balancesLieWhereOpenZeppelinKeepsThemAndTheSupplyInItsHistoryOnly() public {
        uint256 balances = _location("openzeppelin.storage.ERC20");
        vm.prank(UPGRADE_OWNER);
        token.setLimits(address(this), 10e18, 10e18);
        token.mint(ALICE, 7e18);
        _assertWord(address(token), _entry(uint160(ALICE), balances), token.balanceOf(ALICE));
        _assertWord(address(token), balances + 2, 0);
        uint256 newest = uint256(vm.load(address(token), bytes32(_location("althing.storage.PackedVotes") + 1)));
        assertEq(uint176(newest), token.totalSupply());
        assertEq(token.totalSupply(), 1007e18);
    }

    function test_taxTiersLieTwoInAWordBesideTheTreasury() public {
        uint256 base = _location("althing.storage.BridgeTax");
        uint256[] memory thresholds = new uint256[](3);
        uint256[] memory shares = new uint256[](3);
        for (uint256 i = 0; i < 3; ++i) {
            (thresholds[i], shares[i]) = (10 + i, 100 + i);
        }
        vm.startPrank(UPGRADE_OWNER);
        token.setTreasury(BOB);
        token.setBridgeTaxTiers(thresholds, shares);
        vm.stopPrank();
        _assertWord(address(token), base, (3 << 160) | uint160(BOB));
        _assertWord(address(token), base + 1, (101 << 240) | (11 << 128) | (100 << 112) | 10);
        _assertWord(address(token), base + 2, (102 << 112) | 12);
    }

    function test_votesLieInOneWordPerDelegatee() public {
        uint256 base = _location("althing.storage.PackedVotes");
        bytes32 alice = keccak256(abi.encode(ALICE, base));
        uint256 first = block.timestamp - 1;
        assertEq(uint256(vm.load(address(token), alice)), (first << 176) | 600e18);

        vm.prank(ALICE);
        assertTrue(token.transfer(BOB, 1e18));
        assertEq(uint256(vm.load(address(token), alice)), (1 << 224) | (block.timestamp << 176) | 599e18);
        bytes32 past = keccak256(abi.encode(uint256(0), uint256(alice) + 1));
        assertEq(uint256(vm.load(address(token), past)), (first << 176) | 600e18);
        assertEq(uint256(vm.load(address(token), bytes32(base + 1))), ((first - 1) << 176) | 1000e18);
    }

    function test_theTimelockLiesInItsNamespace() public {
        uint256 base = _location("althing.storage.GovernorOptionalTimelock");
        assertEq(uint256(vm.load(address(governor), bytes32(base))), uint160(address(timelock)));
        uint256 proposalId = _passAndQueue();
        bytes32 slot = keccak256(abi.encode(proposalId, base + 1));
        assertEq(vm.load(address(governor), slot), _operationId());
    }

    function test_proposalsLieWhereOpenZeppelinKeepsThem() public {
        uint256 base = _location("openzeppelin.storage.Governor");
        uint256 proposalId = _propose();
        bytes32 slot = keccak256(abi.encode(proposalId, base + 1));
        uint256 expected = (uint256(VOTING_PERIOD) << 208) | ((block.timestamp + VOTING_DELAY) << 160) | uint160(ALICE);
        assertEq(uint256(vm.load(address(governor), slot)), expected);
    }

    function test_vetoersAndVetoesLieInTheirNamespace() public {
        uint256 base = _location("althing.storage.GovernorVeto");
        vm.prank(address(selfExecuting));
        selfExecuting.updatePreVoteVetoer(BOB);
        _assertWord(address(selfExecuting), base, uint160(BOB));
        _assertWord(address(governor), base + 1, uint160(CANCELLER));

        uint256 proposalId = _propose(selfExecuting);
        _assertWord(address(selfExecuting), _entry(proposalId, base + 2), 0);
        _veto(selfExecuting, BOB);
        _assertWord(address(selfExecuting), _entry(proposalId, base + 2), 1);
    }

    function test_fractionalVotesLieInTheirNamespace() public {
        uint256 proposalId = _propose();
        uint256 tally = _entry(proposalId, _location("althing.storage.GovernorCountingFractional"));
        skip(VOTING_DELAY + 1);
        vm.prank(ALICE);
        governor.castVoteWithReasonAndParams(
            proposalId, 255, "", abi.encodePacked(uint128(1), uint128(20), uint128(300))
        );
        _assertWord(address(governor), tally, 1);
        _assertWord(address(governor), tally + 1, 20);
        _assertWord(address(governor), tally + 2, 300);
        _assertWord(address(governor), _entry(uint160(ALICE), tally + 3), 321);
    }

    function test_votingChainsLieInTheirNamespace() public {
        uint256 base = _location("althing.storage.GovernorCrossChain");
        vm.startPrank(address(selfExecuting));
        selfExecuting.updateMessageController(BOB);
        selfExecuting.updateSpoke(ICrossChainVotes.VotingChain(10, CAROL, 7e18));
        vm.stopPrank();
        _assertWord(address(selfExecuting), base, uint160(BOB));
        _assertWord(address(selfExecuting), _entry(10, base + 1), block.timestamp << 160 | uint160(CAROL));
        _assertWord(address(selfExecuting), _entry(10, base + 1) + 1, 7e18);
        _assertWord(address(selfExecuting), base + 2, 1);
        uint256 checkpoint = 7e18 << 48 | block.timestamp;
        _assertWord(address(selfExecuting), uint256(keccak256(abi.encode(base + 2))), checkpoint);
    }

    function test_theArgumentLiesBehindTheProxysProgram() public view {
        assertEq(vm.getDeployedCode("OrganisationProxy.sol").length, ImmutableArgs.OFFSET);
    }
}

contract QuadraticStorageLocationsTest is GovernorStages, Locations {
    function _quadratic() internal pure override returns (bool) {
        return true;
    }

    function _withTimelock() internal pure override returns (bool) {
        return false;
    }

    function _vetoers() internal pure override returns (address, address) {
        return (address(0), address(0));
    }

    function test_settingsLieInOneWordPerChange() public {
        uint256 base = _location("althing.storage.GovernorQuadratic");
        IQuadraticGovernor quadratic = IQuadraticGovernor(address(governor));
        IQuadraticGovernor.QuadraticSettings memory settings = quadratic.quadraticSettings(block.timestamp);
        uint256 first = uint256(keccak256(abi.encode(base)));
        _assertWord(address(governor), base, 1);
        _assertWord(address(governor), first, _settingsWord(settings, block.timestamp - 1));

        settings.bandPercentages = [1, 2, 3, 4];
        vm.prank(address(governor));
        quadratic.updateQuadraticSettings(settings);
        _assertWord(address(governor), base, 2);
        _assertWord(address(governor), first + 1, _settingsWord(settings, block.timestamp));
    }

    /// Decoder, four percentages, threshold; and in the lowest 48 bits the time since when they hold.
    function _settingsWord(IQuadraticGovernor.QuadraticSettings memory settings, uint256 since)
        private
        pure
        returns (uint256)
    {
        uint8[4] memory bands = settings.bandPercentages;
        return uint256(
            bytes32(
                abi.encodePacked(
                    settings.decoder, bands[0], bands[1], bands[2], bands[3], settings.threshold, uint48(since)
                )
            )
        );
    }

    function test_talliesLieInTheirNamespace() public {
        uint256 proposalId = _bring(Stage.Active);
        uint256 tally = _entry(proposalId, _location("althing.storage.GovernorQuadratic") + 1);
        _vote(governor, proposalId, ALICE, 0);
        _vote(governor, proposalId, BOB, 1);
        _vote(governor, proposalId, CAROL, 2);
        _assertWord(address(governor), tally, 2400 | (1700 << 80) | (1000 << 160));
        _assertWord(address(governor), tally + 1, 1000e18);
        _assertWord(address(governor), _entry(uint160(ALICE), tally + 2), 1);
    }
}
