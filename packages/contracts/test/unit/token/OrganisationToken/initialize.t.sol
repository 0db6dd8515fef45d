// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBridgeTax} from "../../../../src/token/IBridgeTax.sol";
import {IOrganisationToken} from "../../../../src/token/IOrganisationToken.sol";
import {IXERC20} from "../../../../src/token/IXERC20.sol";
import {OrganisationToken} from "../../../../src/token/OrganisationToken.sol";
import {PlatformTest} from "../../../helpers/PlatformTest.sol";
import {OwnableUpgradeable} from "@openzeppelin/contracts-upgradeable/access/OwnableUpgradeable.sol";
import {
    ERC20VotesUpgradeable
} from "@openzeppelin/contracts-upgradeable/token/ERC20/extensions/ERC20VotesUpgradeable.sol";
import {IERC20Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {Initializable} from "@openzeppelin/contracts/proxy/utils/Initializable.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";

contract OrganisationToken_initialize is PlatformTest {
    OrganisationToken private _token;
    address[] private _recipients = [ALICE, BOB];
    uint256[] private _amounts = [uint256(60), 40];
    address private _treasury;
    uint256[] private _thresholds;
    uint256[] private _basisPoints;
    IOrganisationToken.BridgeLimits[] private _bridges;

    function setUp() public override {
        super.setUp();
        _token =
            OrganisationToken(proxyFactory.deploy(0, _parameters(address(tokenImplementation), UPGRADE_OWNER, 0), ""));
    }

    function _initialise() private {
        _token.initialize(
            "Althing", "ALT", _recipients, _amounts, CAROL, _treasury, _thresholds, _basisPoints, _bridges
        );
    }

    function test_revertsTheSecondTime() public {
        _initialise();
        vm.expectRevert(Initializable.InvalidInitialization.selector);
        _initialise();
    }

    function test_revertsOnTheImplementation() public {
        vm.expectRevert(Initializable.InvalidInitialization.selector);
        tokenImplementation.initialize(
            "Althing", "ALT", _recipients, _amounts, CAROL, address(0), new uint256[](0), new uint256[](0), _bridges
        );
    }

    function test_revertsWhenThereAreNotAsManyAmounts() public {
        _amounts.pop();
        vm.expectRevert(abi.encodeWithSelector(IOrganisationToken.Token_LengthMismatch.selector, 2, 1));
        _initialise();
    }

    function test_revertsWhenARecipientIsTheZeroAddress() public {
        _recipients[1] = address(0);
        vm.expectRevert(abi.encodeWithSelector(IERC20Errors.ERC20InvalidReceiver.selector, address(0)));
        _initialise();
    }

    function test_revertsWhenARecipientIsNamedTwice() public {
        _recipients[1] = ALICE;
        vm.expectRevert(abi.encodeWithSelector(IOrganisationToken.Token_DuplicateRecipient.selector, ALICE));
        _initialise();
    }

    function test_revertsWhenAnAmountIsZero() public {
        _amounts[1] = 0;
        vm.expectRevert(abi.encodeWithSelector(IOrganisationToken.Token_ZeroAmount.selector, BOB));
        _initialise();
    }

    function test_revertsWhenTheOwnerIsTheZeroAddress() public {
        vm.expectRevert(abi.encodeWithSelector(OwnableUpgradeable.OwnableInvalidOwner.selector, address(0)));
        _token.initialize(
            "Althing",
            "ALT",
            _recipients,
            _amounts,
            address(0),
            address(0),
            new uint256[](0),
            new uint256[](0),
            _bridges
        );
    }

    function test_revertsWhenTheSupplyIsTooLarge() public {
        uint256 cap = type(uint176).max;
        _amounts = [cap, 1];
        vm.expectRevert(abi.encodeWithSelector(ERC20VotesUpgradeable.ERC20ExceededSafeSupply.selector, cap + 1, cap));
        _initialise();
    }

    function test_theLargestSupplyCountsInFull() public {
        _amounts = [uint256(type(uint176).max) - 1, 1];
        _initialise();
        vm.prank(ALICE);
        _token.delegate(BOB);
        vm.prank(BOB);
        _token.delegate(BOB);
        assertEq(_token.getVotes(BOB), type(uint176).max);
    }

    function test_mintsAndSetsEverything() public {
        vm.expectEmit(address(_token));
        emit IERC20.Transfer(address(0), ALICE, 60);
        vm.expectEmit(address(_token));
        emit IERC20.Transfer(address(0), BOB, 40);
        _initialise();

        assertEq(_token.name(), "Althing");
        assertEq(_token.symbol(), "ALT");
        assertEq(_token.decimals(), 18);
        assertEq(_token.owner(), CAROL);
        assertEq(_token.totalSupply(), 100);
        assertEq(_token.balanceOf(ALICE), 60);
        assertEq(_token.balanceOf(BOB), 40);
        assertEq(_token.getVotes(ALICE), 0);
        assertEq(_token.clock(), block.timestamp);
        assertEq(_token.CLOCK_MODE(), "mode=timestamp");
    }

    function test_mayHaveNoRecipients() public {
        delete _recipients;
        delete _amounts;
        _initialise();
        assertEq(_token.totalSupply(), 0);
    }

    function test_historyOfATokenWithoutRecipientsBeginsWithNothing() public {
        delete _recipients;
        delete _amounts;
        _initialise();
        vm.prank(CAROL);
        _token.setLimits(ALICE, 10, 0);
        skip(1);
        vm.prank(ALICE);
        _token.mint(BOB, 10);
        skip(1);
        assertEq(_token.getPastTotalSupply(block.timestamp - 2), 0);
        assertEq(_token.quorumBase(block.timestamp - 2, 0), 0);
        assertEq(_token.quorumBase(block.timestamp - 1, 0), 10);
    }

    function test_taxesFromTheBeginning() public {
        _treasury = BOB;
        _thresholds.push(0);
        _basisPoints.push(100);
        vm.expectEmit(address(_token));
        emit IBridgeTax.TreasurySet(BOB);
        vm.expectEmit(address(_token));
        emit IBridgeTax.BridgeTaxTiersSet(_thresholds, _basisPoints);
        _initialise();
        (address treasury,,) = _token.bridgeTax();
        assertEq(treasury, BOB);
        assertEq(_token.calculateBridgeTax(1000), 10);
        assertEq(_token.balanceOf(ALICE), 60);
    }

    function test_revertsWhenThereIsATaxWithoutTreasury() public {
        _thresholds.push(0);
        _basisPoints.push(100);
        vm.expectRevert(IXERC20.IXERC20_InvalidParams.selector);
        _initialise();
    }

    function test_revertsWhenTiersAreNotAsManyAsShares() public {
        _treasury = BOB;
        _basisPoints.push(100);
        vm.expectRevert(IXERC20.IXERC20_InvalidParams.selector);
        _initialise();
    }

    function test_letsBridgesMintAndBurnFromTheBeginning() public {
        _bridges.push(IOrganisationToken.BridgeLimits(STRANGER, 10, 20));
        _bridges.push(IOrganisationToken.BridgeLimits(CAROL, 5, 0));
        vm.expectEmit(address(_token));
        emit IXERC20.BridgeLimitsSet(10, 20, STRANGER);
        vm.expectEmit(address(_token));
        emit IXERC20.BridgeLimitsSet(5, 0, CAROL);
        _initialise();
        assertEq(_token.mintingMaxLimitOf(STRANGER), 10);
        assertEq(_token.burningMaxLimitOf(STRANGER), 20);
        assertEq(_token.mintingCurrentLimitOf(CAROL), 5);
        assertEq(_token.burningMaxLimitOf(CAROL), 0);
        vm.prank(CAROL);
        _token.mint(BOB, 5);
        assertEq(_token.balanceOf(BOB), 45);
    }

    function test_revertsWhenALimitIsTooHigh() public {
        _bridges.push(IOrganisationToken.BridgeLimits(STRANGER, uint256(type(uint112).max) + 1, 0));
        vm.expectRevert(IXERC20.IXERC20_LimitsTooHigh.selector);
        _initialise();
    }
}
