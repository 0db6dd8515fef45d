// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {BondNames} from "./BondNames.sol";
import {BondTokenTerms} from "./BondTokenTerms.sol";
import {IERC20BondToken} from "./IERC20BondToken.sol";
import {ERC20} from "solady/tokens/ERC20.sol";
import {MetadataReaderLib} from "solady/utils/MetadataReaderLib.sol";

/// @title The code behind every bond token of one fixed-expiry teller, which creates it and the clones.
contract ERC20BondToken is ERC20, IERC20BondToken {
    address private immutable TELLER = msg.sender;

    modifier onlyTeller() {
        require(msg.sender == TELLER, BondToken_TellerOnly(msg.sender));
        _;
    }

    /// @inheritdoc IERC20BondToken
    function mint(address to, uint256 amount) external onlyTeller {
        _mint(to, amount);
    }

    /// @inheritdoc IERC20BondToken
    function burn(address from, uint256 amount) external onlyTeller {
        _burn(from, amount);
    }

    /// @inheritdoc IERC20BondToken
    function teller() external view returns (address) {
        return TELLER;
    }

    /// @inheritdoc IERC20BondToken
    function underlying() public view returns (address token) {
        (token,) = BondTokenTerms.read(address(this));
    }

    /// @inheritdoc IERC20BondToken
    function expiry() public view returns (uint48 timestamp) {
        (, timestamp) = BondTokenTerms.read(address(this));
    }

    function name() public view override returns (string memory) {
        return BondNames.name(underlying(), expiry());
    }

    function symbol() public view override returns (string memory) {
        return BondNames.symbol(underlying(), expiry());
    }

    function decimals() public view override returns (uint8) {
        return MetadataReaderLib.readDecimals(underlying());
    }

    /// @dev A transfer to the zero address is refused: in events it would look like a redemption, which only the teller makes.
    function _beforeTokenTransfer(address from, address to, uint256) internal view override {
        require(to != address(0) || msg.sender == TELLER, BondToken_TransferToZeroAddress(from));
    }

    /// @dev Nobody has an allowance unless a holder gives it; the base contract would give Permit2 one by default.
    function _givePermit2InfiniteAllowance() internal pure override returns (bool) {
        return false;
    }
}
