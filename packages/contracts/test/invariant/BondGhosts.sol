// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {BondAggregator} from "../../src/bonds/BondAggregator.sol";
import {BondEscrow} from "../../src/bonds/BondEscrow.sol";
import {BondVestingVault} from "../../src/bonds/BondVestingVault.sol";
import {IBondAuctioneer} from "../../src/bonds/IBondAuctioneer.sol";
import {IBondTeller} from "../../src/bonds/tellers/IBondTeller.sol";
import {MoodyHolder} from "../helpers/MoodyHolder.sol";
import {PayingCallback} from "../helpers/PayingCallback.sol";
import {SettableBondOracle} from "../helpers/SettableBondOracle.sol";
import {FeeOnTransferToken} from "../helpers/tokens/FeeOnTransferToken.sol";
import {ReentrantToken} from "../helpers/tokens/ReentrantToken.sol";
import {IERC1155} from "@openzeppelin/contracts/token/ERC1155/IERC1155.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import {CommonBase} from "forge-std/Base.sol";
import {StdUtils} from "forge-std/StdUtils.sol";

/// What was agreed on in bond markets and what followed from it, kept by hand: the books that the contracts are compared with.
abstract contract BondGhosts is CommonBase, StdUtils {
    /// @param auctioneers Two of each strategy: of the first teller, of the second.
    struct Platform {
        address authority;
        BondAggregator aggregator;
        BondVestingVault vault;
        BondEscrow escrow;
        IBondTeller[2] tellers;
        IBondAuctioneer[8] auctioneers;
        SettableBondOracle oracle;
    }

    /// @param kind Index of its auctioneer.
    /// @param tree Which of its trees of buyers is in force.
    struct Market {
        uint256 id;
        uint256 kind;
        address owner;
        address candidate;
        address payout;
        address quote;
        address callback;
        bool inQuote;
        bool isPrivate;
        bool closed;
        uint48 start;
        uint48 conclusion;
        uint48 vesting;
        uint48 linear;
        uint256 capacity;
        uint256 minPrice;
        uint256 scale;
        uint256 sold;
        uint256 purchased;
        uint256 escrowed;
        uint256 tree;
    }

    /// @param id As `BondPurchased` has it.
    struct Bond {
        IBondTeller teller;
        uint256 id;
        address underlying;
        uint48 expiry;
        uint256 supply;
    }

    struct Schedule {
        address beneficiary;
        address candidate;
        address token;
        uint48 start;
        uint48 duration;
        uint256 amount;
        uint256 released;
    }

    uint256 internal constant MOST_MARKETS = 10;

    Platform internal _platform;

    /// The first of them sign; then come a `MoodyHolder` and the `ReentrantToken`.
    address[] public people;
    uint256[] internal _keys;
    MoodyHolder internal _moody;
    /// The last two are those below.
    address[] public tokens;
    FeeOnTransferToken internal _taxed;
    ReentrantToken internal _reentrant;
    uint256 internal _tax;

    Market[] internal _markets;
    Bond[] internal _bonds;
    Schedule[] internal _schedules;

    uint256 public breaches;
    mapping(address token => mapping(address account => uint256)) public balances;
    mapping(address token => uint256) public supplies;
    /// What tellers, vault and escrow were given for nothing.
    mapping(address token => mapping(address account => uint256)) public gifts;
    mapping(address payoutToken => PayingCallback) public callbacks;
    mapping(uint256 market => mapping(address buyer => uint256)) public boughtBy;
    mapping(uint256 bond => mapping(address holder => uint256)) public bondsOf;
    mapping(IBondTeller teller => uint48) public protocolFees;
    mapping(IBondTeller teller => uint48) public createDiscounts;
    mapping(IBondTeller teller => address) public protocolReceivers;
    mapping(IBondTeller teller => mapping(address referrer => uint48)) public referrerFees;
    mapping(IBondTeller teller => mapping(address who => mapping(address token => uint256))) public rewards;

    /// What has happened; a law that nothing could break says nothing.
    mapping(uint256 kind => uint256) public sales;
    mapping(bytes32 event_ => uint256) public count;

    function platform() external view returns (Platform memory) {
        return _platform;
    }

    function markets() external view returns (Market[] memory) {
        return _markets;
    }

    function bonds() external view returns (Bond[] memory) {
        return _bonds;
    }

    function schedules() external view returns (Schedule[] memory) {
        return _schedules;
    }

    function peopleCount() external view returns (uint256) {
        return people.length;
    }

    function tokenCount() external view returns (uint256) {
        return tokens.length;
    }

    // Rules, by hand

    /// @return Of the market's capacity, in whichever token it counts.
    function leftOf(uint256 index) public view returns (uint256) {
        Market storage market = _markets[index];
        if (market.closed) return 0;
        return market.capacity - (market.inQuote ? market.purchased : market.sold);
    }

    function isLive(uint256 index) public view returns (bool) {
        Market storage market = _markets[index];
        return block.timestamp >= market.start && block.timestamp < market.conclusion && leftOf(index) > 0;
    }

    function vested(Schedule memory schedule) public view returns (uint256) {
        if (block.timestamp < schedule.start) return 0;
        uint256 elapsed = block.timestamp - schedule.start;
        return elapsed >= schedule.duration ? schedule.amount : schedule.amount * elapsed / schedule.duration;
    }

    function bondBalance(Bond memory bond, address holder) public view returns (uint256) {
        if (bond.teller == _platform.tellers[1]) return IERC20(address(uint160(bond.id))).balanceOf(holder);
        return IERC1155(address(bond.teller)).balanceOf(holder, bond.id);
    }

    // Books

    /// What has arrived in full.
    function _book(address token, address from, address to, uint256 amount) internal {
        balances[token][from] -= amount;
        balances[token][to] += amount;
    }

    /// What may arrive short.
    function _bookTaxed(address token, address from, address to, uint256 amount) internal {
        uint256 tax = token == address(_taxed) ? amount * _tax / 10_000 : 0;
        _book(token, from, to, amount);
        balances[token][to] -= tax;
        supplies[token] -= tax;
    }

    function _bookBond(
        IBondTeller teller,
        address underlying,
        uint48 expiry,
        uint256 id,
        address holder,
        uint256 amount
    ) internal {
        uint256 index = 0;
        while (index < _bonds.length && (_bonds[index].teller != teller || _bonds[index].id != id)) ++index;
        if (index == _bonds.length) _bonds.push(Bond(teller, id, underlying, expiry, 0));
        Bond storage bond = _bonds[index];
        if (bond.underlying != underlying || bond.expiry != expiry) ++breaches;
        bond.supply += amount;
        bondsOf[index][holder] += amount;
    }

    // Choices

    function _person(uint256 seed) internal view returns (address) {
        return people[seed % people.length];
    }

    function _auctioneer(Market memory market) internal view returns (IBondAuctioneer) {
        return _platform.auctioneers[market.kind];
    }

    function _teller(Market memory market) internal view returns (IBondTeller) {
        return _platform.tellers[market.kind % 2];
    }

    function _unit(address token) internal view returns (uint256) {
        return 10 ** IERC20Metadata(token).decimals();
    }

    /// One outcome of something that must be refused.
    function _mustFail(bool success) internal {
        if (success) ++breaches;
        else ++count["refused"];
    }
}
