// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {BondEscrow} from "../../src/bonds/BondEscrow.sol";
import {IBondAuctioneer} from "../../src/bonds/IBondAuctioneer.sol";
import {IFixedPriceAuctioneer} from "../../src/bonds/auctioneers/IFixedPriceAuctioneer.sol";
import {IBondTeller} from "../../src/bonds/tellers/IBondTeller.sol";
import {BondMarketsTest} from "../helpers/BondMarketsTest.sol";
import {TokenPermits} from "../helpers/TokenPermits.sol";
import {Vm} from "forge-std/Vm.sol";

/// What tellers and the vault do besides plain purchases and redemptions, as whole transactions.
/// Results go to snapshots/bonds.json.
/// forge-config: default.isolate = true
contract BondTellersGasTest is BondMarketsTest {
    uint48 private constant EXPIRY = T0 - T0 % 1 days + 60 days;

    function _measured(string memory action) private {
        vm.snapshotGasLastCall("bonds", action);
    }

    function _purchase(address buyer, address referrer, uint256 id) private {
        vm.prank(buyer);
        termTeller.purchase(buyer, referrer, id, 100e6, 1);
    }

    function _bondsOf(address holder) private {
        payout.mint(holder, 100e18);
        _approve(payout, holder);
    }

    function test_deploy() public {
        termTeller.deploy(address(payout), EXPIRY);
        _measured("deploy, fixed term");
        expiryTeller.deploy(address(payout), EXPIRY);
        _measured("deploy, fixed expiry");
    }

    function test_create() public {
        termTeller.deploy(address(payout), EXPIRY);
        expiryTeller.deploy(address(payout), EXPIRY);
        _bondsOf(ALICE);
        vm.startPrank(ALICE);
        termTeller.create(address(payout), EXPIRY, 10e18);
        _measured("create, first, fixed term");
        termTeller.create(address(payout), EXPIRY, 10e18);
        _measured("create, again, fixed term");
        expiryTeller.create(address(payout), EXPIRY, 10e18);
        _measured("create, first, fixed expiry");
        expiryTeller.create(address(payout), EXPIRY, 10e18);
        _measured("create, again, fixed expiry");
    }

    function test_fees() public {
        uint256 id = _createFixedPrice();
        vm.prank(GUARDIAN);
        termTeller.setProtocolFee(300);
        vm.prank(STRANGER);
        termTeller.setReferrerFee(200);
        _purchase(ALICE, STRANGER, id);
        _purchase(ALICE, STRANGER, id);
        _measured("purchase, steady, with both fees, fpa, fixed term");
        address[] memory tokens = new address[](1);
        tokens[0] = address(quote);
        vm.prank(STRANGER);
        termTeller.claimFees(tokens, STRANGER);
        _measured("claimFees");
    }

    function test_permit() public {
        uint256 id = _createFixedPrice();
        Vm.Wallet memory payer = vm.createWallet("payer");
        quote.mint(payer.addr, 1000e6);
        _purchaseWithPermit(payer, id);
        _purchaseWithPermit(payer, id);
        _measured("purchaseWithPermit, steady, fpa, fixed term");
    }

    function _purchaseWithPermit(Vm.Wallet memory payer, uint256 id) private {
        IBondTeller.Permit memory permit =
            TokenPermits.signed(payer, address(quote), address(termTeller), 100e6, block.timestamp);
        IBondTeller.Order memory order = IBondTeller.Order(id, 100e6, 1, payer.addr, 0, address(0));
        vm.prank(payer.addr);
        termTeller.purchaseWithPermit(order, "", permit);
    }

    function test_linear() public {
        uint256 id =
            _create(term.fixedPrice, abi.encode(_fixedPrice()), IBondAuctioneer.MarketOptions(false, 0, 10 days, 0));
        _purchase(BOB, address(0), id);
        _purchase(ALICE, address(0), id);
        _measured("purchase, steady, linear, fpa, fixed term");
        skip(19 days);
        vm.startPrank(ALICE);
        vault.release(2, 1e18);
        _measured("release, first");
        vault.release(2, 1e18);
        _measured("release, again");
    }

    function test_instant() public {
        IFixedPriceAuctioneer.MarketParams memory params = _fixedPrice();
        params.vesting = 0;
        uint256 id = _create(term.fixedPrice, abi.encode(params));
        _purchase(ALICE, address(0), id);
        _purchase(ALICE, address(0), id);
        _measured("purchase, steady, instant, fpa, fixed term");
    }

    function test_escrow() public {
        BondEscrow escrow = new BondEscrow(address(aggregator));
        vm.prank(GUARDIAN);
        term.fixedPrice.setCallbackAllowed(address(escrow), true);
        IFixedPriceAuctioneer.MarketParams memory params = _fixedPrice();
        params.callbackAddr = address(escrow);
        uint256 id = _create(term.fixedPrice, abi.encode(params));
        vm.startPrank(OWNER);
        assertTrue(payout.approve(address(escrow), type(uint256).max));
        escrow.deposit(id, 1000e18, OWNER);
        vm.stopPrank();
        _purchase(ALICE, address(0), id);
        _purchase(ALICE, address(0), id);
        _measured("purchase, steady, from the escrow, fpa, fixed term");
    }
}
