// Generated from packages/contracts by `npm run abi -w @althing/contracts`. Do not edit.

export const messageExecutorAbi = [
  {
    "type": "function",
    "name": "execute",
    "inputs": [
      {
        "name": "gasLimit",
        "type": "uint256"
      },
      {
        "name": "calls",
        "type": "bytes"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "error",
    "name": "Controller_CallFailed",
    "inputs": [
      {
        "name": "index",
        "type": "uint256"
      },
      {
        "name": "reason",
        "type": "bytes"
      }
    ]
  },
  {
    "type": "error",
    "name": "Controller_InvalidPayload",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Controller_NotEnoughGas",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Controller_Unauthorised",
    "inputs": [
      {
        "name": "caller",
        "type": "address"
      }
    ]
  }
] as const;
