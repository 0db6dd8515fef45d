// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {AlwaysOwned} from "../access/AlwaysOwned.sol";
import {IFeeCollector} from "../bonds/IFeeCollector.sol";
import {IMessageController} from "../messaging/IMessageController.sol";
import {IAssetController} from "./IAssetController.sol";
import {IControllerWrapper} from "./IControllerWrapper.sol";
import {Transfer} from "./TransferPayload.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Permit.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";

/// @title The platform's fee of transfers between chains.
/// @notice Trust: the owner sets fees, up to 5 %, and refuses controllers, at any moment; senders bound the fee they pay. Any other controller
/// is called, whoever wrote it: it gets what its caller sends by it, so callers have to know whose it is. Nothing else can be reached by
/// it: what is taken is the amount, of the token that the caller names, and a controller is allowed no more than that. Whoever does not
/// want to pay calls the controller itself: it asks nobody where a transfer comes from.
/// @dev Tokens may return nothing, have any decimals, call back, or want an approval to be taken back before another is given.
contract ControllerWrapper is IControllerWrapper, AlwaysOwned, ReentrancyGuardTransient {
    using SafeERC20 for IERC20;

    /// 100 %.
    uint256 private constant ONE = 1e5;
    /// 5 %.
    uint256 private constant MAX_RATE = 5000;
    uint256 private constant MAX_TIERS = 3;

    address private immutable _FEE_COLLECTOR;

    /// @inheritdoc IControllerWrapper
    mapping(uint256 destinationChain => uint256) public premiumRate;
    mapping(address controller => mapping(uint256 destinationChain => FeeTier[])) private _tiers;
    mapping(address controller => bool) private _refused;

    /// @param feeCollector_ Whose treasury gets the fees.
    constructor(address owner_, address feeCollector_) Ownable(owner_) {
        _FEE_COLLECTOR = feeCollector_;
    }

    /// @inheritdoc IControllerWrapper
    function transferTo(
        address controller,
        address token,
        Transfer calldata transfer,
        uint256 maxFee,
        IMessageController.Leg[] calldata legs
    ) external payable nonReentrant returns (bytes32 transferId) {
        return _transfer(controller, IERC20(token), transfer, maxFee, legs);
    }

    /// @inheritdoc IControllerWrapper
    function transferToWPermit(
        address controller,
        address token,
        Transfer calldata transfer,
        uint256 maxFee,
        IMessageController.Leg[] calldata legs,
        Permit calldata permit
    ) external payable nonReentrant returns (bytes32 transferId) {
        _tryPermit(IERC20Permit(token), transfer.amount, permit);
        return _transfer(controller, IERC20(token), transfer, maxFee, legs);
    }

    /// @inheritdoc IControllerWrapper
    function setController(address controller, bool allowed) external onlyOwner {
        _refused[controller] = !allowed;
        emit ControllerUpdated(controller, allowed);
    }

    /// @inheritdoc IControllerWrapper
    function setFeeTiers(address controller, uint256 destinationChain, FeeTier[] calldata tiers) external onlyOwner {
        require(tiers.length <= MAX_TIERS, Wrapper_InvalidFeeTiers());
        delete _tiers[controller][destinationChain];
        for (uint256 i = 0; i < tiers.length; ++i) {
            require(i == 0 || tiers[i].threshold > tiers[i - 1].threshold, Wrapper_InvalidFeeTiers());
            require(tiers[i].rate <= MAX_RATE, Wrapper_InvalidFeeRate());
            _tiers[controller][destinationChain].push(tiers[i]);
        }
        emit FeeTiersUpdated(controller, destinationChain, tiers);
    }

    /// @inheritdoc IControllerWrapper
    function setPremiumRate(uint256 destinationChain, uint256 rate) external onlyOwner {
        require(rate <= MAX_RATE, Wrapper_InvalidFeeRate());
        premiumRate[destinationChain] = rate;
        emit PremiumRateUpdated(destinationChain, rate);
    }

    /// @inheritdoc IControllerWrapper
    function feeCollector() external view returns (address) {
        return _FEE_COLLECTOR;
    }

    /// @inheritdoc IControllerWrapper
    function isAllowed(address controller) public view returns (bool) {
        return !_refused[controller];
    }

    /// @inheritdoc IControllerWrapper
    function feeTiers(address controller, uint256 destinationChain) external view returns (FeeTier[] memory) {
        return _tiers[controller][destinationChain];
    }

    /// @inheritdoc IControllerWrapper
    function quote(address controller, uint256 destChainId, uint256 amount)
        public
        view
        returns (uint256 fee, uint256 net)
    {
        FeeTier[] memory tiers = _tiers[controller][destChainId];
        if (tiers.length == 0) tiers = _tiers[address(0)][0];
        fee = amount * premiumRate[destChainId];
        // From the highest tier down, each takes what lies above its threshold.
        uint256 rest = amount;
        for (uint256 i = tiers.length; i > 0; --i) {
            uint256 threshold = tiers[i - 1].threshold;
            if (rest <= threshold) continue;
            fee += (rest - threshold) * tiers[i - 1].rate;
            rest = threshold;
        }
        uint256 most = amount * MAX_RATE;
        fee = (fee < most ? fee : most) / ONE;
        net = amount - fee;
    }

    /// Where it fails, the allowance says whether it is needed.
    function _tryPermit(IERC20Permit token, uint256 amount, Permit calldata permit) private {
        // solhint-disable-next-line no-empty-blocks
        try token.permit(msg.sender, address(this), amount, permit.deadline, permit.v, permit.r, permit.s) {} catch {}
    }

    function _transfer(
        address controller,
        IERC20 token,
        Transfer memory transfer,
        uint256 maxFee,
        IMessageController.Leg[] calldata legs
    ) private returns (bytes32 transferId) {
        require(isAllowed(controller), Wrapper_ControllerNotWhitelisted());
        require(IAssetController(controller).token() == address(token), Wrapper_TokenDiffers(address(token)));
        uint256 amount = transfer.amount;
        (uint256 fee, uint256 net) = quote(controller, transfer.destinationChain, amount);
        require(fee <= maxFee, Wrapper_FeeTooHigh(fee, maxFee));

        uint256 before = token.balanceOf(address(this));
        token.safeTransferFrom(msg.sender, address(this), amount);
        require(token.balanceOf(address(this)) == before + amount, Wrapper_FeeOnTransferTokenNotSupported());
        if (fee > 0) token.safeTransfer(IFeeCollector(_FEE_COLLECTOR).treasury(), fee);

        transfer.amount = net;
        token.forceApprove(controller, net);
        transferId = IAssetController(controller).transferTo{value: msg.value}(transfer, legs);
        token.forceApprove(controller, 0);
        emit TransferWrapped(transferId, controller, msg.sender, amount, fee);
    }
}
