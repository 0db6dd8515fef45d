// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBondOracle} from "../../src/bonds/IBondOracle.sol";

/// One price for every pair, as a test sets it; it may be 0, of any decimals, or refuse.
contract SettableBondOracle is IBondOracle {
    struct Registration {
        address auctioneer;
        address quoteToken;
        address payoutToken;
    }

    uint256 private _price;
    uint8 private _decimals;
    bool private _refuses;
    mapping(uint256 id => Registration) public registrations;

    error Refused();

    constructor(uint256 price, uint8 decimals_) {
        _price = price;
        _decimals = decimals_;
    }

    function setPrice(uint256 price) external {
        _price = price;
    }

    function setDecimals(uint8 decimals_) external {
        _decimals = decimals_;
    }

    /// Whether it reverts with `Refused` instead of answering.
    function setRefuses(bool refuses) external {
        _refuses = refuses;
    }

    function registerMarket(uint256 id, address quoteToken, address payoutToken) external {
        registrations[id] = Registration(msg.sender, quoteToken, payoutToken);
    }

    function currentPrice(uint256 id) public view virtual returns (uint256) {
        require(registrations[id].auctioneer != address(0), BondOracle_MarketNotRegistered(id));
        return _answer();
    }

    function currentPrice(address, address) external view returns (uint256) {
        return _answer();
    }

    function decimals(uint256 id) external view returns (uint8) {
        require(registrations[id].auctioneer != address(0), BondOracle_MarketNotRegistered(id));
        return _decimals;
    }

    function decimals(address, address) external view returns (uint8) {
        return _decimals;
    }

    function _answer() private view returns (uint256) {
        require(!_refuses, Refused());
        return _price;
    }
}
