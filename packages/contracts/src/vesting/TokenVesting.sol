// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {ITokenVesting} from "./ITokenVesting.sol";
import {VestingGrants} from "./VestingGrants.sol";
import {Initializable} from "@openzeppelin/contracts-upgradeable/proxy/utils/Initializable.sol";
import {IGovernor} from "@openzeppelin/contracts/governance/IGovernor.sol";
import {GovernorCountingSimple} from "@openzeppelin/contracts/governance/extensions/GovernorCountingSimple.sol";
import {IVotes} from "@openzeppelin/contracts/governance/utils/IVotes.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";

/// What a governor says of the votes it counts.
interface IGovernorToken {
    function token() external view returns (address);
}

/// @title Implementation behind every organisation's vesting for its token's first receivers. Runs only behind a proxy of
/// `ProxyFactory`.
/// @notice Trust: the proxy's authority can replace this code, hence take everything it holds. Nobody else, the organisation included,
/// can change or revoke anything; only beneficiaries move tokens, and only to themselves. The token is trusted to move exactly the
/// amount, once, and to count votes by timestamp. Tokens sent here later stay here.
///
/// Flex voting: this contract delegates to itself, so that the votes of all its tokens are its own, and casts parts of them for its
/// beneficiaries. A part is what had vested and was still here at the proposal's snapshot; so the parts together never exceed this
/// contract's votes, and released tokens never vote twice. It makes only two calls to a governor, after it has written down the vote; a
/// false governor learns of the vote and gains nothing by it. A quadratic governor, which takes no parts, refuses it.
contract TokenVesting is VestingGrants, Initializable {
    using SafeERC20 for IERC20;

    uint256 private constant MAX_SCHEDULES = 10;
    uint8 private constant FRACTIONAL = 255;

    constructor() {
        _disableInitializers();
    }

    /// @inheritdoc ITokenVesting
    function initialize(bool flexVoting_, ScheduleSetup[] calldata schedules) external initializer {
        require(
            schedules.length > 0 && schedules.length <= MAX_SCHEDULES, Vesting_InvalidScheduleCount(schedules.length)
        );
        uint256 total = 0;
        for (uint256 i = 0; i < schedules.length; ++i) {
            total += _addSchedule(i, schedules[i]);
        }
        // Fractional votes have 128 bits, so the sum must fit into these.
        SafeCast.toUint128(total);
        uint256 balance = IERC20(token()).balanceOf(address(this));
        require(balance >= total, Vesting_Underfunded(balance, total));
        if (flexVoting_) {
            VestingStorage storage $ = _vesting();
            ($.flexVoting, $.initialisedAt) = (true, uint48(block.timestamp));
            emit FlexVotingEnabled();
            IVotes(token()).delegate(address(this));
        }
    }

    /// @inheritdoc ITokenVesting
    function release(uint256 id, uint256 amount) external {
        Grant storage grant = _ownGrant(id);
        uint256 releasable = _releasable(grant);
        require(amount > 0, Vesting_NothingToRelease());
        require(amount <= releasable, Vesting_ExceedsReleasable(id, amount, releasable));
        _release(id, grant, amount);
        IERC20(token()).safeTransfer(msg.sender, amount);
    }

    /// @inheritdoc ITokenVesting
    function releaseMany(uint256[] calldata ids) external returns (uint256 amount) {
        for (uint256 i = 0; i < ids.length; ++i) {
            Grant storage grant = _ownGrant(ids[i]);
            uint256 releasable = _releasable(grant);
            if (releasable == 0) continue;
            _release(ids[i], grant, releasable);
            amount += releasable;
        }
        require(amount > 0, Vesting_NothingToRelease());
        IERC20(token()).safeTransfer(msg.sender, amount);
    }

    /// @inheritdoc ITokenVesting
    function castVote(address governor, uint256 proposalId, uint8 support, string calldata reason)
        external
        returns (uint256 weight)
    {
        require(flexVoting(), Vesting_FlexVotingOff());
        require(support <= uint8(GovernorCountingSimple.VoteType.Abstain), Vesting_InvalidSupport(support));
        require(IGovernorToken(governor).token() == token(), Vesting_InvalidGovernor(governor));
        weight = votesAt(msg.sender, IGovernor(governor).proposalSnapshot(proposalId));
        require(weight > 0, Vesting_NoVotes(msg.sender));
        mapping(address beneficiary => bool) storage voted = _vesting().voted[governor][proposalId];
        require(!voted[msg.sender], Vesting_AlreadyVoted(msg.sender));

        voted[msg.sender] = true;
        emit VestedVoteCast(governor, proposalId, msg.sender, support, weight);
        IGovernor(governor)
            .castVoteWithReasonAndParams(proposalId, FRACTIONAL, reason, _asFractions(support, uint128(weight)));
    }

    /// @inheritdoc ITokenVesting
    function hasVoted(address governor, uint256 proposalId, address beneficiary) external view returns (bool) {
        return _vesting().voted[governor][proposalId][beneficiary];
    }

    function _release(uint256 id, Grant storage grant, uint256 amount) private {
        _addReleased(grant, amount);
        emit TokensReleased(id, msg.sender, token(), amount);
    }

    function _ownGrant(uint256 id) private view returns (Grant storage grant) {
        grant = _grant(id);
        require(msg.sender == grant.beneficiary, Vesting_BeneficiaryOnly(id, msg.sender));
    }

    /// @return Three numbers of 128 bits: against, for, abstain.
    function _asFractions(uint8 support, uint128 weight) private pure returns (bytes memory) {
        uint128[3] memory fractions;
        fractions[support] = weight;
        return abi.encodePacked(fractions[0], fractions[1], fractions[2]);
    }
}
