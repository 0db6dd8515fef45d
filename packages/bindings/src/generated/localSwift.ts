// Generated from packages/contracts by `npm run abi -w @althing/contracts`. Do not edit.

export const localSwiftAbi = [
  {
    "type": "function",
    "name": "PROTOCOL_BPS",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "uint8"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "createOrderWithToken",
    "inputs": [
      {
        "name": "tokenIn",
        "type": "address"
      },
      {
        "name": "amountIn",
        "type": "uint256"
      },
      {
        "name": "params",
        "type": "tuple",
        "components": [
          {
            "name": "payloadType",
            "type": "uint8"
          },
          {
            "name": "trader",
            "type": "bytes32"
          },
          {
            "name": "destAddr",
            "type": "bytes32"
          },
          {
            "name": "destChainId",
            "type": "uint16"
          },
          {
            "name": "referrerAddr",
            "type": "bytes32"
          },
          {
            "name": "tokenOut",
            "type": "bytes32"
          },
          {
            "name": "minAmountOut",
            "type": "uint64"
          },
          {
            "name": "gasDrop",
            "type": "uint64"
          },
          {
            "name": "cancelFee",
            "type": "uint64"
          },
          {
            "name": "refundFee",
            "type": "uint64"
          },
          {
            "name": "deadline",
            "type": "uint64"
          },
          {
            "name": "referrerBps",
            "type": "uint8"
          },
          {
            "name": "auctionMode",
            "type": "uint8"
          },
          {
            "name": "random",
            "type": "bytes32"
          }
        ]
      },
      {
        "name": "customPayload",
        "type": "bytes"
      }
    ],
    "outputs": [
      {
        "name": "key",
        "type": "bytes32"
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "emitters",
    "inputs": [
      {
        "name": "",
        "type": "uint16"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "bytes32"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "fulfillSimple",
    "inputs": [
      {
        "name": "fulfillAmount",
        "type": "uint256"
      },
      {
        "name": "params",
        "type": "tuple",
        "components": [
          {
            "name": "payloadType",
            "type": "uint8"
          },
          {
            "name": "trader",
            "type": "bytes32"
          },
          {
            "name": "destAddr",
            "type": "bytes32"
          },
          {
            "name": "destChainId",
            "type": "uint16"
          },
          {
            "name": "referrerAddr",
            "type": "bytes32"
          },
          {
            "name": "tokenOut",
            "type": "bytes32"
          },
          {
            "name": "minAmountOut",
            "type": "uint64"
          },
          {
            "name": "gasDrop",
            "type": "uint64"
          },
          {
            "name": "cancelFee",
            "type": "uint64"
          },
          {
            "name": "refundFee",
            "type": "uint64"
          },
          {
            "name": "deadline",
            "type": "uint64"
          },
          {
            "name": "referrerBps",
            "type": "uint8"
          },
          {
            "name": "auctionMode",
            "type": "uint8"
          },
          {
            "name": "random",
            "type": "bytes32"
          }
        ]
      },
      {
        "name": "srcChainId",
        "type": "uint16"
      },
      {
        "name": "tokenIn",
        "type": "address"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "keyOf",
    "inputs": [
      {
        "name": "params",
        "type": "tuple",
        "components": [
          {
            "name": "payloadType",
            "type": "uint8"
          },
          {
            "name": "trader",
            "type": "bytes32"
          },
          {
            "name": "destAddr",
            "type": "bytes32"
          },
          {
            "name": "destChainId",
            "type": "uint16"
          },
          {
            "name": "referrerAddr",
            "type": "bytes32"
          },
          {
            "name": "tokenOut",
            "type": "bytes32"
          },
          {
            "name": "minAmountOut",
            "type": "uint64"
          },
          {
            "name": "gasDrop",
            "type": "uint64"
          },
          {
            "name": "cancelFee",
            "type": "uint64"
          },
          {
            "name": "refundFee",
            "type": "uint64"
          },
          {
            "name": "deadline",
            "type": "uint64"
          },
          {
            "name": "referrerBps",
            "type": "uint8"
          },
          {
            "name": "auctionMode",
            "type": "uint8"
          },
          {
            "name": "random",
            "type": "bytes32"
          }
        ]
      },
      {
        "name": "srcChainId",
        "type": "uint16"
      },
      {
        "name": "tokenIn",
        "type": "address"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "bytes32"
      }
    ],
    "stateMutability": "pure"
  },
  {
    "type": "function",
    "name": "orders",
    "inputs": [
      {
        "name": "key",
        "type": "bytes32"
      }
    ],
    "outputs": [
      {
        "name": "status",
        "type": "uint8"
      },
      {
        "name": "amountIn",
        "type": "uint64"
      },
      {
        "name": "destChainId",
        "type": "uint16"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "paused",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "pure"
  },
  {
    "type": "function",
    "name": "refundOrder",
    "inputs": [
      {
        "name": "params",
        "type": "tuple",
        "components": [
          {
            "name": "payloadType",
            "type": "uint8"
          },
          {
            "name": "trader",
            "type": "bytes32"
          },
          {
            "name": "destAddr",
            "type": "bytes32"
          },
          {
            "name": "destChainId",
            "type": "uint16"
          },
          {
            "name": "referrerAddr",
            "type": "bytes32"
          },
          {
            "name": "tokenOut",
            "type": "bytes32"
          },
          {
            "name": "minAmountOut",
            "type": "uint64"
          },
          {
            "name": "gasDrop",
            "type": "uint64"
          },
          {
            "name": "cancelFee",
            "type": "uint64"
          },
          {
            "name": "refundFee",
            "type": "uint64"
          },
          {
            "name": "deadline",
            "type": "uint64"
          },
          {
            "name": "referrerBps",
            "type": "uint8"
          },
          {
            "name": "auctionMode",
            "type": "uint8"
          },
          {
            "name": "random",
            "type": "bytes32"
          }
        ]
      },
      {
        "name": "tokenIn",
        "type": "address"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "wormholeId",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "uint16"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "event",
    "name": "OrderCreated",
    "inputs": [
      {
        "name": "key",
        "type": "bytes32",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "OrderFulfilled",
    "inputs": [
      {
        "name": "key",
        "type": "bytes32",
        "indexed": false
      },
      {
        "name": "sequence",
        "type": "uint64",
        "indexed": false
      },
      {
        "name": "fulfilledAmount",
        "type": "uint256",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "OrderRefunded",
    "inputs": [
      {
        "name": "key",
        "type": "bytes32",
        "indexed": false
      },
      {
        "name": "refundedAmount",
        "type": "uint256",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "error",
    "name": "DeadlineViolation",
    "inputs": []
  },
  {
    "type": "error",
    "name": "DuplicateOrder",
    "inputs": []
  },
  {
    "type": "error",
    "name": "FeesTooHigh",
    "inputs": []
  },
  {
    "type": "error",
    "name": "InsufficientAmount",
    "inputs": []
  },
  {
    "type": "error",
    "name": "InvalidDestChain",
    "inputs": []
  },
  {
    "type": "error",
    "name": "InvalidOrderStatus",
    "inputs": []
  },
  {
    "type": "error",
    "name": "LocalSwift_NotSupported",
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
  },
  {
    "type": "error",
    "name": "SmallAmountIn",
    "inputs": []
  }
] as const;
