// Generated from packages/contracts by `npm run abi -w @althing/contracts`. Do not edit.

export const localSpokePoolAbi = [
  {
    "type": "fallback",
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "depositQuoteTimeBuffer",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "uint32"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "executeRelayerRefundLeaf",
    "inputs": [
      {
        "name": "rootBundleId",
        "type": "uint32"
      },
      {
        "name": "leaf",
        "type": "tuple",
        "components": [
          {
            "name": "amountToReturn",
            "type": "uint256"
          },
          {
            "name": "chainId",
            "type": "uint256"
          },
          {
            "name": "refundAmounts",
            "type": "uint256[]"
          },
          {
            "name": "leafId",
            "type": "uint32"
          },
          {
            "name": "l2TokenAddress",
            "type": "address"
          },
          {
            "name": "refundAddresses",
            "type": "address[]"
          }
        ]
      },
      {
        "name": "",
        "type": "bytes32[]"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "fillDeadlineBuffer",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "uint32"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "fillRelay",
    "inputs": [
      {
        "name": "relayData",
        "type": "tuple",
        "components": [
          {
            "name": "depositor",
            "type": "bytes32"
          },
          {
            "name": "recipient",
            "type": "bytes32"
          },
          {
            "name": "exclusiveRelayer",
            "type": "bytes32"
          },
          {
            "name": "inputToken",
            "type": "bytes32"
          },
          {
            "name": "outputToken",
            "type": "bytes32"
          },
          {
            "name": "inputAmount",
            "type": "uint256"
          },
          {
            "name": "outputAmount",
            "type": "uint256"
          },
          {
            "name": "originChainId",
            "type": "uint256"
          },
          {
            "name": "depositId",
            "type": "uint256"
          },
          {
            "name": "fillDeadline",
            "type": "uint32"
          },
          {
            "name": "exclusivityDeadline",
            "type": "uint32"
          },
          {
            "name": "message",
            "type": "bytes"
          }
        ]
      },
      {
        "name": "repaymentChainId",
        "type": "uint256"
      },
      {
        "name": "repaymentAddress",
        "type": "bytes32"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "fillStatuses",
    "inputs": [
      {
        "name": "relayHash",
        "type": "bytes32"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "getCurrentTime",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "numberOfDeposits",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "uint32"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "event",
    "name": "ExecutedRelayerRefundRoot",
    "inputs": [
      {
        "name": "amountToReturn",
        "type": "uint256",
        "indexed": false
      },
      {
        "name": "chainId",
        "type": "uint256",
        "indexed": true
      },
      {
        "name": "refundAmounts",
        "type": "uint256[]",
        "indexed": false
      },
      {
        "name": "rootBundleId",
        "type": "uint32",
        "indexed": true
      },
      {
        "name": "leafId",
        "type": "uint32",
        "indexed": true
      },
      {
        "name": "l2TokenAddress",
        "type": "address",
        "indexed": false
      },
      {
        "name": "refundAddresses",
        "type": "address[]",
        "indexed": false
      },
      {
        "name": "deferredRefunds",
        "type": "bool",
        "indexed": false
      },
      {
        "name": "caller",
        "type": "address",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "FilledRelay",
    "inputs": [
      {
        "name": "inputToken",
        "type": "bytes32",
        "indexed": false
      },
      {
        "name": "outputToken",
        "type": "bytes32",
        "indexed": false
      },
      {
        "name": "inputAmount",
        "type": "uint256",
        "indexed": false
      },
      {
        "name": "outputAmount",
        "type": "uint256",
        "indexed": false
      },
      {
        "name": "repaymentChainId",
        "type": "uint256",
        "indexed": false
      },
      {
        "name": "originChainId",
        "type": "uint256",
        "indexed": true
      },
      {
        "name": "depositId",
        "type": "uint256",
        "indexed": true
      },
      {
        "name": "fillDeadline",
        "type": "uint32",
        "indexed": false
      },
      {
        "name": "exclusivityDeadline",
        "type": "uint32",
        "indexed": false
      },
      {
        "name": "exclusiveRelayer",
        "type": "bytes32",
        "indexed": false
      },
      {
        "name": "relayer",
        "type": "bytes32",
        "indexed": true
      },
      {
        "name": "depositor",
        "type": "bytes32",
        "indexed": false
      },
      {
        "name": "recipient",
        "type": "bytes32",
        "indexed": false
      },
      {
        "name": "messageHash",
        "type": "bytes32",
        "indexed": false
      },
      {
        "name": "relayExecutionInfo",
        "type": "tuple",
        "indexed": false,
        "components": [
          {
            "name": "updatedRecipient",
            "type": "bytes32"
          },
          {
            "name": "updatedMessageHash",
            "type": "bytes32"
          },
          {
            "name": "updatedOutputAmount",
            "type": "uint256"
          },
          {
            "name": "fillType",
            "type": "uint8"
          }
        ]
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "FundsDeposited",
    "inputs": [
      {
        "name": "inputToken",
        "type": "bytes32",
        "indexed": false
      },
      {
        "name": "outputToken",
        "type": "bytes32",
        "indexed": false
      },
      {
        "name": "inputAmount",
        "type": "uint256",
        "indexed": false
      },
      {
        "name": "outputAmount",
        "type": "uint256",
        "indexed": false
      },
      {
        "name": "destinationChainId",
        "type": "uint256",
        "indexed": true
      },
      {
        "name": "depositId",
        "type": "uint256",
        "indexed": true
      },
      {
        "name": "quoteTimestamp",
        "type": "uint32",
        "indexed": false
      },
      {
        "name": "fillDeadline",
        "type": "uint32",
        "indexed": false
      },
      {
        "name": "exclusivityDeadline",
        "type": "uint32",
        "indexed": false
      },
      {
        "name": "depositor",
        "type": "bytes32",
        "indexed": true
      },
      {
        "name": "recipient",
        "type": "bytes32",
        "indexed": false
      },
      {
        "name": "exclusiveRelayer",
        "type": "bytes32",
        "indexed": false
      },
      {
        "name": "message",
        "type": "bytes",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "error",
    "name": "ExpiredFillDeadline",
    "inputs": []
  },
  {
    "type": "error",
    "name": "InvalidFillDeadline",
    "inputs": []
  },
  {
    "type": "error",
    "name": "InvalidQuoteTimestamp",
    "inputs": []
  },
  {
    "type": "error",
    "name": "LocalSpokePool_NotSupported",
    "inputs": []
  },
  {
    "type": "error",
    "name": "RelayFilled",
    "inputs": []
  },
  {
    "type": "error",
    "name": "SafeERC20FailedOperation",
    "inputs": [
      {
        "name": "token",
        "type": "address"
      }
    ]
  }
] as const;
