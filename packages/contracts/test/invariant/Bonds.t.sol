// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {BondEscrow} from "../../src/bonds/BondEscrow.sol";
import {IBondAuctioneer} from "../../src/bonds/IBondAuctioneer.sol";
import {IBondVestingVault} from "../../src/bonds/IBondVestingVault.sol";
import {IBondTeller} from "../../src/bonds/tellers/IBondTeller.sol";
import {BondMarketsTest} from "../helpers/BondMarketsTest.sol";
import {MoodyHolder} from "../helpers/MoodyHolder.sol";
import {PayingCallback} from "../helpers/PayingCallback.sol";
import {FeeOnTransferToken} from "../helpers/tokens/FeeOnTransferToken.sol";
import {ReentrantToken} from "../helpers/tokens/ReentrantToken.sol";
import {SilentToken} from "../helpers/tokens/SilentToken.sol";
import {TestToken} from "../helpers/tokens/TestToken.sol";
import {BondBuyers} from "./BondBuyers.sol";
import {BondGhosts} from "./BondGhosts.sol";
import {BondHandler} from "./BondHandler.sol";
import {BondSellers} from "./BondSellers.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";

/// Laws 25 to 34; see README.md.
/// Words from storage are no better seeds for the handler than others, and gathering them takes most of the time.
/// forge-config: default.invariant.runs = 4
/// forge-config: default.invariant.depth = 256
/// forge-config: default.invariant.check_interval = 32
/// forge-config: default.invariant.include_storage = false
/// forge-config: default.invariant.include_push_bytes = false
/// forge-config: deep.invariant.runs = 440
/// forge-config: deep.invariant.depth = 256
/// forge-config: deep.invariant.check_interval = 32
/// forge-config: deep.invariant.include_storage = false
/// forge-config: deep.invariant.include_push_bytes = false
contract BondInvariants is BondMarketsTest {
    BondEscrow private _escrow;
    BondHandler private _handler;
    bytes4[] private _selectors;

    function setUp() public override {
        super.setUp();
        _escrow = new BondEscrow(address(aggregator));
        BondGhosts.Platform memory platform;
        (platform.authority, platform.aggregator, platform.oracle) = (GUARDIAN, aggregator, oracle);
        (platform.vault, platform.escrow) = (vault, _escrow);
        platform.tellers = [IBondTeller(termTeller), expiryTeller];
        platform.auctioneers = [
            IBondAuctioneer(term.fixedPrice),
            expiry.fixedPrice,
            term.fixedDiscount,
            expiry.fixedDiscount,
            term.dynamicDiscount,
            expiry.dynamicDiscount,
            term.dutch,
            expiry.dutch
        ];
        address[] memory honest = new address[](3);
        honest[0] = address(new TestToken("Wide", "WIDE", 18));
        honest[1] = address(new TestToken("Narrow", "NARROW", 6));
        honest[2] = address(new SilentToken());
        _handler = new BondHandler(platform, new MoodyHolder(), honest);
        _allow(address(_escrow));
        _populate();
        _target();
    }

    function _allow(address callback) private {
        IBondAuctioneer[8] memory auctioneers = _handler.platform().auctioneers;
        for (uint256 i = 0; i < auctioneers.length; ++i) {
            vm.prank(GUARDIAN);
            auctioneers[i].setCallbackAllowed(callback, true);
        }
    }

    function _populate() private {
        for (uint256 i = 0; i < 4; ++i) {
            (address signer, uint256 key) = makeAddrAndKey(vm.toString(i));
            _handler.addSigner(signer, key);
        }
        _handler.addHostile(new FeeOnTransferToken(9, 0), new ReentrantToken(18));
        for (uint256 t = 0; t < _handler.tokenCount(); ++t) {
            address token = _handler.tokens(t);
            for (uint256 p = 0; p < _handler.peopleCount(); ++p) {
                _endow(token, _handler.people(p));
            }
            if (t == 2) continue;
            PayingCallback callback = new PayingCallback(token);
            _handler.addCallback(token, callback);
            _allow(address(callback));
            _endow(token, address(callback));
        }
    }

    /// More than it can ever need.
    function _endow(address token, address account) private {
        uint256 amount = 1e15 * 10 ** IERC20Metadata(token).decimals();
        TestToken(token).mint(account, amount);
        _handler.endow(token, account, amount);
        address[3] memory spenders = [address(termTeller), address(expiryTeller), address(_escrow)];
        for (uint256 i = 0; i < spenders.length; ++i) {
            vm.prank(account);
            (bool success,) = token.call(abi.encodeCall(IERC20.approve, (spenders[i], type(uint256).max)));
            assertTrue(success);
        }
    }

    function _target() private {
        bytes4[25] memory once = [
            BondSellers.close.selector,
            BondSellers.pushOwnership.selector,
            BondSellers.pullOwnership.selector,
            BondSellers.changeBuyers.selector,
            BondSellers.setIntervals.selector,
            BondSellers.changeAllowance.selector,
            BondSellers.deposit.selector,
            BondSellers.withdraw.selector,
            BondSellers.changeProtocolFee.selector,
            BondSellers.changeReferrerFee.selector,
            BondSellers.changeRules.selector,
            BondSellers.moveOracle.selector,
            BondSellers.changeTax.selector,
            BondSellers.changeMoods.selector,
            BondSellers.give.selector,
            BondBuyers.create.selector,
            BondHandler.transferBonds.selector,
            BondHandler.redeem.selector,
            BondHandler.redeemTooMuch.selector,
            BondHandler.release.selector,
            BondHandler.releaseAll.selector,
            BondHandler.moveSchedule.selector,
            BondHandler.claimFees.selector,
            BondHandler.trespass.selector,
            BondSellers.wait.selector
        ];
        bytes4[] memory selectors = new bytes4[](40);
        for (uint256 i = 0; i < selectors.length; ++i) {
            selectors[i] = i < once.length ? once[i] : BondBuyers.purchase.selector;
        }
        (selectors[25], selectors[26]) = (BondSellers.open.selector, BondSellers.open.selector);
        (selectors[27], selectors[28]) = (BondSellers.wait.selector, BondSellers.wait.selector);
        selectors[29] = BondHandler.redeem.selector;
        _selectors = selectors;
        targetSelector(FuzzSelector(address(_handler), selectors));
        targetContract(address(_handler));
    }

    /// The laws would hold of nothing if nobody in the handler bought, redeemed or tried what is forbidden.
    function test_theHandlersPeopleDealInEverything() public {
        bytes32[11] memory events = [
            bytes32("closed"),
            "pulled",
            "withdrawn",
            "refused",
            "created",
            "private sale",
            "sale by callback",
            "linear sale",
            "instant swap",
            "redeemed",
            "released"
        ];
        uint256[11] memory seen;
        uint256[8] memory sales;
        uint256 beginning = vm.snapshotState();
        for (uint256 run = 0; run < 12; ++run) {
            for (uint256 i = 0; i < 256; ++i) {
                _act(uint256(keccak256(abi.encode(run, i))));
            }
            assertEq(_handler.breaches(), 0);
            for (uint256 i = 0; i < events.length; ++i) {
                seen[i] += _handler.count(events[i]);
            }
            for (uint256 i = 0; i < sales.length; ++i) {
                sales[i] += _handler.sales(i);
            }
            vm.revertToState(beginning);
        }
        for (uint256 i = 0; i < events.length; ++i) {
            assertGt(seen[i], 0, string(abi.encodePacked(events[i])));
        }
        for (uint256 i = 0; i < sales.length; ++i) {
            assertGt(sales[i], 5, vm.toString(i));
        }
    }

    function _act(uint256 seed) private {
        bytes memory data = abi.encodePacked(_selectors[seed % _selectors.length]);
        for (uint256 word = 0; word < 12; ++word) {
            data = abi.encodePacked(data, keccak256(abi.encode(seed, word)));
        }
        (bool success,) = address(_handler).call(data);
        assertTrue(success);
    }

    function invariant_25_aMarketSellsItsCapacityAndNoMore() public view {
        BondGhosts.Market[] memory markets = _handler.markets();
        for (uint256 i = 0; i < markets.length; ++i) {
            IBondAuctioneer auctioneer = _auctioneer(markets[i]);
            assertEq(auctioneer.currentCapacity(markets[i].id), _handler.leftOf(i));
            assertEq(auctioneer.isLive(markets[i].id), _handler.isLive(i));
        }
        assertEq(_handler.breaches(), 0);
    }

    function invariant_26_aPriceIsNeverBelowItsMinimum() public view {
        BondGhosts.Market[] memory markets = _handler.markets();
        for (uint256 i = 0; i < markets.length; ++i) {
            try _auctioneer(markets[i]).marketPrice(markets[i].id) returns (uint256 price) {
                if (price > 0) assertGe(price, markets[i].minPrice);
            } catch {}
        }
        assertEq(_handler.breaches(), 0);
    }

    function invariant_27_aMarketIsMovedByPushAndPull() public view {
        BondGhosts.Market[] memory markets = _handler.markets();
        for (uint256 i = 0; i < markets.length; ++i) {
            IBondAuctioneer auctioneer = _auctioneer(markets[i]);
            assertEq(auctioneer.ownerOf(markets[i].id), markets[i].owner);
            assertEq(auctioneer.newOwners(markets[i].id), markets[i].candidate);
        }
        assertEq(_handler.breaches(), 0);
    }

    function invariant_28_privateMarketsSellToWhomTheyListAndWhatTheyAllow() public view {
        BondGhosts.Market[] memory markets = _handler.markets();
        for (uint256 i = 0; i < markets.length; ++i) {
            for (uint256 p = 0; p < _handler.peopleCount(); ++p) {
                address buyer = _handler.people(p);
                assertEq(_auctioneer(markets[i]).boughtBy(markets[i].id, buyer), _handler.boughtBy(i, buyer));
            }
        }
        assertEq(_handler.breaches(), 0);
    }

    function invariant_29_tellersHoldAllBondsAndFees() public view {
        BondGhosts.Bond[] memory bonds = _handler.bonds();
        IBondTeller[2] memory tellers = _handler.platform().tellers;
        for (uint256 t = 0; t < _handler.tokenCount(); ++t) {
            address token = _handler.tokens(t);
            uint256[2] memory owed = [_feesOf(tellers[0], token), _feesOf(tellers[1], token)];
            for (uint256 i = 0; i < bonds.length; ++i) {
                if (bonds[i].underlying == token) owed[bonds[i].teller == tellers[0] ? 0 : 1] += bonds[i].supply;
            }
            assertGe(IERC20(token).balanceOf(address(tellers[0])), owed[0]);
            assertGe(IERC20(token).balanceOf(address(tellers[1])), owed[1]);
        }
        assertEq(_handler.breaches(), 0);
    }

    function invariant_30_bondsAreWhatWasSoldAndNotRedeemed() public view {
        BondGhosts.Bond[] memory bonds = _handler.bonds();
        for (uint256 i = 0; i < bonds.length; ++i) {
            uint256 held = 0;
            for (uint256 p = 0; p < _handler.peopleCount(); ++p) {
                address holder = _handler.people(p);
                uint256 balance = _handler.bondBalance(bonds[i], holder);
                assertEq(balance, _handler.bondsOf(i, holder));
                held += balance;
            }
            assertEq(held, bonds[i].supply);
            assertEq(_supplyOf(bonds[i]), bonds[i].supply);
        }
        assertEq(_handler.breaches(), 0);
    }

    function invariant_31_theVaultHoldsAllThatIsUnreleased() public view {
        BondGhosts.Schedule[] memory schedules = _handler.schedules();
        assertEq(vault.getVestingSchedulesCount(), schedules.length);
        uint256[] memory owed = new uint256[](_handler.tokenCount());
        for (uint256 i = 0; i < schedules.length; ++i) {
            IBondVestingVault.VestingSchedule memory schedule = vault.getVestingSchedule(i + 1);
            assertEq(schedule.beneficiary, schedules[i].beneficiary);
            assertEq(schedule.released, schedules[i].released);
            assertEq(schedule.amountTotal, schedules[i].amount);
            assertEq(vault.computeReleasableAmount(i + 1) + schedule.released, _handler.vested(schedules[i]));
            for (uint256 t = 0; t < owed.length; ++t) {
                if (_handler.tokens(t) == schedule.token) owed[t] += schedule.amountTotal - schedule.released;
            }
        }
        for (uint256 t = 0; t < owed.length; ++t) {
            assertEq(vault.held(_handler.tokens(t)), owed[t]);
            assertGe(IERC20(_handler.tokens(t)).balanceOf(address(vault)), owed[t]);
        }
        assertEq(_handler.breaches(), 0);
    }

    function invariant_32_theEscrowHoldsWhatItsMarketsHaveLeft() public view {
        BondGhosts.Market[] memory markets = _handler.markets();
        for (uint256 t = 0; t < _handler.tokenCount(); ++t) {
            uint256 owed = 0;
            for (uint256 i = 0; i < markets.length; ++i) {
                if (markets[i].payout == _handler.tokens(t)) owed += markets[i].escrowed;
            }
            assertGe(IERC20(_handler.tokens(t)).balanceOf(address(_escrow)), owed);
        }
        for (uint256 i = 0; i < markets.length; ++i) {
            assertEq(_escrow.escrowed(markets[i].id), markets[i].escrowed);
        }
        assertEq(_handler.breaches(), 0);
    }

    function invariant_33_everyAccountHasWhatItsDealsSay() public view {
        for (uint256 t = 0; t < _handler.tokenCount(); ++t) {
            address token = _handler.tokens(t);
            uint256 sum = 0;
            for (uint256 p = 0; p < _handler.peopleCount(); ++p) {
                sum += _booked(token, _handler.people(p));
            }
            sum += _booked(token, GUARDIAN) + _booked(token, address(_handler.callbacks(token)));
            sum += _booked(token, address(termTeller)) + _booked(token, address(expiryTeller));
            sum += _booked(token, address(vault)) + _booked(token, address(_escrow));
            for (uint256 c = 0; c < _handler.tokenCount(); ++c) {
                address callback = address(_handler.callbacks(_handler.tokens(c)));
                if (callback != address(0) && c != t) sum += _booked(token, callback);
            }
            assertEq(sum, _handler.supplies(token));
        }
        assertEq(_handler.breaches(), 0);
    }

    /// Law 34.
    function afterInvariant() public {
        _handler.leave();
        assertEq(_handler.breaches(), 0);
        address[3] memory keepers = [address(termTeller), address(expiryTeller), address(vault)];
        for (uint256 t = 0; t < _handler.tokenCount(); ++t) {
            address token = _handler.tokens(t);
            for (uint256 i = 0; i < keepers.length; ++i) {
                assertEq(IERC20(token).balanceOf(keepers[i]), _handler.gifts(token, keepers[i]));
            }
            assertEq(vault.held(token), 0);
        }
        BondGhosts.Bond[] memory bonds = _handler.bonds();
        for (uint256 i = 0; i < bonds.length; ++i) {
            assertEq(_supplyOf(bonds[i]), 0);
        }
    }

    function _auctioneer(BondGhosts.Market memory market) private view returns (IBondAuctioneer) {
        return _handler.platform().auctioneers[market.kind];
    }

    function _booked(address token, address account) private view returns (uint256 balance) {
        balance = IERC20(token).balanceOf(account);
        assertEq(balance, _handler.balances(token, account));
    }

    function _feesOf(IBondTeller teller, address token) private view returns (uint256 sum) {
        for (uint256 p = 0; p <= _handler.peopleCount(); ++p) {
            address who = p == 0 ? GUARDIAN : _handler.people(p - 1);
            uint256 fees = teller.rewards(who, token);
            assertEq(fees, _handler.rewards(teller, who, token));
            sum += fees;
        }
    }

    function _supplyOf(BondGhosts.Bond memory bond) private view returns (uint256 supply) {
        if (address(bond.teller) == address(expiryTeller)) return IERC20(address(uint160(bond.id))).totalSupply();
        (,,,, supply) = termTeller.tokenMetadata(bond.id);
    }
}
