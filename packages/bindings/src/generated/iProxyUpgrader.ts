// Generated from packages/contracts by `npm run abi -w @althing/contracts`. Do not edit.

export const iProxyUpgraderAbi = [
  {
    "type": "function",
    "name": "upgradeToAndCall",
    "inputs": [
      {
        "name": "implementation",
        "type": "address"
      },
      {
        "name": "data",
        "type": "bytes"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "bytes4"
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "error",
    "name": "ProxyUpgrader_OnlyDelegated",
    "inputs": []
  }
] as const;
