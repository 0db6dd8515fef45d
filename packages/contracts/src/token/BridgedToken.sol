// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {BridgeTax} from "./BridgeTax.sol";
import {IXERC20} from "./IXERC20.sol";
import {IXERC20Lockbox} from "./IXERC20Lockbox.sol";
import {RateLimit} from "./RateLimit.sol";
import {ERC20Upgradeable} from "@openzeppelin/contracts-upgradeable/token/ERC20/ERC20Upgradeable.sol";

/// @notice Minting and burning by bridges and by the lockbox. Who sets their limits is left to the contract that is one.
abstract contract BridgedToken is IXERC20, BridgeTax, ERC20Upgradeable {
    using RateLimit for uint256;

    /// Each a `RateLimit`: minting and burning read and write one word.
    struct Bridge {
        uint256 minting;
        uint256 burning;
    }

    /// @custom:storage-location erc7201:althing.storage.BridgedToken
    struct BridgedTokenStorage {
        address lockbox;
        mapping(address bridge => Bridge) bridges;
    }

    /// keccak256(abi.encode(uint256(keccak256("althing.storage.BridgedToken")) - 1)) & ~bytes32(uint256(0xff))
    bytes32 private constant BRIDGED_TOKEN_STORAGE = 0x23c5cf5544c2f1767cb64f0667d762eb4a0c8015287f36bdd749bcd78a8e9d00;

    /// In the place of the lockbox's limits, so that nobody has to read which account it is: it reads as a limit of 0, and no limit is
    /// the same word.
    uint256 private constant UNLIMITED = 1 << 112;

    /// @inheritdoc IXERC20
    function mint(address user, uint256 amount) external {
        if (amount == 0) return;
        Bridge storage limits = _bridgedToken().bridges[msg.sender];
        uint256 limit = limits.minting;
        if (limit == UNLIMITED) return _mint(user, amount);
        limits.minting = _used(limit, amount);
        _mintTaxed(user, amount);
    }

    /// @inheritdoc IXERC20
    function burn(address user, uint256 amount) external {
        if (amount == 0) return;
        if (msg.sender != user) _spendAllowance(user, msg.sender, amount);
        Bridge storage limits = _bridgedToken().bridges[msg.sender];
        uint256 limit = limits.burning;
        if (limit != UNLIMITED) limits.burning = _used(limit, amount);
        _burn(user, amount);
    }

    /// @inheritdoc IXERC20
    function lockbox() public view returns (address) {
        return _bridgedToken().lockbox;
    }

    /// @inheritdoc IXERC20
    function mintingMaxLimitOf(address bridge) public view returns (uint256) {
        return _bridgedToken().bridges[bridge].minting.max();
    }

    /// @inheritdoc IXERC20
    function burningMaxLimitOf(address bridge) public view returns (uint256) {
        return _bridgedToken().bridges[bridge].burning.max();
    }

    /// @inheritdoc IXERC20
    function mintingCurrentLimitOf(address bridge) external view returns (uint256) {
        return _bridgedToken().bridges[bridge].minting.current();
    }

    /// @inheritdoc IXERC20
    function burningCurrentLimitOf(address bridge) external view returns (uint256) {
        return _bridgedToken().bridges[bridge].burning.current();
    }

    /// Once and for all: what was deposited in an earlier lockbox could not be withdrawn any more.
    function _setLockbox(address lockbox_) internal {
        require(
            lockbox() == address(0) && mintingMaxLimitOf(lockbox_) == 0 && burningMaxLimitOf(lockbox_) == 0
                && IXERC20Lockbox(lockbox_).XERC20() == address(this),
            IXERC20_InvalidParams()
        );
        BridgedTokenStorage storage $ = _bridgedToken();
        $.lockbox = lockbox_;
        $.bridges[lockbox_] = Bridge(UNLIMITED, UNLIMITED);
        emit LockboxSet(lockbox_);
    }

    /// The lockbox has none: where there are limits, they count.
    function _setLimits(address bridge, uint256 mintingLimit, uint256 burningLimit) internal {
        require(mintingLimit <= type(uint112).max && burningLimit <= type(uint112).max, IXERC20_LimitsTooHigh());
        Bridge storage limits = _bridgedToken().bridges[bridge];
        uint256 minting = limits.minting;
        require(minting != UNLIMITED, IXERC20_InvalidParams());
        limits.minting = minting.changed(mintingLimit);
        limits.burning = limits.burning.changed(burningLimit);
        emit BridgeLimitsSet(mintingLimit, burningLimit, bridge);
    }

    function _mintTaxed(address user, uint256 amount) private {
        uint256 tax = calculateBridgeTax(amount);
        _mint(user, amount - tax);
        if (tax > 0) {
            address treasury_ = _treasury();
            _mint(treasury_, tax);
            emit BridgeTaxPaid(user, treasury_, amount, tax);
        }
    }

    /// @return The limit after `amount` was used of it.
    function _used(uint256 limit, uint256 amount) private view returns (uint256) {
        uint256 left = limit.current();
        require(amount <= left, IXERC20_NotHighEnoughLimits());
        return RateLimit.pack(limit.max(), left - amount);
    }

    function _bridgedToken() private pure returns (BridgedTokenStorage storage $) {
        assembly {
            $.slot := BRIDGED_TOKEN_STORAGE
        }
    }
}
