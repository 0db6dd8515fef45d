// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBridgeTax} from "../token/IBridgeTax.sol";
import {IXERC20} from "../token/IXERC20.sol";
import {IXERC20Lockbox} from "../token/IXERC20Lockbox.sol";
import {AssetControllerBase} from "./AssetControllerBase.sol";
import {IAssetController} from "./IAssetController.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Address} from "@openzeppelin/contracts/utils/Address.sol";

/// @notice What becomes of tokens: burned and minted, or kept and given out again.
/// @dev The selectors come from a fixed list, as any others would make the controller call the token with whatever somebody configured.
abstract contract TokenCustody is AssetControllerBase {
    using SafeERC20 for IERC20;

    bytes4 private constant MINT = 0x40c10f19;
    bytes4 private constant CROSSCHAIN_MINT = 0x18bf5077;
    bytes4 private constant BURN = 0x9dc29fac;
    bytes4 private constant BURN_FROM = 0x79cc6790;
    bytes4 private constant BURN_OWN = 0x42966c68;
    bytes4 private constant CROSSCHAIN_BURN = 0x2b8c49e3;

    /// Gas that the lockbox gets for a withdrawal, and what has to be left besides for taking its allowance back, and for passing on what it did not
    /// take. Execution reverts below, so that no gas limit can make the withdrawal alone fail.
    uint256 private constant UNWRAP_GAS = 300_000;
    uint256 private constant REST_GAS = 150_000;

    /// @inheritdoc IAssetController
    function custody() external view returns (Custody memory) {
        State memory state = _assetController().state;
        return Custody(state.locks, state.taxed, state.mintSelector, state.burnSelector);
    }

    function _setCustody(Custody calldata custody_) internal {
        State storage state = _assetController().state;
        (bytes4 mintSelector, bytes4 burnSelector) = (custody_.mintSelector, custody_.burnSelector);
        if (custody_.locks) {
            require(mintSelector == 0, Controller_SelectorNotAllowed(mintSelector));
            require(burnSelector == 0, Controller_SelectorNotAllowed(burnSelector));
            // A token that does not know the question could never be given out.
            if (custody_.taxed) IBridgeTax(token()).calculateBridgeTax(0);
        } else {
            require(!custody_.taxed, Controller_InvalidParams());
            bool mints = mintSelector == MINT || mintSelector == CROSSCHAIN_MINT;
            require(mints, Controller_SelectorNotAllowed(mintSelector));
            bool burns = burnSelector == BURN || burnSelector == BURN_FROM || burnSelector == BURN_OWN
                || burnSelector == CROSSCHAIN_BURN;
            require(burns, Controller_SelectorNotAllowed(burnSelector));
        }
        (state.locks, state.taxed) = (custody_.locks, custody_.taxed);
        (state.mintSelector, state.burnSelector) = (mintSelector, burnSelector);
    }

    /// Takes exactly the amount of the caller's tokens out of circulation here.
    function _take(uint256 amount) internal {
        State memory state = _assetController().state;
        IERC20 token_ = IERC20(token());
        uint256 kept = token_.balanceOf(address(this));
        uint256 owned = token_.balanceOf(msg.sender);
        bool pulls = state.locks || state.burnSelector == BURN_OWN;
        if (pulls) token_.safeTransferFrom(msg.sender, address(this), amount);
        if (state.locks) {
            kept += amount;
        } else if (pulls) {
            _call(abi.encodeWithSelector(BURN_OWN, amount));
        } else {
            _call(abi.encodeWithSelector(state.burnSelector, msg.sender, amount));
        }
        bool exact = token_.balanceOf(address(this)) == kept && token_.balanceOf(msg.sender) + amount == owned;
        require(exact, Controller_UnsupportedToken());
    }

    /// Gives the recipient the amount, less the token's tax.
    /// @param unwrap Whether the lockbox is asked for what it keeps.
    function _give(bytes32 payloadHash, address recipient, uint256 amount, bool unwrap) internal {
        State memory state = _assetController().state;
        if (state.locks) return _release(recipient, amount, state.taxed);
        address lockbox = unwrap && state.unwrapping ? IXERC20(token()).lockbox() : address(0);
        if (lockbox == address(0)) {
            _mint(state.mintSelector, recipient, amount);
        } else {
            IERC20 token_ = IERC20(token());
            uint256 before = token_.balanceOf(address(this));
            _mint(state.mintSelector, address(this), amount);
            _unwrap(lockbox, recipient, token_.balanceOf(address(this)) - before);
            uint256 rest = token_.balanceOf(address(this)) - before;
            if (rest == 0) return;
            token_.safeTransfer(recipient, rest);
            emit NotUnwrapped(payloadHash, rest);
        }
    }

    /// Measured by the supply, as a tax that the token takes is no less of it. Otherwise a token that answers that it did nothing would have
    /// the transfer count as executed.
    function _mint(bytes4 selector, address account, uint256 amount) private {
        IERC20 token_ = IERC20(token());
        uint256 supply = token_.totalSupply();
        _call(abi.encodeWithSelector(selector, account, amount));
        require(token_.totalSupply() >= supply + amount, Controller_UnsupportedToken());
    }

    function _release(address recipient, uint256 amount, bool taxed) private {
        IERC20 token_ = IERC20(token());
        uint256 tax = taxed ? IBridgeTax(token()).calculateBridgeTax(amount) : 0;
        token_.safeTransfer(recipient, amount - tax);
        if (tax == 0) return;
        (address treasury,,) = IBridgeTax(token()).bridgeTax();
        token_.safeTransfer(treasury, tax);
        emit IBridgeTax.BridgeTaxPaid(recipient, treasury, amount, tax);
    }

    /// Whatever the lockbox and the recipient do, execution goes on.
    function _unwrap(address lockbox, address recipient, uint256 amount) private {
        IERC20(token()).forceApprove(lockbox, amount);
        require(gasleft() >= UNWRAP_GAS * 64 / 63 + REST_GAS, Controller_NotEnoughGas());
        bytes memory data = abi.encodeCall(IXERC20Lockbox.withdrawTo, (recipient, amount));
        assembly ("memory-safe") {
            // What it answers is not copied: whether the tokens are gone says it all.
            pop(call(UNWRAP_GAS, lockbox, 0, add(data, 0x20), mload(data), 0, 0))
        }
        IERC20(token()).forceApprove(lockbox, 0);
    }

    function _call(bytes memory data) private {
        Address.functionCall(token(), data);
    }
}
