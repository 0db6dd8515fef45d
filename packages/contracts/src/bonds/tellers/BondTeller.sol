// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBondAuctioneer} from "../IBondAuctioneer.sol";
import {IBondCallback} from "../IBondCallback.sol";
import {IBondVestingVault} from "../IBondVestingVault.sol";
import {ExactTransfers} from "./ExactTransfers.sol";
import {IBondTeller} from "./IBondTeller.sol";
import {TellerFees} from "./TellerFees.sol";
import {IERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Permit.sol";

/// @notice What both tellers share: how a purchase goes, and how bonds are wrapped and paid.
///
/// Trust: the aggregator's owner decides which auctioneers there are, hence can spend what market owners and buyers have approved this
/// contract for, by registering a false one at any time; it cannot touch what has been sold. A market's owner, callback and tokens are the
/// buyer's risk up to the moment of the purchase; afterwards only the underlying is: redeeming calls neither aggregator nor auctioneer nor
/// oracle, and nobody can switch it off.
///
/// Tokens: those that take fees on transfers are refused. Underlyings that lower balances later (rebasing) are not detected: all bonds of
/// one underlying are backed by one balance, and the last to redeem would miss what was taken. As long as an underlying does not do that,
/// its balance here is at least the bonds that have not been redeemed and the unclaimed fees in it. The supplies of the bonds give this
/// sum; a separate counter would cost each purchase 5000 gas and check nothing.
///
/// Re-entry: purchases, creations and claims lock each other out, so that a callback cannot show the same payout twice. Redemptions
/// need no lock: their books are written first, and one in the middle of a purchase only takes from what that one must find
/// here. The auctioneer's books are written before any token moves, bonds are minted last.
abstract contract BondTeller is TellerFees {
    IBondVestingVault public immutable VAULT;

    constructor(address aggregator, address vault) TellerFees(aggregator) {
        VAULT = IBondVestingVault(vault);
    }

    /// @inheritdoc IBondTeller
    function purchase(address recipient, address referrer, uint256 id, uint256 amount, uint256 minAmountOut)
        external
        nonReentrant
        returns (uint256 payout, uint48 expiry)
    {
        return _purchase(Order(id, amount, minAmountOut, recipient, type(uint48).max, referrer), "");
    }

    /// @inheritdoc IBondTeller
    function purchase(
        address recipient,
        address referrer,
        uint256 id,
        uint256 amount,
        uint256 minAmountOut,
        uint48 maxFee
    ) external nonReentrant returns (uint256 payout, uint48 expiry) {
        return _purchase(Order(id, amount, minAmountOut, recipient, maxFee, referrer), "");
    }

    /// @inheritdoc IBondTeller
    function purchasePrivate(
        address recipient,
        address referrer,
        uint256 id,
        uint256 amount,
        uint256 minAmountOut,
        uint48 maxFee,
        bytes calldata access
    ) external nonReentrant returns (uint256 payout, uint48 expiry) {
        return _purchase(Order(id, amount, minAmountOut, recipient, maxFee, referrer), access);
    }

    /// @inheritdoc IBondTeller
    function purchaseWithPermit(Order calldata order, bytes calldata access, Permit calldata permit)
        external
        nonReentrant
        returns (uint256 payout, uint48 expiry)
    {
        (, address quoteToken,) = IBondAuctioneer(AGGREGATOR.getAuctioneer(order.id)).getMarketTokens(order.id);
        _tryPermit(IERC20Permit(quoteToken), order.amount, permit);
        return _purchase(order, access);
    }

    /// @dev Mints `amount` bonds of the underlying to the recipient.
    /// @param expiry Timestamp at 00:00 UTC, later than now.
    /// @return bondId As `BondPurchased` has it.
    function _issueBond(address recipient, address underlying, uint48 expiry, uint256 amount)
        internal
        virtual
        returns (uint256 bondId);

    /// @return Expiry of the bonds of a market, if bought now; not in the future where the market pays at once.
    /// @param vesting The market's, not 0.
    function _expiryOf(uint48 vesting) internal view virtual returns (uint48);

    /// @return When a linear market's payout begins to vest, if bought now.
    function _linearStartOf(uint48 vesting) internal view virtual returns (uint48);

    /// @notice Takes an underlying from the caller.
    /// @return fee The part of the amount that the protocol gets.
    function _takeUnderlying(address underlying, uint256 amount) internal returns (uint256 fee) {
        fee = _createFee(amount);
        _rewardProtocol(underlying, fee);
        ExactTransfers.pull(underlying, msg.sender, address(this), amount);
    }

    function _requireMature(uint48 expiry) internal view {
        require(block.timestamp >= expiry, Teller_TokenNotMatured(expiry));
    }

    /// @return 00:00 UTC of the day.
    function _startOfDay(uint48 timestamp) internal pure returns (uint48) {
        return timestamp - timestamp % 1 days;
    }

    /// @return The same of an expiry that bonds can be made for.
    function _futureDay(uint48 expiry) internal view returns (uint48) {
        uint48 day = _startOfDay(expiry);
        require(day >= block.timestamp, Teller_InvalidParams());
        return day;
    }

    function _purchase(Order memory order, bytes memory access) private returns (uint256 payout, uint48 expiry) {
        _checkParties(order.recipient, order.referrer);
        Fees memory fees = _feesOf(order.amount, order.referrer, order.maxFee);
        uint256 net = order.amount - fees.toProtocol - fees.toReferrer;
        IBondAuctioneer.Sale memory sale = IBondAuctioneer(AGGREGATOR.getAuctioneer(order.id))
            .purchaseBond(order.id, msg.sender, net, order.minAmountOut, access);

        if (net < order.amount) _takeFees(order.referrer, sale.quoteToken, fees);
        uint256 bondId;
        (expiry, bondId) = _deliver(order, sale, net);
        emit Bonded(order.id, order.referrer, order.amount, sale.payout);
        _emitPurchase(order, fees, sale, expiry, bondId);
        return (sale.payout, expiry);
    }

    /// @return expiry As `BondPurchased` has it, as the id.
    function _deliver(Order memory order, IBondAuctioneer.Sale memory sale, uint256 net)
        private
        returns (uint48 expiry, uint256 bondId)
    {
        if (sale.linearDuration > 0) {
            _settle(order.id, sale, net, address(VAULT));
            return _issueSchedule(order.recipient, sale);
        }
        expiry = sale.vesting == 0 ? 0 : _expiryOf(sale.vesting);
        if (expiry > block.timestamp) {
            _settle(order.id, sale, net, address(this));
            bondId = _issueBond(order.recipient, sale.payoutToken, expiry, sale.payout);
        } else {
            expiry = 0;
            _settle(order.id, sale, net, order.recipient);
        }
    }

    function _emitPurchase(
        Order memory order,
        Fees memory fees,
        IBondAuctioneer.Sale memory sale,
        uint48 expiry,
        uint256 bondId
    ) private {
        emit BondPurchased(
            order.id,
            msg.sender,
            order.recipient,
            order.referrer,
            order.amount,
            fees.toProtocol,
            fees.toReferrer,
            sale.payout,
            sale.price,
            sale.oraclePrice,
            expiry,
            bondId
        );
    }

    /// Where it fails, because somebody else has used it already for instance, the allowance says whether it is needed.
    function _tryPermit(IERC20Permit token, uint256 amount, Permit calldata permit) private {
        // solhint-disable-next-line no-empty-blocks
        try token.permit(msg.sender, address(this), amount, permit.deadline, permit.v, permit.r, permit.s) {} catch {}
    }

    function _takeFees(address referrer, address quoteToken, Fees memory fees) private {
        _rewardProtocol(quoteToken, fees.toProtocol);
        _reward(referrer, quoteToken, fees.toReferrer);
        ExactTransfers.pull(quoteToken, msg.sender, address(this), fees.toProtocol + fees.toReferrer);
    }

    /// @notice Pays the quote tokens net of fees to the market's owner or its callback, and the payout to `receiver`.
    function _settle(uint256 id, IBondAuctioneer.Sale memory sale, uint256 net, address receiver) private {
        if (sale.callback == address(0)) {
            // Some tokens let an account move its own balance with `transferFrom`, without an allowance: so this contract cannot be the
            // owner that pays, or it would sell what it holds for others.
            require(sale.owner != address(this), Teller_InvalidParams());
            ExactTransfers.pull(sale.quoteToken, msg.sender, sale.owner, net);
            ExactTransfers.pull(sale.payoutToken, sale.owner, receiver, sale.payout);
        } else {
            ExactTransfers.pull(sale.quoteToken, msg.sender, sale.callback, net);
            _callBack(id, sale, net);
            if (receiver != address(this)) ExactTransfers.push(sale.payoutToken, receiver, sale.payout);
        }
    }

    function _callBack(uint256 id, IBondAuctioneer.Sale memory sale, uint256 net) private {
        uint256 expected = ExactTransfers.balance(sale.payoutToken, address(this)) + sale.payout;
        IBondCallback(sale.callback).callback(id, net, sale.payout);
        require(ExactTransfers.balance(sale.payoutToken, address(this)) >= expected, Teller_InvalidCallback());
    }

    /// Opens the vesting schedule for a payout that is in the vault already.
    function _issueSchedule(address recipient, IBondAuctioneer.Sale memory sale)
        private
        returns (uint48 end, uint256 scheduleId)
    {
        uint48 start = _linearStartOf(sale.vesting);
        scheduleId =
            VAULT.createSchedule(recipient, sale.payoutToken, start, start, sale.linearDuration, 1, sale.payout);
        end = start + sale.linearDuration;
    }

    /// A payout to this contract or to the vault would be lost, as neither could do anything with it.
    function _checkParties(address recipient, address referrer) private view {
        require(
            recipient != address(0) && recipient != address(this) && recipient != address(VAULT)
                && referrer != msg.sender && referrer != recipient,
            Teller_InvalidParams()
        );
    }
}
