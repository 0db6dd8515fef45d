// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {BondAggregator} from "../../src/bonds/BondAggregator.sol";
import {BondEscrow} from "../../src/bonds/BondEscrow.sol";
import {BondVestingVault} from "../../src/bonds/BondVestingVault.sol";
import {IBondAuctioneer} from "../../src/bonds/IBondAuctioneer.sol";
import {FixedExpiryTeller} from "../../src/bonds/tellers/FixedExpiryTeller.sol";
import {FixedTermTeller} from "../../src/bonds/tellers/FixedTermTeller.sol";
import {IBondTeller} from "../../src/bonds/tellers/IBondTeller.sol";
import {ScriptedAuctioneer} from "./ScriptedAuctioneer.sol";
import {TestToken} from "./tokens/TestToken.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {Test} from "forge-std/Test.sol";

/// Both tellers with the vault and the escrow, and markets that sell what a test says. It is 08:00 UTC on 2027-01-15. OWNER has
/// approved both tellers for all of its payout tokens, ALICE and BOB for all of their quote tokens.
abstract contract TellerTest is Test {
    uint48 internal constant NOW = 1_800_000_000;
    uint48 internal constant TODAY = 1_799_971_200;
    uint256 internal constant PAYOUT = 40e18;
    uint256 internal constant QUOTE = 100e6;

    address internal immutable GUARDIAN = makeAddr("guardian");
    address internal immutable OWNER = makeAddr("owner");
    address internal immutable ALICE = makeAddr("alice");
    address internal immutable BOB = makeAddr("bob");
    address internal immutable REFERRER = makeAddr("referrer");
    address internal immutable STRANGER = makeAddr("stranger");

    BondAggregator internal aggregator;
    BondVestingVault internal vault;
    BondEscrow internal escrow;
    FixedTermTeller internal fixedTerm;
    FixedExpiryTeller internal fixedExpiry;
    ScriptedAuctioneer internal termAuctioneer;
    ScriptedAuctioneer internal expiryAuctioneer;

    TestToken internal payoutToken;
    TestToken internal quoteToken;

    function setUp() public virtual {
        vm.warp(NOW);
        aggregator = new BondAggregator(GUARDIAN);
        vault = new BondVestingVault(address(aggregator));
        escrow = new BondEscrow(address(aggregator));
        fixedTerm = new FixedTermTeller(address(aggregator), address(vault));
        fixedExpiry = new FixedExpiryTeller(address(aggregator), address(vault));
        termAuctioneer = new ScriptedAuctioneer(address(aggregator), address(fixedTerm));
        expiryAuctioneer = new ScriptedAuctioneer(address(aggregator), address(fixedExpiry));
        vm.startPrank(GUARDIAN);
        aggregator.registerAuctioneer(address(termAuctioneer));
        aggregator.registerAuctioneer(address(expiryAuctioneer));
        vm.stopPrank();

        payoutToken = new TestToken("Payout Token", "PAY", 18);
        quoteToken = new TestToken("Quote Dollar", "QUSD", 6);
        payoutToken.mint(OWNER, 1_000_000e18);
        quoteToken.mint(ALICE, 1_000_000e6);
        quoteToken.mint(BOB, 1_000_000e6);
        _approveTellers(OWNER, address(payoutToken));
        _approveTellers(ALICE, address(quoteToken));
        _approveTellers(BOB, address(quoteToken));
    }

    function _approveTellers(address from, address token) internal {
        vm.startPrank(from);
        IERC20(token).approve(address(fixedTerm), type(uint256).max);
        IERC20(token).approve(address(fixedExpiry), type(uint256).max);
        vm.stopPrank();
    }

    /// 40 payout for whatever comes in, at an oracle's price of 2.5.
    function _sale(uint48 vesting) internal view returns (IBondAuctioneer.Sale memory) {
        return IBondAuctioneer.Sale({
            owner: OWNER,
            callback: address(0),
            payoutToken: address(payoutToken),
            quoteToken: address(quoteToken),
            vesting: vesting,
            linearDuration: 0,
            payout: PAYOUT,
            price: 25e35,
            oraclePrice: 25e17
        });
    }

    function _linearSale(uint48 vesting, uint48 duration) internal view returns (IBondAuctioneer.Sale memory sale) {
        sale = _sale(vesting);
        sale.linearDuration = duration;
    }

    function _buy(IBondTeller teller, address buyer, uint256 id) internal returns (uint256 payout, uint48 expiry) {
        vm.prank(buyer);
        return teller.purchase(buyer, address(0), id, QUOTE, 0);
    }

    function _setFees(IBondTeller teller, uint48 protocol, uint48 referrer) internal {
        vm.prank(GUARDIAN);
        teller.setProtocolFee(protocol);
        vm.prank(REFERRER);
        teller.setReferrerFee(referrer);
    }

    function _tokens(address token) internal pure returns (address[] memory tokens) {
        tokens = new address[](1);
        tokens[0] = token;
    }

    function _numbers(uint256 first, uint256 second) internal pure returns (uint256[] memory numbers) {
        numbers = new uint256[](2);
        (numbers[0], numbers[1]) = (first, second);
    }
}
