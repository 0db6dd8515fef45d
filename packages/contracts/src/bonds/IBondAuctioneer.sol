// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

/// @title Runs the bond markets of one pricing strategy, sold through one teller.
/// @notice Amounts are in units of their token. A price is quote per payout with the market's scale:
/// `payout = floor(quote · scale / price)`. Discounts and fees count 1e5 as 100 %. Times are seconds, timestamps of the chain.
/// `vesting` is a term in seconds where the teller is the fixed-term one and a timestamp where it is the fixed-expiry one;
/// 0 pays at once. Strategies differ in what `createMarket` takes and in `markets` and `terms`; see their interfaces.
///
/// Trust: a market's owner pays each purchase from its own balance and allowance to the teller (or through a callback), so it can
/// stop sales at any time but never what was sold. The authority (the aggregator's owner) decides who may use which callbacks, and
/// whether there can be new markets. Taking a callback away stops the sales of its markets; it cannot touch a market otherwise.
/// Unknown ids revert with `Auctioneer_MarketDoesNotExist`. Views of markets that have ended do not revert for it.
interface IBondAuctioneer {
    /// How a buyer shows that it may buy in a private market. What goes with it, both as `bytes access`:
    /// `abi.encode(AccessKind.MerkleProof, uint256 maxQuote, bytes32[] proof)`: the leaf of (address buyer, uint256 maxQuote), as
    /// OpenZeppelin's standard Merkle tree hashes it, is in the tree of the market's `buyersRoot`.
    /// `abi.encode(AccessKind.Permit, uint256 maxQuote, uint256 deadline, bytes signature)`: the market's owner signed
    /// `MarketPermit(uint256 id,address buyer,uint256 maxQuote,uint256 nonce,uint256 deadline)` as EIP-712 data in the domain
    /// "Althing Bond Market", version "1", of this auctioneer; `nonce` is the market's `permitNonce`.
    enum AccessKind {
        MerkleProof,
        Permit
    }

    /// @param isPrivate Whether buyers need access.
    /// @param buyersRoot Root of the Merkle tree of buyers of a private market; 0 where buyers come by permit only.
    /// @param linearDuration Seconds over which the payout vests from the expiry on; 0 for all of it at the expiry.
    /// @param leastOraclePrice The creation is refused where the oracle's price is below this when it is carried out. The market's lowest
    /// price follows from the oracle's price of that moment, which may be long after the creation was signed or proposed. 0 for no limit;
    /// must be 0 where the strategy asks no oracle.
    // solhint-disable-next-line gas-struct-packing
    struct MarketOptions {
        bool isPrivate;
        bytes32 buyersRoot;
        uint48 linearDuration;
        uint256 leastOraclePrice;
    }

    /// The result of a purchase.
    /// @param owner Owner of the market: gets the quote tokens and pays the payout.
    /// @param callback Pays in the owner's place; 0 for none.
    /// @param vesting See above.
    /// @param linearDuration See `MarketOptions`.
    /// @param payout Payout tokens sold.
    /// @param price Price of this purchase.
    /// @param oraclePrice As the oracle gave it; 0 where the market has none.
    struct Sale {
        address owner;
        address callback;
        address payoutToken;
        address quoteToken;
        uint48 vesting;
        uint48 linearDuration;
        uint256 payout;
        uint256 price;
        uint256 oraclePrice;
    }

    /// Emitted right after `MarketCreated`, with everything else that a market was created with.
    /// @param params As the creator gave them.
    /// @param start First second of the sale; never 0, unlike in `params`.
    /// @param conclusion First second without sale.
    event MarketTermsSet(
        uint256 indexed id,
        address indexed owner,
        bytes params,
        MarketOptions options,
        uint48 start,
        uint48 conclusion,
        uint256 scale
    );

    /// The market was closed before its time, by its owner or by a rule of its strategy. From now on its `conclusion` is this moment and
    /// its `capacity` 0.
    event MarketClosed(uint256 indexed id);

    event OwnershipPushed(uint256 indexed id, address indexed from, address indexed to);

    event OwnershipPulled(uint256 indexed id, address indexed from, address indexed to);

    event BuyersRootUpdated(uint256 indexed id, bytes32 buyersRoot);

    event PermitNonceRaised(uint256 indexed id, uint256 nonce);

    event NewMarketsAllowed(bool allowed);

    event CallbackAuthorizationUpdated(address indexed creator, bool authorized);

    event CallbackAllowed(address indexed callback, bool allowed);

    /// Thrown when the payout is zero or less than the buyer's minimum.
    error Auctioneer_AmountLessThanMinimum();

    /// Thrown when a parameter lies outside of its bounds.
    error Auctioneer_InvalidParams();

    /// Thrown when the market has not started, has ended or is sold out.
    error Auctioneer_MarketNotActive();

    /// Thrown when the payout is more than one purchase can be.
    error Auctioneer_MaxPayoutExceeded();

    /// Thrown when the authority has stopped new markets.
    error Auctioneer_NewMarketsNotAllowed();

    /// Thrown when the caller, the callback or the buyer does not have the right to do this.
    error Auctioneer_NotAuthorized();

    /// Thrown when the market has less left.
    error Auctioneer_NotEnoughCapacity();

    /// Thrown when anybody but the market's owner calls.
    error Auctioneer_OnlyMarketOwner();

    /// Thrown when no market of this auctioneer has this id.
    error Auctioneer_MarketDoesNotExist(uint256 id);

    /// Thrown when the buyer and its limit are not in the tree of the market's root.
    error Auctioneer_InvalidProof(uint256 id, address buyer);

    /// Thrown when the market's owner did not sign the permit, or has revoked it.
    error Auctioneer_InvalidPermit(uint256 id, address buyer);

    /// Thrown when the permit has expired.
    error Auctioneer_PermitExpired(uint256 deadline);

    /// Thrown when the buyer would have paid more than its limit.
    error Auctioneer_BuyerLimitExceeded(address buyer, uint256 quoteAmount, uint256 maxQuote);

    /// @notice Anybody may call this, and becomes the market's owner. Everybody may buy in the market, and its payout does not vest evenly
    /// over time (see `MarketOptions`).
    /// @param params The struct `MarketParams` of the strategy's interface, as `abi.encode` gives it.
    /// @return id The new market's id, as the aggregator counts.
    function createMarket(bytes calldata params) external returns (uint256 id);

    /// @notice The same, with options such as a private sale.
    function createMarket(bytes calldata params, MarketOptions calldata options) external returns (uint256 id);

    /// @notice Closes the market for good. Only the market's owner may call this, before the conclusion.
    function closeMarket(uint256 id) external;

    /// @notice Only the teller may call this. Checks, in this order: the caller; that the callback may still be used; that the market is
    /// live; the oracle; `access`; the minimum; the maximum of one purchase; the capacity.
    /// @param buyer Who pays.
    /// @param amount Quote tokens net of fees.
    /// @param minAmountOut The least payout that the buyer takes.
    /// @param access Empty in a public market; in a private one see `AccessKind`.
    function purchaseBond(uint256 id, address buyer, uint256 amount, uint256 minAmountOut, bytes calldata access)
        external
        returns (Sale memory sale);

    /// @notice Offers the market to another account, which becomes its owner with `pullOwnership`. Only the market's owner may call this;
    /// naming itself takes an offer back.
    function pushOwnership(uint256 id, address newOwner) external;

    /// @notice Takes over a market that was offered with `pushOwnership`. Only the account it was offered to may call this; if the market
    /// has a callback, the account must have the right to use it.
    function pullOwnership(uint256 id) external;

    /// @notice Replaces the tree of buyers. Only the owner of a private market may call this. What buyers have bought so far keeps counting
    /// towards their limits.
    function setBuyersRoot(uint256 id, bytes32 buyersRoot) external;

    /// @notice Revokes all permits signed so far. Only the owner of a private market may call this.
    function raisePermitNonce(uint256 id) external;

    /// @notice Sets tune interval, adjustment delay and debt decay interval, in seconds, where the strategy tunes its price; changes
    /// nothing in other strategies. Only the market's owner may call this.
    function setIntervals(uint256 id, uint32[3] calldata intervals) external;

    /// @notice Sets the values of new markets where the strategy tunes its price (see its interface); changes nothing in other strategies.
    /// Only the authority may call this.
    function setDefaults(uint32[6] calldata defaults) external;

    /// @notice Only the authority may call this.
    function setAllowNewMarkets(bool allowed) external;

    /// @notice Sets whether markets of this owner may use any callback. Only the authority may call this.
    function setCallbackAuthStatus(address creator, bool authorized) external;

    /// @notice Sets whether markets of any owner may use this callback. Only the authority may call this.
    function setCallbackAllowed(address callback, bool allowed) external;

    function getTeller() external view returns (address);

    function getAggregator() external view returns (address);

    /// @notice What never changes of a market, also for those who redeem after its end.
    function getMarketTokens(uint256 id) external view returns (address payoutToken, address quoteToken, uint48 vesting);

    function getMarketInfoForPurchase(uint256 id)
        external
        view
        returns (
            address owner,
            address callbackAddr,
            address payoutToken,
            address quoteToken,
            uint48 vesting,
            uint256 maxPayout
        );

    /// @return The price; 0 while the market's oracle fails.
    function marketPrice(uint256 id) external view returns (uint256);

    function marketScale(uint256 id) external view returns (uint256);

    /// @notice What the price gives, whether or not the owner can pay it: see `fundedPayout`. Reverts with
    /// `Auctioneer_MaxPayoutExceeded` above `maxPayout`. 0 while the market's oracle fails.
    /// @param amount Quote tokens before fees.
    /// @param referrer Whose fee is taken off besides the protocol's; 0 for none.
    function payoutFor(uint256 amount, uint256 id, address referrer) external view returns (uint256);

    /// @return The highest payout of one purchase, as capacity and interval allow; 0 while the market's oracle fails.
    function maxPayout(uint256 id) external view returns (uint256);

    /// @return Quote tokens before fees that one purchase can take, as capacity, interval and `fundedPayout` allow; slightly below
    /// the true maximum, as the fee is taken off the larger amount. 0 while the market's oracle fails.
    function maxAmountAccepted(uint256 id, address referrer) external view returns (uint256);

    /// @return What the owner can pay: the least of what is left, its balance and its allowance to the teller; with a callback
    /// what is left and, if it tells, what it can pay. 0 while the market's oracle fails and the capacity counts quote tokens.
    function fundedPayout(uint256 id) external view returns (uint256);

    function isInstantSwap(uint256 id) external view returns (bool);

    function isLive(uint256 id) external view returns (bool);

    function isPrivate(uint256 id) external view returns (bool);

    function buyersRoot(uint256 id) external view returns (bytes32);

    function permitNonce(uint256 id) external view returns (uint256);

    /// @return Quote tokens net of fees that the buyer has paid in a private market.
    function boughtBy(uint256 id, address buyer) external view returns (uint256);

    function linearDuration(uint256 id) external view returns (uint48);

    function ownerOf(uint256 id) external view returns (address);

    /// @return The account that the market is offered to; 0 for nobody.
    function newOwners(uint256 id) external view returns (address);

    /// @return Left to sell: quote tokens where the capacity counts these, payout tokens otherwise.
    function currentCapacity(uint256 id) external view returns (uint256);

    function allowNewMarkets() external view returns (bool);

    function callbackAuthorized(address creator) external view returns (bool);

    function callbackAllowed(address callback) external view returns (bool);

    /// @return Seconds, for new markets.
    function minDepositInterval() external view returns (uint48);

    /// @return Seconds, for new markets.
    function minMarketDuration() external view returns (uint48);
}
