// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IGasRefund} from "../governance/IGasRefund.sol";
import {IGovernanceSystem} from "../governance/IGovernanceSystem.sol";
import {IOrganisationGovernor} from "../governance/IOrganisationGovernor.sol";
import {IVotingTransport} from "../messaging/IVotingTransport.sol";
import {IOrganisationToken} from "../token/IOrganisationToken.sol";
import {ContractKind} from "../types/ContractKind.sol";
import {ITokenVesting} from "../vesting/ITokenVesting.sol";
import {IBatchDeployer} from "./IBatchDeployer.sol";

/// @title Puts an organisation's contracts on one chain, in one transaction.
/// @notice Batches come by `IOrganisationNamespaces.deploy`, as `abi.encode(Organisation)`. Every address is known beforehand and belongs
/// to the organisation (Safes: to their owners), so a batch may name the future address of any of its own contracts as owner, recipient
/// or canceller. A batch is carried out whole or not at all. No role, ownership or allowance is left with this contract.
///
/// Order: upgrade authority, Safes, tokens (each after its lockbox), vestings, spokes, governors, other proxies.
///
/// Sent again after success a batch reverts where it has anything but Safes: with `Factory_SaltAlreadyUsed`, or with `FailedDeployment`
/// where a lockbox or a refund contract comes before any proxy. Safes, as anybody can create them first, are reported again. Further
/// errors: those of the contracts that are created; a refused Safe setup reverts without reason, as the Safe factory does.
interface IOrganisationDeployer is IBatchDeployer {
    /// @param kind `ProtocolUpgrades`, `SafeTreasury`, `BondingEngine`, `WorkingGroup`, `TokenAuthority`,
    /// `PreVoteVeto`, `PreExecutionVeto`, `TokenBridgeTaxTreasury`, `MultiBridgeOriginator`, `MultiBridgeOwner`, `MultiBridgeVeto` or
    /// `AssetControllerAdmin`.
    /// @param name For the event only.
    /// @param saltNonce The Safe factory's; the Safe's address depends on it, the owners and the threshold.
    /// @param owners As Safe wants them: not empty, distinct, neither zero nor 1.
    /// @param threshold Of owners that must sign, from 1 to their number.
    struct SafeSetup {
        ContractKind kind;
        string name;
        uint256 saltNonce;
        address[] owners;
        uint256 threshold;
    }

    /// See `Lockbox`. Its address commits to the token, to what it keeps and to the organisation's salt.
    /// @param salt Zero where nothing is wrapped; the rest counts for nothing then.
    /// @param kept An existing token; the zero address for the chain's own currency.
    /// @param keptSupply How much of it there is: what a quorum is a share of, however little is deposited. See `IQuorumBase`.
    struct LockboxSetup {
        bytes32 salt;
        address kept;
        uint256 keptSupply;
    }

    /// See `IOrganisationToken.initialize`.
    struct TokenSetup {
        bytes32 salt;
        string name;
        string symbol;
        address[] recipients;
        uint256[] amounts;
        address owner;
        address treasury;
        uint256[] taxThresholds;
        uint256[] taxBasisPoints;
        IOrganisationToken.BridgeLimits[] bridges;
        LockboxSetup lockbox;
    }

    /// @param salts The salts of the governor and, where they are wanted, of the timelock and the refund contract.
    /// @param governor See `IOrganisationGovernor.GovernorSetup`; its name is also the timelock's and the refund contract's in the event.
    /// @param timelockDelay Seconds between queueing and execution; 0 for no timelock.
    /// @param canceller The pre-execution vetoer; the zero address for nobody.
    /// @param refunds Whether votes are paid back; this cannot be changed later.
    /// @param refund See `IGasRefund.RefundSettings`; ignored where `refunds` is false.
    struct GovernanceSetup {
        IGovernanceSystem.Salts salts;
        IOrganisationGovernor.GovernorSetup governor;
        uint256 timelockDelay;
        address canceller;
        bool refunds;
        IGasRefund.RefundSettings refund;
    }

    /// See `ITokenVesting.initialize`. Its tokens are among the token's recipients, at `IOrganisationNamespaces.getProxy(authority, salt)`.
    struct VestingSetup {
        bytes32 salt;
        address token;
        bool flexVoting;
        ITokenVesting.ScheduleSetup[] schedules;
    }

    /// See `IGovernorSpoke.initialize`.
    /// @param name The governor's, for the event.
    /// @param token Whose holders vote here.
    /// @param vesting The zero address where nobody's tokens vest here, or may vote meanwhile.
    struct SpokeSetup {
        bytes32 salt;
        string name;
        address token;
        address vesting;
        IVotingTransport messageController;
        uint256 homeChainId;
        address governor;
        address owner;
    }

    /// A contract of which this one knows no more than that it is the organisation's. Warning: the sender alone says what it runs and how it
    /// is initialised; whoever relies on it compares its implementation with the platform's and reads its settings.
    /// @param kind `MessageController` or `AssetController`.
    /// @param implementation A contract.
    /// @param argument See `IProxyFactory.ProxyParameters`.
    /// @param companion See `IProxyFactory.ProxyParameters`.
    /// @param initialisation Sent to the new proxy by the proxy factory; not empty.
    struct ProxySetup {
        bytes32 salt;
        ContractKind kind;
        address implementation;
        bytes32 argument;
        address companion;
        bytes initialisation;
    }

    /// What is to be created on one chain. The authority needs no entry.
    struct Organisation {
        SafeSetup[] safes;
        TokenSetup[] tokens;
        VestingSetup[] vestings;
        SpokeSetup[] spokes;
        GovernanceSetup[] governors;
        ProxySetup[] proxies;
    }

    /// One per batch, after the batch's `ContractDeployed`.
    event OrganisationDeployed(bytes32 indexed id, address indexed authority);

    /// One per contract of the batch, in the order of creation. A Safe that stood already, unchanged, is reported like a new one.
    /// @param id Warning: anybody can use any id; what counts is the authority, whose address commits to it.
    /// @param name The governor's, Safe's or token's; the governor's for its timelock, refund contract and spokes; the token's for its
    /// lockbox; empty for a vesting, for other proxies and for the proxy admin.
    event ContractDeployed(
        bytes32 indexed id, address indexed authority, address indexed account, ContractKind kind, string name
    );

    /// Thrown when the batch names nothing but an authority that stands already.
    error Deployer_NothingToDeploy(bytes32 id);

    /// Thrown when a Safe stands already and its owners, threshold, modules, guard, handler or program are no longer those that
    /// it would be created with.
    error Deployer_SafeDiffers(address safe);

    /// Thrown when what a lockbox would keep is not there; at construction when a contract of the platform, or of Safe, is not.
    error Deployer_NoCode(address account);

    /// Thrown when a Safe is given a kind that is not a Safe's.
    error Deployer_InvalidSafeKind(ContractKind kind);

    /// Thrown when one of the other proxies is given no initialisation: anybody could give it one later.
    error Deployer_NoInitialisation(bytes32 salt);

    /// Thrown when one of the other proxies is given a kind that has a list of its own, or is no proxy's.
    error Deployer_InvalidProxyKind(ContractKind kind);

    /// @return Where the Safe with these parameters stands, or will stand.
    function getSafe(SafeSetup calldata setup) external view returns (address);
}
