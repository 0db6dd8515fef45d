// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IGovernanceSystemFactory} from "../governance/IGovernanceSystemFactory.sol";
import {IGovernorSpoke} from "../governance/IGovernorSpoke.sol";
import {IOrganisationToken} from "../token/IOrganisationToken.sol";
import {Lockbox} from "../token/Lockbox.sol";
import {ContractKind} from "../types/ContractKind.sol";
import {NamespacedSalt} from "../types/NamespacedSalt.sol";
import {ITokenVesting} from "../vesting/ITokenVesting.sol";
import {IOrganisationDeployer} from "./IOrganisationDeployer.sol";
import {IProxyFactory} from "./IProxyFactory.sol";
import {IUpgradeAuthority} from "./IUpgradeAuthority.sol";
import {SafeDeployer} from "./SafeDeployer.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Clones} from "@openzeppelin/contracts/proxy/Clones.sol";

/// @title The batch deployer.
/// @notice No owner, no storage, no way to be changed. It makes typed calls to the platform's factories only, never a
/// call that the caller composes: as the factories know it by its own address, it folds every salt with the caller's
/// address, and an arbitrary call would let one caller act in another's namespace.
contract OrganisationDeployer is SafeDeployer {
    IProxyFactory private immutable _PROXY_FACTORY;
    IGovernanceSystemFactory private immutable _GOVERNANCE_FACTORY;
    address private immutable _AUTHORITY_IMPLEMENTATION;
    address private immutable _TOKEN_IMPLEMENTATION;
    address private immutable _VESTING_IMPLEMENTATION;
    address private immutable _SPOKE_IMPLEMENTATION;

    constructor(
        address proxyFactory,
        address governanceFactory,
        address authorityImplementation,
        address tokenImplementation,
        address vestingImplementation,
        address spokeImplementation,
        address safeProxyFactory,
        address safeSingleton,
        address safeFallbackHandler
    ) SafeDeployer(safeProxyFactory, safeSingleton, safeFallbackHandler) {
        _requireCode(proxyFactory);
        _requireCode(governanceFactory);
        _requireCode(authorityImplementation);
        _requireCode(tokenImplementation);
        _requireCode(vestingImplementation);
        _requireCode(spokeImplementation);
        _PROXY_FACTORY = IProxyFactory(proxyFactory);
        _GOVERNANCE_FACTORY = IGovernanceSystemFactory(governanceFactory);
        _AUTHORITY_IMPLEMENTATION = authorityImplementation;
        _TOKEN_IMPLEMENTATION = tokenImplementation;
        _VESTING_IMPLEMENTATION = vestingImplementation;
        _SPOKE_IMPLEMENTATION = spokeImplementation;
    }

    /// @inheritdoc IOrganisationDeployer
    function deploy(Organisation calldata organisation) external returns (address authority) {
        bytes32 id = organisation.id;
        bool created;
        (authority, created) = _deployAuthority(id, organisation.upgradeOwner);
        for (uint256 i = 0; i < organisation.safes.length; ++i) {
            _deployNamedSafe(id, organisation.safes[i]);
        }
        for (uint256 i = 0; i < organisation.tokens.length; ++i) {
            _deployToken(id, authority, organisation.tokens[i]);
        }
        for (uint256 i = 0; i < organisation.vestings.length; ++i) {
            _deployVesting(id, authority, organisation.vestings[i]);
        }
        for (uint256 i = 0; i < organisation.spokes.length; ++i) {
            _deploySpoke(id, authority, organisation.spokes[i]);
        }
        for (uint256 i = 0; i < organisation.governors.length; ++i) {
            _deployGovernance(id, authority, organisation.governors[i]);
        }
        for (uint256 i = 0; i < organisation.proxies.length; ++i) {
            _deployOther(id, authority, organisation.proxies[i]);
        }
        uint256 others = organisation.safes.length + organisation.tokens.length + organisation.vestings.length
            + organisation.spokes.length + organisation.governors.length + organisation.proxies.length;
        require(created || others > 0, Deployer_NothingToDeploy(id));
        emit OrganisationDeployed(id, msg.sender, authority);
    }

    /// @inheritdoc IOrganisationDeployer
    function getAuthority(address deployer, bytes32 id) public view returns (address) {
        return Clones.predictDeterministicAddress(_AUTHORITY_IMPLEMENTATION, NamespacedSalt.fold(deployer, id));
    }

    /// @inheritdoc IOrganisationDeployer
    function getToken(address deployer, bytes32 salt) external view returns (address) {
        return _PROXY_FACTORY.getDeployed(address(this), NamespacedSalt.fold(deployer, salt));
    }

    /// @inheritdoc IOrganisationDeployer
    function getGovernance(address deployer, bytes32 salt) external view returns (address) {
        return _GOVERNANCE_FACTORY.calculateDeployedAddress(address(this), NamespacedSalt.fold(deployer, salt));
    }

    /// @inheritdoc IOrganisationDeployer
    function getSafe(SafeSetup calldata setup) external view returns (address) {
        return _safeAddress(_initialiser(setup.owners, setup.threshold), setup.saltNonce);
    }

    function _deployAuthority(bytes32 id, address owner) private returns (address authority, bool created) {
        authority = getAuthority(msg.sender, id);
        created = authority.code.length == 0;
        if (created) {
            Clones.cloneDeterministic(_AUTHORITY_IMPLEMENTATION, NamespacedSalt.fold(msg.sender, id));
            IUpgradeAuthority(authority).initialize(owner);
            emit ContractDeployed(id, msg.sender, authority, ContractKind.ProxyAdmin, "");
        }
        address present = Ownable(authority).owner();
        require(present == owner, Deployer_UpgradeOwnerDiffers(present, owner));
    }

    function _deployNamedSafe(bytes32 id, SafeSetup calldata setup) private {
        ContractKind kind = setup.kind;
        bool isSafe = kind >= ContractKind.ProtocolUpgrades && kind <= ContractKind.TokenAuthority;
        bool isVetoer = kind == ContractKind.PreVoteVeto || kind == ContractKind.PreExecutionVeto;
        bool isOfBridges = kind >= ContractKind.MultiBridgeOriginator && kind <= ContractKind.MultiBridgeVeto;
        require(
            isSafe || isVetoer || isOfBridges || kind == ContractKind.TokenBridgeTaxTreasury
                || kind == ContractKind.AssetControllerAdmin,
            Deployer_InvalidSafeKind(kind)
        );
        address safe = _deploySafe(setup.owners, setup.threshold, setup.saltNonce);
        emit ContractDeployed(id, msg.sender, safe, kind, setup.name);
    }

    function _deployToken(bytes32 id, address authority, TokenSetup calldata setup) private {
        bool wraps = setup.lockbox.salt != 0;
        address token = _deployProxy(
            setup.salt,
            IProxyFactory.ProxyParameters({
                implementation: _TOKEN_IMPLEMENTATION,
                authority: authority,
                argument: wraps ? bytes32(setup.lockbox.keptSupply) : bytes32(0),
                companion: wraps ? _deployLockbox(id, setup) : address(0)
            }),
            _tokenInitialisation(setup)
        );
        emit ContractDeployed(id, msg.sender, token, ContractKind.Token, setup.name);
    }

    /// Before its token, which asks it whose it is.
    function _deployLockbox(bytes32 id, TokenSetup calldata setup) private returns (address lockbox) {
        address kept = setup.lockbox.kept;
        if (kept != address(0)) _requireCode(kept);
        address token = _PROXY_FACTORY.getDeployed(address(this), NamespacedSalt.fold(msg.sender, setup.salt));
        bytes32 salt = NamespacedSalt.fold(msg.sender, setup.lockbox.salt);
        lockbox = address(new Lockbox{salt: salt}(token, kept, kept == address(0)));
        emit ContractDeployed(id, msg.sender, lockbox, ContractKind.Lockbox, setup.name);
    }

    /// From memory: as many parts of calldata would not fit on the stack.
    function _tokenInitialisation(TokenSetup memory setup) private pure returns (bytes memory) {
        return abi.encodeCall(
            IOrganisationToken.initialize,
            (
                setup.name,
                setup.symbol,
                setup.recipients,
                setup.amounts,
                setup.owner,
                setup.treasury,
                setup.taxThresholds,
                setup.taxBasisPoints,
                setup.bridges
            )
        );
    }

    function _deployVesting(bytes32 id, address authority, VestingSetup calldata setup) private {
        address vesting = _deployProxy(
            setup.salt,
            IProxyFactory.ProxyParameters(_VESTING_IMPLEMENTATION, authority, _word(setup.token), address(0)),
            abi.encodeCall(ITokenVesting.initialize, (setup.flexVoting, setup.schedules))
        );
        emit ContractDeployed(id, msg.sender, vesting, ContractKind.TokenVesting, "");
    }

    function _deploySpoke(bytes32 id, address authority, SpokeSetup calldata setup) private {
        address spoke = _deployProxy(
            setup.salt,
            IProxyFactory.ProxyParameters(_SPOKE_IMPLEMENTATION, authority, _word(setup.token), setup.vesting),
            abi.encodeCall(
                IGovernorSpoke.initialize, (setup.messageController, setup.homeChainId, setup.governor, setup.owner)
            )
        );
        emit ContractDeployed(id, msg.sender, spoke, ContractKind.GovernorSpoke, setup.name);
    }

    /// The factory refuses an implementation without code.
    function _deployOther(bytes32 id, address authority, ProxySetup calldata setup) private {
        ContractKind kind = setup.kind;
        bool isOther = kind == ContractKind.MessageController || kind == ContractKind.AssetController;
        require(isOther, Deployer_InvalidProxyKind(kind));
        address proxy = _deployProxy(
            setup.salt,
            IProxyFactory.ProxyParameters(setup.implementation, authority, setup.argument, setup.companion),
            setup.initialisation
        );
        emit ContractDeployed(id, msg.sender, proxy, kind, "");
    }

    function _deployProxy(bytes32 salt, IProxyFactory.ProxyParameters memory parameters, bytes memory initialisation)
        private
        returns (address)
    {
        return _PROXY_FACTORY.deploy(NamespacedSalt.fold(msg.sender, salt), parameters, initialisation);
    }

    function _word(address account) private pure returns (bytes32) {
        return bytes32(uint256(uint160(account)));
    }

    function _deployGovernance(bytes32 id, address authority, GovernanceSetup calldata setup) private {
        (address governor, address timelock, address refundGas) = _GOVERNANCE_FACTORY.initialiseGovernanceSystem(
            authority,
            abi.encode(setup.governor),
            setup.timelockDelay == 0 ? bytes("") : abi.encode(setup.timelockDelay),
            setup.refunds ? abi.encode(setup.refund) : bytes(""),
            _namespaced(setup.salts),
            setup.canceller
        );
        if (timelock != address(0)) {
            emit ContractDeployed(id, msg.sender, timelock, ContractKind.Timelock, setup.governor.name);
        }
        if (refundGas != address(0)) {
            emit ContractDeployed(id, msg.sender, refundGas, ContractKind.RefundGas, setup.governor.name);
        }
        emit ContractDeployed(id, msg.sender, governor, ContractKind.Governor, setup.governor.name);
    }

    function _namespaced(IGovernanceSystemFactory.Salts calldata salts)
        private
        view
        returns (IGovernanceSystemFactory.Salts memory)
    {
        return IGovernanceSystemFactory.Salts({
            governor: NamespacedSalt.fold(msg.sender, salts.governor),
            timelock: NamespacedSalt.fold(msg.sender, salts.timelock),
            refundGas: NamespacedSalt.fold(msg.sender, salts.refundGas)
        });
    }
}
