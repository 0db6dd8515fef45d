// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBondAuctioneer} from "../../../../src/bonds/IBondAuctioneer.sol";
import {IBondCallback} from "../../../../src/bonds/IBondCallback.sol";
import {FixedTermTeller} from "../../../../src/bonds/tellers/FixedTermTeller.sol";
import {IBondTeller} from "../../../../src/bonds/tellers/IBondTeller.sol";
import {IFixedTermTeller} from "../../../../src/bonds/tellers/IFixedTermTeller.sol";
import {PayingCallback} from "../../../helpers/PayingCallback.sol";
import {TellerTest} from "../../../helpers/TellerTest.sol";
import {ReentrantToken} from "../../../helpers/tokens/ReentrantToken.sol";
import {ERC1155Holder} from "@openzeppelin/contracts/token/ERC1155/utils/ERC1155Holder.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {ERC1155} from "solady/tokens/ERC1155.sol";

/// Looks around when bonds arrive, and tries to redeem them.
contract CuriousHolder is ERC1155Holder {
    uint256 public supplySeen;
    uint256 public backingSeen;
    bytes public answer;

    function onERC1155Received(address, address, uint256 id, uint256 amount, bytes memory)
        public
        override
        returns (bytes4)
    {
        FixedTermTeller teller = FixedTermTeller(msg.sender);
        (, address underlying,,, uint256 supply) = teller.tokenMetadata(id);
        (supplySeen, backingSeen) = (supply, IERC20(underlying).balanceOf(msg.sender));
        (, answer) = msg.sender.call(abi.encodeCall(IFixedTermTeller.redeem, (id, amount)));
        return this.onERC1155Received.selector;
    }
}

/// Pays with what it redeems in the same moment.
contract CallbackWithBonds is ERC1155Holder, IBondCallback {
    uint256 private _tokenId;

    function hold(uint256 tokenId) external {
        _tokenId = tokenId;
    }

    function callback(uint256, uint256, uint256 outputAmount) external {
        FixedTermTeller teller = FixedTermTeller(msg.sender);
        (, address underlying,,,) = teller.tokenMetadata(_tokenId);
        teller.redeem(_tokenId, outputAmount);
        require(IERC20(underlying).transfer(msg.sender, outputAmount));
    }
}

contract BondTeller_reentrancy is TellerTest {
    bytes private constant REFUSED = abi.encodePacked(ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector);

    function test_aCallbackCannotShowThePayoutTwice() public {
        fixedTerm.deploy(address(payoutToken), TODAY + 7 days);
        PayingCallback callback = new PayingCallback(address(payoutToken));
        payoutToken.mint(address(callback), PAYOUT);
        callback.approve(address(fixedTerm), PAYOUT);
        callback.setShortfall(PAYOUT);
        callback.arm(
            address(fixedTerm), abi.encodeCall(IFixedTermTeller.create, (address(payoutToken), TODAY + 7 days, PAYOUT))
        );
        IBondAuctioneer.Sale memory sale = _sale(7 days);
        sale.callback = address(callback);
        uint256 id = termAuctioneer.open(sale);
        vm.expectRevert(IBondTeller.Teller_InvalidCallback.selector);
        _buy(fixedTerm, ALICE, id);

        callback.setShortfall(0);
        _buy(fixedTerm, ALICE, id);
        assertEq(callback.answer(), REFUSED);
    }

    function test_aTokenCannotComeBackInTheMiddle() public {
        ReentrantToken quote = new ReentrantToken(6);
        quote.mint(ALICE, 10 * QUOTE);
        _approveTellers(ALICE, address(quote));
        IBondAuctioneer.Sale memory sale = _sale(7 days);
        sale.quoteToken = address(quote);
        uint256 id = termAuctioneer.open(sale);
        bytes[5] memory calls = [
            abi.encodeWithSignature(
                "purchase(address,address,uint256,uint256,uint256)", ALICE, address(0), id, QUOTE, 0
            ),
            abi.encodeWithSignature(
                    "purchase(address,address,uint256,uint256,uint256,uint48)", ALICE, address(0), id, QUOTE, 0, 0
                ),
            abi.encodeCall(IBondTeller.purchasePrivate, (ALICE, address(0), id, QUOTE, 0, 0, "")),
            abi.encodeCall(IFixedTermTeller.create, (address(payoutToken), TODAY + 7 days, 1)),
            abi.encodeCall(IBondTeller.claimFees, (_tokens(address(quote)), ALICE))
        ];
        for (uint256 i = 0; i < calls.length; ++i) {
            quote.arm(address(fixedTerm), calls[i]);
            _buy(fixedTerm, ALICE, id);
            assertFalse(quote.succeeded());
            assertEq(quote.answer(), REFUSED);
        }
        assertEq(quote.balanceOf(OWNER), 5 * QUOTE);
        assertEq(payoutToken.balanceOf(address(fixedTerm)), 5 * PAYOUT);
    }

    function test_anUnderlyingCannotBePaidTwice() public {
        ReentrantToken underlying = new ReentrantToken(18);
        uint256 tokenId = fixedTerm.deploy(address(underlying), TODAY + 1 days);
        address[2] memory holders = [ALICE, BOB];
        for (uint256 i = 0; i < 2; ++i) {
            underlying.mint(holders[i], 10e18);
            _approveTellers(holders[i], address(underlying));
            vm.prank(holders[i]);
            fixedTerm.create(address(underlying), TODAY + 1 days, 10e18);
        }
        skip(1 days);

        // The token holds bonds itself; whatever it redeems in the middle is its own.
        vm.prank(ALICE);
        fixedTerm.safeTransferFrom(ALICE, address(underlying), tokenId, 4e18, "");
        underlying.arm(
            address(fixedTerm),
            abi.encodeCall(IFixedTermTeller.batchRedeem, (_numbers(tokenId, tokenId), _numbers(3e18, 1e18)))
        );
        vm.prank(ALICE);
        fixedTerm.redeem(tokenId, 6e18);
        assertTrue(underlying.succeeded());
        assertEq(underlying.balanceOf(ALICE), 6e18);
        assertEq(underlying.balanceOf(address(underlying)), 4e18);
        assertEq(underlying.balanceOf(address(fixedTerm)), 10e18);
        (,,,, uint256 supply) = fixedTerm.tokenMetadata(tokenId);
        assertEq(supply, 10e18);

        underlying.arm(address(fixedTerm), abi.encodeCall(IFixedTermTeller.redeem, (tokenId, 1)));
        vm.prank(BOB);
        fixedTerm.redeem(tokenId, 10e18);
        assertFalse(underlying.succeeded());
        assertEq(underlying.answer(), abi.encodePacked(ERC1155.InsufficientBalance.selector));
        assertEq(underlying.balanceOf(address(fixedTerm)), 0);
    }

    function test_aRedemptionInTheMiddleOfAPurchaseIsMissedByIt() public {
        CallbackWithBonds callback = new CallbackWithBonds();
        payoutToken.mint(BOB, PAYOUT);
        _approveTellers(BOB, address(payoutToken));
        uint256 tokenId = fixedTerm.deploy(address(payoutToken), TODAY + 1 days);
        vm.startPrank(BOB);
        fixedTerm.create(address(payoutToken), TODAY + 1 days, PAYOUT);
        fixedTerm.safeTransferFrom(BOB, address(callback), tokenId, PAYOUT, "");
        vm.stopPrank();
        skip(1 days);
        IBondAuctioneer.Sale memory sale = _sale(7 days);
        sale.callback = address(callback);
        uint256 id = termAuctioneer.open(sale);
        callback.hold(tokenId);
        vm.expectRevert(IBondTeller.Teller_InvalidCallback.selector);
        _buy(fixedTerm, ALICE, id);
    }

    function test_aRecipientIsAskedLast() public {
        CuriousHolder holder = new CuriousHolder();
        uint256 id = termAuctioneer.open(_sale(7 days));
        vm.prank(ALICE);
        fixedTerm.purchase(address(holder), address(0), id, QUOTE, 0);
        assertEq(holder.supplySeen(), PAYOUT);
        assertEq(holder.backingSeen(), PAYOUT);
        assertEq(holder.answer(), abi.encodeWithSelector(IBondTeller.Teller_TokenNotMatured.selector, TODAY + 7 days));
    }

    function test_revertsWhenTheRecipientDoesNotTakeBonds() public {
        uint256 id = termAuctioneer.open(_sale(7 days));
        vm.expectRevert(ERC1155.TransferToNonERC1155ReceiverImplementer.selector);
        vm.prank(ALICE);
        fixedTerm.purchase(address(aggregator), address(0), id, QUOTE, 0);
    }
}
