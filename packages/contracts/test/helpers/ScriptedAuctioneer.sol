// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBondAggregator} from "../../src/bonds/IBondAggregator.sol";
import {IBondAuctioneer} from "../../src/bonds/IBondAuctioneer.sol";

/// Sells what a test tells it to, without any rule of its own, so that tests of tellers and the escrow see these alone.
contract ScriptedAuctioneer {
    struct Call {
        address buyer;
        uint256 amount;
        uint256 minAmountOut;
        bytes access;
    }

    address public immutable getAggregator;
    address public immutable getTeller;

    mapping(uint256 id => IBondAuctioneer.Sale) private _sales;
    mapping(uint256 id => bool) public isLive;
    mapping(uint256 id => uint256) public fundedPayout;

    Call private _lastCall;

    error TellerOnly();

    constructor(address aggregator, address teller) {
        (getAggregator, getTeller) = (aggregator, teller);
    }

    function open(IBondAuctioneer.Sale calldata sale) external returns (uint256 id) {
        id = IBondAggregator(getAggregator).registerMarket(sale.payoutToken, sale.quoteToken);
        _sales[id] = sale;
        isLive[id] = true;
    }

    function change(uint256 id, IBondAuctioneer.Sale calldata sale) external {
        _sales[id] = sale;
    }

    function setLive(uint256 id, bool live) external {
        isLive[id] = live;
    }

    function setFundedPayout(uint256 id, uint256 amount) external {
        fundedPayout[id] = amount;
    }

    function purchaseBond(uint256 id, address buyer, uint256 amount, uint256 minAmountOut, bytes calldata access)
        external
        returns (IBondAuctioneer.Sale memory)
    {
        require(msg.sender == getTeller, TellerOnly());
        _lastCall = Call(buyer, amount, minAmountOut, access);
        return _sales[id];
    }

    function lastCall() external view returns (Call memory) {
        return _lastCall;
    }

    function ownerOf(uint256 id) external view returns (address) {
        return _sales[id].owner;
    }

    function getMarketTokens(uint256 id) external view returns (address, address, uint48) {
        IBondAuctioneer.Sale storage sale = _sales[id];
        return (sale.payoutToken, sale.quoteToken, sale.vesting);
    }

    function getMarketInfoForPurchase(uint256 id)
        external
        view
        returns (address, address, address, address, uint48, uint256)
    {
        IBondAuctioneer.Sale storage sale = _sales[id];
        return (sale.owner, sale.callback, sale.payoutToken, sale.quoteToken, sale.vesting, sale.payout);
    }
}
