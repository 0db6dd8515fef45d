// Generated from packages/contracts by `npm run abi -w @althing/contracts`. Do not edit.

export const hyperlaneAdapterAbi = [
  {
    "type": "constructor",
    "inputs": [
      {
        "name": "owner",
        "type": "address"
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "acceptOwnership",
    "inputs": [],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "addRoutes",
    "inputs": [
      {
        "name": "routes",
        "type": "tuple[]",
        "components": [
          {
            "name": "chainId",
            "type": "uint256"
          },
          {
            "name": "id",
            "type": "bytes32"
          }
        ]
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "claim",
    "inputs": [],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "claimable",
    "inputs": [
      {
        "name": "account",
        "type": "address"
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
    "name": "companion",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "connect",
    "inputs": [
      {
        "name": "endpoint_",
        "type": "address"
      },
      {
        "name": "companion_",
        "type": "address"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "endpoint",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "handle",
    "inputs": [
      {
        "name": "origin",
        "type": "uint32"
      },
      {
        "name": "sender",
        "type": "bytes32"
      },
      {
        "name": "body",
        "type": "bytes"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "isChainIdSupported",
    "inputs": [
      {
        "name": "chainId",
        "type": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "minGas",
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
    "name": "name",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "string"
      }
    ],
    "stateMutability": "pure"
  },
  {
    "type": "function",
    "name": "owner",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "address"
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
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "pendingOwner",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "quoteMessage",
    "inputs": [
      {
        "name": "destination",
        "type": "address"
      },
      {
        "name": "destinationChain",
        "type": "uint256"
      },
      {
        "name": "gasLimit",
        "type": "uint256"
      },
      {
        "name": "message",
        "type": "bytes"
      },
      {
        "name": "includeFee",
        "type": "bool"
      }
    ],
    "outputs": [
      {
        "name": "fee",
        "type": "uint256"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "relayMessage",
    "inputs": [
      {
        "name": "destinationChain",
        "type": "uint256"
      },
      {
        "name": "message",
        "type": "bytes"
      },
      {
        "name": "options",
        "type": "bytes"
      }
    ],
    "outputs": [],
    "stateMutability": "payable"
  },
  {
    "type": "function",
    "name": "renounceOwnership",
    "inputs": [],
    "outputs": [],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "routeOf",
    "inputs": [
      {
        "name": "chainId",
        "type": "uint256"
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
    "name": "setMinGas",
    "inputs": [
      {
        "name": "minGas",
        "type": "uint88"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "setPaused",
    "inputs": [
      {
        "name": "paused_",
        "type": "bool"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "transferOwnership",
    "inputs": [
      {
        "name": "newOwner",
        "type": "address"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "event",
    "name": "Connected",
    "inputs": [
      {
        "name": "endpoint",
        "type": "address",
        "indexed": false
      },
      {
        "name": "companion",
        "type": "address",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "MessageRelayed",
    "inputs": [
      {
        "name": "controller",
        "type": "address",
        "indexed": true
      },
      {
        "name": "destinationChain",
        "type": "uint256",
        "indexed": true
      },
      {
        "name": "messageHash",
        "type": "bytes32",
        "indexed": true
      },
      {
        "name": "bridgeId",
        "type": "bytes32",
        "indexed": false
      },
      {
        "name": "bridgeFee",
        "type": "uint256",
        "indexed": false
      },
      {
        "name": "ownFee",
        "type": "uint256",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "MinGasUpdated",
    "inputs": [
      {
        "name": "minGas",
        "type": "uint256",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "OwnershipTransferStarted",
    "inputs": [
      {
        "name": "previousOwner",
        "type": "address",
        "indexed": true
      },
      {
        "name": "newOwner",
        "type": "address",
        "indexed": true
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "OwnershipTransferred",
    "inputs": [
      {
        "name": "previousOwner",
        "type": "address",
        "indexed": true
      },
      {
        "name": "newOwner",
        "type": "address",
        "indexed": true
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "PausedUpdated",
    "inputs": [
      {
        "name": "paused",
        "type": "bool",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "RefundKept",
    "inputs": [
      {
        "name": "account",
        "type": "address",
        "indexed": true
      },
      {
        "name": "amount",
        "type": "uint256",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "RouteAdded",
    "inputs": [
      {
        "name": "chainId",
        "type": "uint256",
        "indexed": true
      },
      {
        "name": "id",
        "type": "bytes32",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "error",
    "name": "Adapter_AlreadyConnected",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Adapter_AlreadyProcessed",
    "inputs": [
      {
        "name": "id",
        "type": "bytes32"
      }
    ]
  },
  {
    "type": "error",
    "name": "Adapter_ChainNotSupported",
    "inputs": [
      {
        "name": "chainId",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "Adapter_FeeTooLow",
    "inputs": [
      {
        "name": "required",
        "type": "uint256"
      },
      {
        "name": "sent",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "Adapter_InvalidOptions",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Adapter_InvalidPayload",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Adapter_InvalidProof",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Adapter_InvalidRoute",
    "inputs": [
      {
        "name": "chainId",
        "type": "uint256"
      },
      {
        "name": "id",
        "type": "bytes32"
      }
    ]
  },
  {
    "type": "error",
    "name": "Adapter_NoEndpoint",
    "inputs": [
      {
        "name": "endpoint",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Adapter_Paused",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Adapter_TransferFailed",
    "inputs": [
      {
        "name": "account",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Adapter_WrongCaller",
    "inputs": [
      {
        "name": "caller",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Adapter_WrongDestination",
    "inputs": [
      {
        "name": "destination",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "Adapter_WrongOrigin",
    "inputs": [
      {
        "name": "route",
        "type": "bytes32"
      }
    ]
  },
  {
    "type": "error",
    "name": "Adapter_WrongSender",
    "inputs": [
      {
        "name": "sender",
        "type": "bytes32"
      }
    ]
  },
  {
    "type": "error",
    "name": "OwnableInvalidOwner",
    "inputs": [
      {
        "name": "owner",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "OwnableUnauthorizedAccount",
    "inputs": [
      {
        "name": "account",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Ownership_CannotBeRenounced",
    "inputs": []
  }
] as const;
