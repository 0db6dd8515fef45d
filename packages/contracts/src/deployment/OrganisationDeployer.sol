// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {GovernanceSystem} from "../governance/GovernanceSystem.sol";
import {IGovernorSpoke} from "../governance/IGovernorSpoke.sol";
import {IOrganisationToken} from "../token/IOrganisationToken.sol";
import {Lockbox} from "../token/Lockbox.sol";
import {ContractKind} from "../types/ContractKind.sol";
import {ITokenVesting} from "../vesting/ITokenVesting.sol";
import {IBatchDeployer} from "./IBatchDeployer.sol";
import {IOrganisationDeployer} from "./IOrganisationDeployer.sol";
import {IOrganisationNamespaces} from "./IOrganisationNamespaces.sol";
import {IProxyFactory} from "./IProxyFactory.sol";
import {SafeDeployer} from "./SafeDeployer.sol";

/// @title The batch deployer.
/// @notice No owner, no storage, no way to be changed; another version of it serves the same organisations. It takes orders from the
/// namespaces only, which have found that the sender may, and creates everything through them, with the platform's own programs.
contract OrganisationDeployer is SafeDeployer, GovernanceSystem {
    IOrganisationNamespaces private immutable _NAMESPACES;
    address private immutable _TOKEN_IMPLEMENTATION;
    address private immutable _VESTING_IMPLEMENTATION;
    address private immutable _SPOKE_IMPLEMENTATION;

    constructor(
        address namespaces,
        address governorImplementation,
        address quadraticGovernorImplementation,
        address timelockImplementation,
        address tokenImplementation,
        address vestingImplementation,
        address spokeImplementation,
        address safeProxyFactory,
        address safeSingleton,
        address safeFallbackHandler
    )
        SafeDeployer(safeProxyFactory, safeSingleton, safeFallbackHandler)
        GovernanceSystem(governorImplementation, quadraticGovernorImplementation, timelockImplementation)
    {
        _requireCode(namespaces);
        _requireCode(tokenImplementation);
        _requireCode(vestingImplementation);
        _requireCode(spokeImplementation);
        _NAMESPACES = IOrganisationNamespaces(namespaces);
        _TOKEN_IMPLEMENTATION = tokenImplementation;
        _VESTING_IMPLEMENTATION = vestingImplementation;
        _SPOKE_IMPLEMENTATION = spokeImplementation;
    }

    /// @inheritdoc IBatchDeployer
    function deployBatch(bytes32 id, address authority, bool isNew, bytes calldata batch) external {
        require(msg.sender == address(_NAMESPACES), BatchDeployer_NotNamespaces(msg.sender));
        Organisation calldata organisation = _organisation(batch);
        if (isNew) emit ContractDeployed(id, authority, authority, ContractKind.ProxyAdmin, "");
        for (uint256 i = 0; i < organisation.safes.length; ++i) {
            _deployNamedSafe(id, authority, organisation.safes[i]);
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
        require(isNew || others > 0, Deployer_NothingToDeploy(id));
        emit OrganisationDeployed(id, authority);
    }

    /// @inheritdoc IOrganisationDeployer
    function getSafe(SafeSetup calldata setup) external view returns (address) {
        return _safeAddress(_initialiser(setup.owners, setup.threshold), setup.saltNonce);
    }

    /// Read in place, as copying it into memory would cost as much as creating a contract. Nothing outside of the calldata can be read: the
    /// compiler checks every access to a part.
    function _organisation(bytes calldata batch) private pure returns (Organisation calldata organisation) {
        assembly ("memory-safe") {
            organisation := add(batch.offset, calldataload(batch.offset))
        }
    }

    function _deployNamedSafe(bytes32 id, address authority, SafeSetup calldata setup) private {
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
        emit ContractDeployed(id, authority, safe, kind, setup.name);
    }

    function _deployToken(bytes32 id, address authority, TokenSetup calldata setup) private {
        bool wraps = setup.lockbox.salt != 0;
        address token = _NAMESPACES.createProxy(
            setup.salt,
            _TOKEN_IMPLEMENTATION,
            wraps ? bytes32(setup.lockbox.keptSupply) : bytes32(0),
            wraps ? _deployLockbox(id, authority, setup) : address(0),
            _tokenInitialisation(setup)
        );
        emit ContractDeployed(id, authority, token, ContractKind.Token, setup.name);
    }

    /// Before its token, which asks it whose it is.
    function _deployLockbox(bytes32 id, address authority, TokenSetup calldata setup)
        private
        returns (address lockbox)
    {
        address kept = setup.lockbox.kept;
        if (kept != address(0)) _requireCode(kept);
        address token = _NAMESPACES.getProxy(authority, setup.salt);
        bytes memory code = abi.encodePacked(type(Lockbox).creationCode, abi.encode(token, kept, kept == address(0)));
        lockbox = _NAMESPACES.create(setup.lockbox.salt, code);
        emit ContractDeployed(id, authority, lockbox, ContractKind.Lockbox, setup.name);
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
        address vesting = _NAMESPACES.createProxy(
            setup.salt,
            _VESTING_IMPLEMENTATION,
            _word(setup.token),
            address(0),
            abi.encodeCall(ITokenVesting.initialize, (setup.flexVoting, setup.schedules))
        );
        emit ContractDeployed(id, authority, vesting, ContractKind.TokenVesting, "");
    }

    function _deploySpoke(bytes32 id, address authority, SpokeSetup calldata setup) private {
        address spoke = _NAMESPACES.createProxy(
            setup.salt,
            _SPOKE_IMPLEMENTATION,
            _word(setup.token),
            setup.vesting,
            abi.encodeCall(
                IGovernorSpoke.initialize, (setup.messageController, setup.homeChainId, setup.governor, setup.owner)
            )
        );
        emit ContractDeployed(id, authority, spoke, ContractKind.GovernorSpoke, setup.name);
    }

    /// The factory refuses an implementation without code.
    function _deployOther(bytes32 id, address authority, ProxySetup calldata setup) private {
        ContractKind kind = setup.kind;
        bool isOther = kind == ContractKind.MessageController || kind == ContractKind.AssetController;
        require(isOther, Deployer_InvalidProxyKind(kind));
        require(setup.initialisation.length > 0, Deployer_NoInitialisation(setup.salt));
        address proxy = _NAMESPACES.createProxy(
            setup.salt, setup.implementation, setup.argument, setup.companion, setup.initialisation
        );
        emit ContractDeployed(id, authority, proxy, kind, "");
    }

    function _deployGovernance(bytes32 id, address authority, GovernanceSetup calldata setup) private {
        (address governor, address timelock, address refundGas) = _createSystem(
            System(authority, authority, setup.salts, setup.canceller),
            setup.governor,
            setup.timelockDelay == 0 ? bytes("") : abi.encode(setup.timelockDelay),
            setup.refunds ? abi.encode(setup.refund) : bytes("")
        );
        if (timelock != address(0)) {
            emit ContractDeployed(id, authority, timelock, ContractKind.Timelock, setup.governor.name);
        }
        if (refundGas != address(0)) {
            emit ContractDeployed(id, authority, refundGas, ContractKind.RefundGas, setup.governor.name);
        }
        emit ContractDeployed(id, authority, governor, ContractKind.Governor, setup.governor.name);
    }

    function _addressOf(address authority, bytes32 salt) internal view override returns (address) {
        return _NAMESPACES.getProxy(authority, salt);
    }

    /// The namespaces know whose organisation it is, and its authority.
    function _createProxy(
        address,
        bytes32 salt,
        IProxyFactory.ProxyParameters memory parameters,
        bytes memory initialisation
    ) internal override returns (address) {
        return _NAMESPACES.createProxy(
            salt, parameters.implementation, parameters.argument, parameters.companion, initialisation
        );
    }

    function _create(address, bytes32 salt, bytes memory creationCode) internal override returns (address) {
        return _NAMESPACES.create(salt, creationCode);
    }

    function _word(address account) private pure returns (bytes32) {
        return bytes32(uint256(uint160(account)));
    }
}
