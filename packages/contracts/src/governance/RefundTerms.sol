// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IGasRefund} from "./IGasRefund.sol";

/// The settings (`IGasRefund.RefundSettings`) of one proposal, in one word, so that a vote reads and writes one slot: minWeight (96 bits)
/// | proposalCap in gwei (40) | maxGasUsed (24) | baseGas (16) | maxBaseFee (40) | maxPriorityFee (40).
type RefundTerms is uint256;

using RefundTermsLibrary for RefundTerms global;

/// @notice Packs and reads `RefundTerms`.
library RefundTermsLibrary {
    uint256 private constant HIGHEST_BASE_GAS = 15_000;
    uint256 private constant CAP_OFFSET = 120;
    uint256 private constant CAP_MASK = uint256(type(uint40).max) << CAP_OFFSET;

    function pack(IGasRefund.RefundSettings memory settings) internal pure returns (RefundTerms) {
        uint256 cap = settings.proposalCap / 1 gwei;
        require(
            settings.minWeight > 0 && settings.minWeight <= type(uint96).max && cap <= type(uint40).max
                && cap * 1 gwei == settings.proposalCap && settings.maxGasUsed <= type(uint24).max
                && settings.baseGas <= HIGHEST_BASE_GAS && settings.maxBaseFee <= type(uint40).max
                && settings.maxPriorityFee <= type(uint40).max,
            IGasRefund.RefundGas_InvalidParams()
        );
        uint256 word = settings.minWeight;
        word = (word << 40) | cap;
        word = (word << 24) | settings.maxGasUsed;
        word = (word << 16) | settings.baseGas;
        word = (word << 40) | settings.maxBaseFee;
        word = (word << 40) | settings.maxPriorityFee;
        return RefundTerms.wrap(word);
    }

    function unpack(RefundTerms terms) internal pure returns (IGasRefund.RefundSettings memory) {
        uint256 word = RefundTerms.unwrap(terms);
        return IGasRefund.RefundSettings({
            maxPriorityFee: uint40(word),
            maxBaseFee: uint40(word >> 40),
            baseGas: uint16(word >> 80),
            maxGasUsed: uint24(word >> 96),
            minWeight: terms.minWeight(),
            proposalCap: terms.capLeft(),
            periodCap: 0,
            minProposerVotes: 0
        });
    }

    /// @param cap In wei, whole gwei, at most the terms' own.
    function withCap(RefundTerms terms, uint256 cap) internal pure returns (RefundTerms) {
        return RefundTerms.wrap((RefundTerms.unwrap(terms) & ~CAP_MASK) | ((cap / 1 gwei) << CAP_OFFSET));
    }

    function minWeight(RefundTerms terms) internal pure returns (uint256) {
        return RefundTerms.unwrap(terms) >> 160;
    }

    function baseGas(RefundTerms terms) internal pure returns (uint256) {
        return uint16(RefundTerms.unwrap(terms) >> 80);
    }

    /// @return In wei.
    function capLeft(RefundTerms terms) internal pure returns (uint256) {
        unchecked {
            return uint256(uint40(RefundTerms.unwrap(terms) >> CAP_OFFSET)) * 1 gwei;
        }
    }

    /// @return The terms after `amount` wei, at most `capLeft`, were paid; a part of a gwei counts as a whole one.
    function afterPaying(RefundTerms terms, uint256 amount) internal pure returns (RefundTerms) {
        unchecked {
            return RefundTerms.wrap(RefundTerms.unwrap(terms) - (((amount + 1 gwei - 1) / 1 gwei) << CAP_OFFSET));
        }
    }

    /// @return amount What `gasUsed` is worth at the transaction's price, all up to their limits, in wei.
    function worth(RefundTerms terms, uint256 gasUsed) internal view returns (uint256 amount) {
        uint256 word = RefundTerms.unwrap(terms);
        uint256 capLeft_ = terms.capLeft();
        uint256 maxGasUsed = uint24(word >> 96);
        uint256 price = uint40(word >> 40);
        if (gasUsed > maxGasUsed) gasUsed = maxGasUsed;
        if (price > block.basefee) price = block.basefee;
        uint256 tip = uint40(word);
        if (tip > price) tip = price;
        // Cannot overflow: at most 24 bits of gas times 41 bits of price.
        unchecked {
            price += tip;
            if (price > tx.gasprice) price = tx.gasprice;
            amount = gasUsed * price;
        }
        if (amount > capLeft_) amount = capLeft_;
    }
}
