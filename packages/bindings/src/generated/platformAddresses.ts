// Generated from packages/contracts by `npm run abi -w @althing/contracts`. Do not edit.

/** CREATE2 addresses of `platformContracts` and `localContracts`, the same on every chain. */
export const platformAddresses = {
  "ProxyUpgrader": "0x5cE0534eA514A7e9FC80D4Fda26d1faAc3c14b93",
  "ProxyFactory": "0xcF36694da998f122ACBbfe60D6711df3F02b5059",
  "UpgradeAuthority": "0x6d2fD0FAa396EB9189235715F01f887F4a2671ca",
  "OrganisationToken": "0x3e975692292c875eE6f6Eb7deCF86A549da993e9",
  "OrganisationGovernor": "0x65c55FEb0Ff8Cd240c791244cD343d452E598C23",
  "QuadraticGovernor": "0x1f12Fe6CCe6D77CDFf6c3D8b54419bB990ec3f39",
  "OrganisationTimelock": "0x0D08afaEba5FFA1fd9c0D22e9e07090fFe0CD05e",
  "TokenVesting": "0x6EeE445FE03791819f611dA4c6Da6ce9089115Fe",
  "GovernorSpoke": "0x55AA7618Dd4009870F7b7A1F5B59377Ce20236cB",
  "GovernanceSystemFactory": "0x79B8f8Bd6c7FE499f5877C70f330b98aDC62E720",
  "OrganisationDeployer": "0x1B47d4F8469472B1a663d451C5F4fB20292AA9d2",
  "PassportScores": "0xb9172B549D83EDabAB4eaBb75cBa4D82b860CE7A",
  "TWAPOracle": "0xC2EE68AaEfC62B1652885024BF13570EF6455dc3",
  "TWAPBondOracle": "0x013Ea837ccb0051c4aC50a94dc73cd3e8a6F6e68",
  "FeeCollector": "0xBCafEDbE175E9438698A8Ededb616e3eD006Af9b",
  "LocalDollar": "0x568806a6121f8A482A1835aF9B261ECCAE3d9Eaa",
  "LocalGold": "0x8E5485655B26EDc1Bfe54C66577f17C36f295a03",
  "LocalPool": "0x7FA3BD63d4E57536B0A4166AbC3D5F9936919229"
} as const;
