// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IOrganisationDeployer} from "../../src/deployment/IOrganisationDeployer.sol";
import {ISafe, ISafeProxyFactory} from "../../src/deployment/ISafe.sol";
import {IGovernanceSystem} from "../../src/governance/IGovernanceSystem.sol";
import {ContractKind} from "../../src/types/ContractKind.sol";
import {Founding} from "../helpers/Founding.sol";
import {CommonBase} from "forge-std/Base.sol";

/// Senders deploying organisations of every combination, and attackers in their way.
contract DeploymentHandler is CommonBase {
    /// What was predicted before the deployment, and what the batch said.
    struct Deployed {
        address sender;
        address authority;
        address upgradeOwner;
        address safe;
        address token;
        address tokenOwner;
        address governor;
        address timelock;
        address canceller;
        bool hasTimelock;
        bool hasSafe;
    }

    Founding public immutable FOUNDING;
    ISafeProxyFactory private immutable _SAFE_FACTORY;
    address private immutable _SAFE_SINGLETON;
    address private immutable _SAFE_HANDLER;

    Deployed[] private _deployed;

    constructor(Founding founding, address safeFactory, address safeSingleton, address safeHandler) {
        FOUNDING = founding;
        (_SAFE_FACTORY, _SAFE_SINGLETON, _SAFE_HANDLER) = (ISafeProxyFactory(safeFactory), safeSingleton, safeHandler);
    }

    function count() external view returns (uint256) {
        return _deployed.length;
    }

    function deployed(uint256 index) external view returns (Deployed memory) {
        return _deployed[index];
    }

    /// @param options Bits: timelock, canceller, Safe as upgrade owner, timelock as token owner, attackers come first.
    function deploy(uint8 sender, uint8 options) external {
        bool hasTimelock = options & 1 != 0;
        bool hasSafe = options & 4 != 0;
        Deployed memory d;
        // Few senders with the same salts in every batch: their namespaces are all that keeps them apart.
        d.sender = address(uint160(0xa11ce + _deployed.length * 16 + sender % 16));
        Founding.Batch memory org = _organisation(d.sender);
        d.authority = FOUNDING.getAuthority(d.sender, org.id);
        d.token = FOUNDING.getToken(d.sender, org.tokens[0].salt);
        d.governor = FOUNDING.getGovernance(d.sender, org.governors[0].salts.governor);
        d.timelock = FOUNDING.getGovernance(d.sender, org.governors[0].salts.timelock);
        d.safe = FOUNDING.getSafe(org.safes[0]);
        d.canceller = options & 2 != 0 && hasTimelock ? address(0xca9ce1) : address(0);
        d.upgradeOwner = hasSafe ? d.safe : address(0x09e4);
        d.tokenOwner = options & 8 != 0 && hasTimelock ? d.timelock : address(0x09e4);
        (d.hasTimelock, d.hasSafe) = (hasTimelock, hasSafe);

        if (options & 16 != 0) _attack(org, d.sender);
        org.upgradeOwner = d.upgradeOwner;
        org.tokens[0].owner = d.tokenOwner;
        org.governors[0].timelockDelay = hasTimelock ? 600 : 0;
        org.governors[0].canceller = d.canceller;
        if (!hasSafe) org.safes = new IOrganisationDeployer.SafeSetup[](0);
        vm.prank(d.sender);
        FOUNDING.deploy(org);
        _deployed.push(d);
    }

    /// The sender's own salts and Safe, used by somebody else just before.
    function _attack(Founding.Batch memory org, address sender) private {
        address attacker = address(uint160(uint256(keccak256(abi.encode("attacker", sender)))));
        address theirToken = org.governors[0].governor.token;
        org.upgradeOwner = attacker;
        org.tokens[0].owner = attacker;
        org.governors[0].governor.token = FOUNDING.getToken(attacker, org.tokens[0].salt);
        org.governors[0].timelockDelay = 600;
        org.governors[0].canceller = attacker;
        IOrganisationDeployer.SafeSetup[] memory safes = org.safes;
        org.safes = new IOrganisationDeployer.SafeSetup[](0);
        vm.prank(attacker);
        FOUNDING.deploy(org);
        org.safes = safes;
        org.governors[0].governor.token = theirToken;

        bytes memory setup = abi.encodeCall(
            ISafe.setup, (safes[0].owners, 1, address(0), "", _SAFE_HANDLER, address(0), 0, payable(address(0)))
        );
        _SAFE_FACTORY.createProxyWithNonce(_SAFE_SINGLETON, setup, safes[0].saltNonce);
    }

    function _organisation(address sender) private view returns (Founding.Batch memory org) {
        org.id = keccak256("organisation");
        org.safes = new IOrganisationDeployer.SafeSetup[](1);
        org.safes[0].kind = ContractKind.ProtocolUpgrades;
        org.safes[0].owners = new address[](2);
        (org.safes[0].owners[0], org.safes[0].owners[1]) = (address(0x5afe1), address(0x5afe2));
        org.safes[0].threshold = 1;
        org.safes[0].saltNonce = uint256(uint160(sender));
        org.tokens = new IOrganisationDeployer.TokenSetup[](1);
        org.tokens[0].salt = "token";
        (org.tokens[0].name, org.tokens[0].symbol) = ("Token", "TKN");
        (org.tokens[0].recipients, org.tokens[0].amounts) = (new address[](1), new uint256[](1));
        (org.tokens[0].recipients[0], org.tokens[0].amounts[0]) = (address(0xbeef), 1e18);
        org.governors = new IOrganisationDeployer.GovernanceSetup[](1);
        org.governors[0].salts = IGovernanceSystem.Salts("governor", "timelock", "");
        org.governors[0].governor.token = FOUNDING.getToken(sender, "token");
        org.governors[0].governor.votingPeriod = 300;
        org.governors[0].governor.quorumNumerator = 1;
    }
}
