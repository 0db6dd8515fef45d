// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

/// Kinds of contracts that an organisation has. The order is part of the ABI: new kinds are added at the end.
enum ContractKind {
    ProxyAdmin,
    ProtocolUpgrades,
    SafeTreasury,
    BondingEngine,
    WorkingGroup,
    TokenAuthority,
    Token,
    Governor,
    Timelock,
    RefundGas,
    PreVoteVeto,
    PreExecutionVeto,
    TokenVesting,
    GovernorSpoke,
    TokenBridgeTaxTreasury,
    MessageController,
    MultiBridgeOriginator,
    MultiBridgeOwner,
    MultiBridgeVeto,
    Lockbox,
    AssetController,
    AssetControllerAdmin
}
