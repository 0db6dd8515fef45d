// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBondAuctioneer} from "../../src/bonds/IBondAuctioneer.sol";
import {IFixedPriceAuctioneer} from "../../src/bonds/auctioneers/IFixedPriceAuctioneer.sol";
import {IOracleDynamicDiscountAuctioneer} from "../../src/bonds/auctioneers/IOracleDynamicDiscountAuctioneer.sol";
import {IOracleFixedDiscountAuctioneer} from "../../src/bonds/auctioneers/IOracleFixedDiscountAuctioneer.sol";
import {ISequentialDutchAuctioneer} from "../../src/bonds/auctioneers/ISequentialDutchAuctioneer.sol";
import {IBondTeller} from "../../src/bonds/tellers/IBondTeller.sol";
import {IERC20BondToken} from "../../src/bonds/tellers/IERC20BondToken.sol";
import {LocalToken} from "../../src/devnet/LocalToken.sol";
import {BondMarketsTest} from "../helpers/BondMarketsTest.sol";
import {SettableBondOracle} from "../helpers/SettableBondOracle.sol";
import {ERC20} from "solady/tokens/ERC20.sol";

/// A token that costs little to move, as the ones do by which the reference's figures were taken.
contract LeanToken is ERC20 {
    uint8 private immutable DECIMALS;

    constructor(uint8 decimals_) {
        DECIMALS = decimals_;
    }

    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }

    function name() public pure override returns (string memory) {
        return "Lean Token";
    }

    function symbol() public pure override returns (string memory) {
        return "LEAN";
    }

    function decimals() public view override returns (uint8) {
        return DECIMALS;
    }
}

/// Serves every market without a record of it, so that what is measured is the auctioneer.
contract UnboundOracle {
    uint256 public price = 2e18;

    // solhint-disable-next-line no-empty-blocks
    function registerMarket(uint256, address, address) external {}

    function currentPrice(uint256) external view returns (uint256) {
        return price;
    }

    function decimals(uint256) external pure returns (uint8) {
        return 18;
    }
}

/// Whole transactions on bond markets (base cost and calldata included, everything cold), without fees, paid by standing
/// allowances. Results go to snapshots/bonds.json.
/// forge-config: default.isolate = true
contract BondsGasTest is BondMarketsTest {
    /// 00:00 UTC, more than a market's duration ahead.
    uint48 private constant EXPIRY = T0 - T0 % 1 days + 60 days;

    function _measured(string memory action) private {
        vm.snapshotGasLastCall("bonds", action);
    }

    /// So that what is measured neither begins a list nor a word of one, which every eighth market does.
    function _openFirstMarkets() private {
        _createFixedPrice();
        _createFixedPrice();
        expiryTeller.deploy(address(payout), EXPIRY);
    }

    function _open(IBondAuctioneer auctioneer, bytes memory params, string memory name) private returns (uint256 id) {
        _openFirstMarkets();
        id = _create(auctioneer, params);
        _measured(string.concat("createMarket, ", name));
    }

    /// First of its kind, by a new buyer, and by one who has bought at the same day.
    function _purchases(IBondTeller teller, uint256 id, string memory name) private {
        skip(1 hours);
        _purchase(teller, ALICE, id);
        _measured(string.concat("purchase, first of its kind, ", name));
        skip(1 hours);
        _purchase(teller, BOB, id);
        _measured(string.concat("purchase, new buyer, ", name));
        skip(1 hours);
        _purchase(teller, ALICE, id);
        _measured(string.concat("purchase, steady, ", name));
    }

    function _purchase(IBondTeller teller, address buyer, uint256 id) private {
        vm.prank(buyer);
        teller.purchase(buyer, address(0), id, 100e6, 1);
    }

    function setUp() public override {
        super.setUp();
        oracle = SettableBondOracle(address(new UnboundOracle()));
    }

    function _tokens() internal override returns (LocalToken, LocalToken) {
        return (LocalToken(address(new LeanToken(18))), LocalToken(address(new LeanToken(6))));
    }

    function test_createMarketThatBeginsWords() public {
        for (uint256 i = 0; i < 8; ++i) {
            _createFixedPrice();
        }
        _createFixedPrice();
        _measured("createMarket that begins words of the lists, fpa, fixed term");
    }

    function test_fixedPrice() public {
        string memory name = "fpa, fixed term";
        _purchases(termTeller, _open(term.fixedPrice, abi.encode(_fixedPrice()), name), name);
    }

    function test_fixedPriceFixedExpiry() public {
        IFixedPriceAuctioneer.MarketParams memory params = _fixedPrice();
        params.vesting = EXPIRY;
        string memory name = "fpa, fixed expiry";
        _purchases(expiryTeller, _open(expiry.fixedPrice, abi.encode(params), name), name);
    }

    function test_fixedDiscount() public {
        string memory name = "ofda, fixed term";
        _purchases(termTeller, _open(term.fixedDiscount, abi.encode(_fixedDiscount()), name), name);
    }

    function test_fixedDiscountFixedExpiry() public {
        IOracleFixedDiscountAuctioneer.MarketParams memory params = _fixedDiscount();
        params.vesting = EXPIRY;
        string memory name = "ofda, fixed expiry";
        _purchases(expiryTeller, _open(expiry.fixedDiscount, abi.encode(params), name), name);
    }

    function test_dynamicDiscount() public {
        string memory name = "osda, fixed term";
        _purchases(termTeller, _open(term.dynamicDiscount, abi.encode(_dynamicDiscount()), name), name);
    }

    function test_dynamicDiscountFixedExpiry() public {
        IOracleDynamicDiscountAuctioneer.MarketParams memory params = _dynamicDiscount();
        params.vesting = EXPIRY;
        string memory name = "osda, fixed expiry";
        _purchases(expiryTeller, _open(expiry.dynamicDiscount, abi.encode(params), name), name);
    }

    function test_dutch() public {
        string memory name = "sda, fixed term";
        uint256 id = _open(term.dutch, abi.encode(_dutch()), name);
        _purchases(termTeller, id, name);
        skip(1 days);
        _purchase(termTeller, ALICE, id);
        _measured("purchase that tunes and has a new day, sda, fixed term");
    }

    function test_dutchFixedExpiry() public {
        ISequentialDutchAuctioneer.MarketParams memory params = _dutch();
        params.vesting = EXPIRY;
        string memory name = "sda, fixed expiry";
        uint256 id = _open(expiry.dutch, abi.encode(params), name);
        _purchases(expiryTeller, id, name);
        skip(1 days);
        _purchase(expiryTeller, ALICE, id);
        _measured("purchase that tunes, sda, fixed expiry");
    }

    function test_createMarketWithBondToken() public {
        _openFirstMarkets();
        IFixedPriceAuctioneer.MarketParams memory fixedPrice = _fixedPrice();
        IOracleFixedDiscountAuctioneer.MarketParams memory fixedDiscount = _fixedDiscount();
        IOracleDynamicDiscountAuctioneer.MarketParams memory dynamicDiscount = _dynamicDiscount();
        ISequentialDutchAuctioneer.MarketParams memory dutch = _dutch();
        fixedPrice.vesting = EXPIRY + 1 days;
        fixedDiscount.vesting = EXPIRY + 2 days;
        dynamicDiscount.vesting = EXPIRY + 3 days;
        dutch.vesting = EXPIRY + 4 days;
        _create(expiry.fixedPrice, abi.encode(fixedPrice));
        _measured("createMarket with bond token, fpa, fixed expiry");
        _create(expiry.fixedDiscount, abi.encode(fixedDiscount));
        _measured("createMarket with bond token, ofda, fixed expiry");
        _create(expiry.dynamicDiscount, abi.encode(dynamicDiscount));
        _measured("createMarket with bond token, osda, fixed expiry");
        _create(expiry.dutch, abi.encode(dutch));
        _measured("createMarket with bond token, sda, fixed expiry");
    }

    function test_owning() public {
        uint256 id = _createFixedPrice();
        vm.prank(OWNER);
        term.fixedPrice.pushOwnership(id, ALICE);
        _measured("pushOwnership");
        vm.prank(ALICE);
        term.fixedPrice.pullOwnership(id);
        _measured("pullOwnership");
        vm.prank(ALICE);
        term.fixedPrice.closeMarket(id);
        _measured("closeMarket");
        uint256 dutch = _createDutch();
        vm.prank(OWNER);
        term.dutch.setIntervals(dutch, [uint32(2 days), 1 days, 10 days]);
        _measured("setIntervals");
    }

    /// The first day's bonds have another holder too, the others' have not.
    function test_redeemFixedTerm() public {
        uint256 id = _createFixedPrice();
        _purchase(termTeller, BOB, id);
        uint256[] memory days_ = new uint256[](7);
        for (uint256 i = 0; i < days_.length; ++i) {
            vm.prank(ALICE);
            (, uint48 expires) = termTeller.purchase(ALICE, address(0), id, 100e6, 1);
            days_[i] = termTeller.getTokenId(address(payout), expires);
            skip(1 days);
        }
        skip(30 days);
        vm.startPrank(ALICE);
        termTeller.redeem(days_[0], 1e18);
        _measured("redeem a part, fixed term");
        termTeller.redeem(days_[0], 39e18);
        _measured("redeem all, fixed term");
        vm.stopPrank();
        _redeemBatch(days_, 1, 1, "batchRedeem 1, fixed term");
        _redeemBatch(days_, 2, 5, "batchRedeem 5, fixed term");
    }

    function test_redeemFixedExpiry() public {
        IFixedPriceAuctioneer.MarketParams memory params = _fixedPrice();
        params.vesting = EXPIRY;
        uint256 id = _create(expiry.fixedPrice, abi.encode(params));
        _purchase(expiryTeller, ALICE, id);
        _purchase(expiryTeller, BOB, id);
        vm.warp(EXPIRY);
        IERC20BondToken bond = expiryTeller.getBondTokenForMarket(id);
        vm.startPrank(ALICE);
        expiryTeller.redeem(bond, 1e18);
        _measured("redeem a part, fixed expiry");
        expiryTeller.redeem(bond, 39e18);
        _measured("redeem all, fixed expiry");
        vm.stopPrank();
    }

    /// All bonds of the ids from `first` on.
    function _redeemBatch(uint256[] memory ids, uint256 first, uint256 count, string memory action) private {
        uint256[] memory chosen = new uint256[](count);
        uint256[] memory amounts = new uint256[](count);
        for (uint256 i = 0; i < count; ++i) {
            (chosen[i], amounts[i]) = (ids[first + i], 40e18);
        }
        vm.prank(ALICE);
        termTeller.batchRedeem(chosen, amounts);
        _measured(action);
    }
}
