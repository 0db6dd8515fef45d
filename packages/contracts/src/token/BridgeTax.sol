// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBridgeTax} from "./IBridgeTax.sol";
import {IXERC20} from "./IXERC20.sol";

/// @notice What arrives through a bridge pays tax here, where it arrives: what was burned elsewhere is minted here in full, part of
/// it to the treasury. No bridge has to know of it, and the supply of all chains together stays the same.
abstract contract BridgeTax is IBridgeTax {
    /// A tier is its share (16 bits) | threshold (112), so that two fit into a word.
    /// @custom:storage-location erc7201:althing.storage.BridgeTax
    struct BridgeTaxStorage {
        address treasury;
        uint8 count;
        uint128[10] tiers;
    }

    /// keccak256(abi.encode(uint256(keccak256("althing.storage.BridgeTax")) - 1)) & ~bytes32(uint256(0xff))
    bytes32 private constant BRIDGE_TAX_STORAGE = 0x87482907e3645d053b751e8c13b76c22474cde5f808853b7af42eadc97ca0800;

    uint256 private constant MAX_TIERS = 10;
    uint256 private constant ALL = 10_000;
    uint256 private constant THRESHOLD_BITS = 112;

    /// @inheritdoc IBridgeTax
    function bridgeTax()
        external
        view
        returns (address treasury, uint256[] memory thresholds, uint256[] memory basisPoints)
    {
        BridgeTaxStorage storage $ = _bridgeTax();
        uint256 count = $.count;
        treasury = $.treasury;
        thresholds = new uint256[](count);
        basisPoints = new uint256[](count);
        for (uint256 i = 0; i < count; ++i) {
            (thresholds[i], basisPoints[i]) = _tier($.tiers[i]);
        }
    }

    /// @inheritdoc IBridgeTax
    function calculateBridgeTax(uint256 amount) public view returns (uint256 tax) {
        BridgeTaxStorage storage $ = _bridgeTax();
        uint256 count = $.count;
        uint256 from;
        uint256 rate;
        for (uint256 i = 0; i < count; ++i) {
            (uint256 threshold, uint256 basisPoints) = _tier($.tiers[i]);
            if (amount <= threshold) break;
            tax += (threshold - from) * rate;
            (from, rate) = (threshold, basisPoints);
        }
        return (tax + (amount - from) * rate) / ALL;
    }

    function _treasury() internal view returns (address) {
        return _bridgeTax().treasury;
    }

    function _setTreasury(address treasury_) internal {
        BridgeTaxStorage storage $ = _bridgeTax();
        require(treasury_ != address(0) || $.count == 0, IXERC20.IXERC20_InvalidParams());
        $.treasury = treasury_;
        emit TreasurySet(treasury_);
    }

    function _setBridgeTaxTiers(uint256[] memory thresholds, uint256[] memory basisPoints) internal {
        BridgeTaxStorage storage $ = _bridgeTax();
        uint256 count = thresholds.length;
        require(
            count == basisPoints.length && count <= MAX_TIERS && (count == 0 || $.treasury != address(0)),
            IXERC20.IXERC20_InvalidParams()
        );
        for (uint256 i = 0; i < count; ++i) {
            require(
                thresholds[i] <= type(uint112).max && basisPoints[i] <= ALL
                    && (i == 0 || thresholds[i] > thresholds[i - 1]),
                IXERC20.IXERC20_InvalidParams()
            );
            $.tiers[i] = uint128((basisPoints[i] << THRESHOLD_BITS) | thresholds[i]);
        }
        $.count = uint8(count);
        emit BridgeTaxTiersSet(thresholds, basisPoints);
    }

    function _tier(uint128 tier) private pure returns (uint256 threshold, uint256 basisPoints) {
        return (uint112(tier), tier >> THRESHOLD_BITS);
    }

    function _bridgeTax() private pure returns (BridgeTaxStorage storage $) {
        assembly {
            $.slot := BRIDGE_TAX_STORAGE
        }
    }
}
