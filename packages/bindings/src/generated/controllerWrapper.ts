// Generated from packages/contracts by `npm run abi -w @althing/contracts`. Do not edit.

export const controllerWrapperAbi = [
  {
    "type": "constructor",
    "inputs": [
      {
        "name": "owner_",
        "type": "address"
      },
      {
        "name": "feeCollector_",
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
    "name": "feeCollector",
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
    "name": "feeTiers",
    "inputs": [
      {
        "name": "controller",
        "type": "address"
      },
      {
        "name": "destinationChain",
        "type": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "tuple[]",
        "components": [
          {
            "name": "threshold",
            "type": "uint112"
          },
          {
            "name": "rate",
            "type": "uint16"
          }
        ]
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "isAllowed",
    "inputs": [
      {
        "name": "controller",
        "type": "address"
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
    "name": "premiumRate",
    "inputs": [
      {
        "name": "destinationChain",
        "type": "uint256"
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
    "name": "quote",
    "inputs": [
      {
        "name": "controller",
        "type": "address"
      },
      {
        "name": "destChainId",
        "type": "uint256"
      },
      {
        "name": "amount",
        "type": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "fee",
        "type": "uint256"
      },
      {
        "name": "net",
        "type": "uint256"
      }
    ],
    "stateMutability": "view"
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
    "name": "setController",
    "inputs": [
      {
        "name": "controller",
        "type": "address"
      },
      {
        "name": "allowed",
        "type": "bool"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "setFeeTiers",
    "inputs": [
      {
        "name": "controller",
        "type": "address"
      },
      {
        "name": "destinationChain",
        "type": "uint256"
      },
      {
        "name": "tiers",
        "type": "tuple[]",
        "components": [
          {
            "name": "threshold",
            "type": "uint112"
          },
          {
            "name": "rate",
            "type": "uint16"
          }
        ]
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "setPremiumRate",
    "inputs": [
      {
        "name": "destinationChain",
        "type": "uint256"
      },
      {
        "name": "rate",
        "type": "uint256"
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
    "type": "function",
    "name": "transferTo",
    "inputs": [
      {
        "name": "controller",
        "type": "address"
      },
      {
        "name": "token",
        "type": "address"
      },
      {
        "name": "transfer",
        "type": "tuple",
        "components": [
          {
            "name": "recipient",
            "type": "address"
          },
          {
            "name": "threshold",
            "type": "uint8"
          },
          {
            "name": "unwrap",
            "type": "bool"
          },
          {
            "name": "amount",
            "type": "uint256"
          },
          {
            "name": "destinationChain",
            "type": "uint256"
          }
        ]
      },
      {
        "name": "maxFee",
        "type": "uint256"
      },
      {
        "name": "legs",
        "type": "tuple[]",
        "components": [
          {
            "name": "adapter",
            "type": "address"
          },
          {
            "name": "fee",
            "type": "uint256"
          },
          {
            "name": "options",
            "type": "bytes"
          }
        ]
      }
    ],
    "outputs": [
      {
        "name": "transferId",
        "type": "bytes32"
      }
    ],
    "stateMutability": "payable"
  },
  {
    "type": "function",
    "name": "transferToWPermit",
    "inputs": [
      {
        "name": "controller",
        "type": "address"
      },
      {
        "name": "token",
        "type": "address"
      },
      {
        "name": "transfer",
        "type": "tuple",
        "components": [
          {
            "name": "recipient",
            "type": "address"
          },
          {
            "name": "threshold",
            "type": "uint8"
          },
          {
            "name": "unwrap",
            "type": "bool"
          },
          {
            "name": "amount",
            "type": "uint256"
          },
          {
            "name": "destinationChain",
            "type": "uint256"
          }
        ]
      },
      {
        "name": "maxFee",
        "type": "uint256"
      },
      {
        "name": "legs",
        "type": "tuple[]",
        "components": [
          {
            "name": "adapter",
            "type": "address"
          },
          {
            "name": "fee",
            "type": "uint256"
          },
          {
            "name": "options",
            "type": "bytes"
          }
        ]
      },
      {
        "name": "permit",
        "type": "tuple",
        "components": [
          {
            "name": "deadline",
            "type": "uint256"
          },
          {
            "name": "v",
            "type": "uint8"
          },
          {
            "name": "r",
            "type": "bytes32"
          },
          {
            "name": "s",
            "type": "bytes32"
          }
        ]
      }
    ],
    "outputs": [
      {
        "name": "transferId",
        "type": "bytes32"
      }
    ],
    "stateMutability": "payable"
  },
  {
    "type": "event",
    "name": "ControllerUpdated",
    "inputs": [
      {
        "name": "controller",
        "type": "address",
        "indexed": true
      },
      {
        "name": "allowed",
        "type": "bool",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "FeeTiersUpdated",
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
        "name": "tiers",
        "type": "tuple[]",
        "indexed": false,
        "components": [
          {
            "name": "threshold",
            "type": "uint112"
          },
          {
            "name": "rate",
            "type": "uint16"
          }
        ]
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
    "name": "PremiumRateUpdated",
    "inputs": [
      {
        "name": "destinationChain",
        "type": "uint256",
        "indexed": true
      },
      {
        "name": "rate",
        "type": "uint256",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "TransferWrapped",
    "inputs": [
      {
        "name": "transferId",
        "type": "bytes32",
        "indexed": true
      },
      {
        "name": "controller",
        "type": "address",
        "indexed": true
      },
      {
        "name": "sender",
        "type": "address",
        "indexed": true
      },
      {
        "name": "amount",
        "type": "uint256",
        "indexed": false
      },
      {
        "name": "fee",
        "type": "uint256",
        "indexed": false
      }
    ],
    "anonymous": false
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
  },
  {
    "type": "error",
    "name": "ReentrancyGuardReentrantCall",
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
    "name": "Wrapper_ControllerNotWhitelisted",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Wrapper_FeeOnTransferTokenNotSupported",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Wrapper_FeeTooHigh",
    "inputs": [
      {
        "name": "fee",
        "type": "uint256"
      },
      {
        "name": "maxFee",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "Wrapper_InvalidFeeRate",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Wrapper_InvalidFeeTiers",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Wrapper_TokenDiffers",
    "inputs": [
      {
        "name": "token",
        "type": "address"
      }
    ]
  }
] as const;
