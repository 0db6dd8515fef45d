// Generated from packages/contracts by `npm run abi -w @althing/contracts`. Do not edit.

export const twapBondOracleAbi = [
  {
    "type": "constructor",
    "inputs": [
      {
        "name": "owner_",
        "type": "address"
      },
      {
        "name": "oracle",
        "type": "address"
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "ORACLE",
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
    "name": "acceptOwnership",
    "inputs": [],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "currentPrice",
    "inputs": [
      {
        "name": "id",
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
    "name": "currentPrice",
    "inputs": [
      {
        "name": "quoteToken",
        "type": "address"
      },
      {
        "name": "payoutToken",
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
    "name": "decimals",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
      }
    ],
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
    "name": "decimals",
    "inputs": [
      {
        "name": "quoteToken",
        "type": "address"
      },
      {
        "name": "payoutToken",
        "type": "address"
      }
    ],
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
    "name": "isAuctioneer",
    "inputs": [
      {
        "name": "account",
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
    "name": "markets",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "quoteToken",
        "type": "address"
      },
      {
        "name": "payoutToken",
        "type": "address"
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
    "name": "pairs",
    "inputs": [
      {
        "name": "quoteToken",
        "type": "address"
      },
      {
        "name": "payoutToken",
        "type": "address"
      }
    ],
    "outputs": [
      {
        "name": "vault",
        "type": "address"
      },
      {
        "name": "isSteerPriceInToken0",
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
    "name": "registerMarket",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
      },
      {
        "name": "quoteToken",
        "type": "address"
      },
      {
        "name": "payoutToken",
        "type": "address"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
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
    "name": "updateAuctioneer",
    "inputs": [
      {
        "name": "auctioneer",
        "type": "address"
      },
      {
        "name": "registered",
        "type": "bool"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "updatePair",
    "inputs": [
      {
        "name": "quoteToken",
        "type": "address"
      },
      {
        "name": "payoutToken",
        "type": "address"
      },
      {
        "name": "pair",
        "type": "tuple",
        "components": [
          {
            "name": "vault",
            "type": "address"
          },
          {
            "name": "isSteerPriceInToken0",
            "type": "bool"
          }
        ]
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "event",
    "name": "AuctioneerUpdated",
    "inputs": [
      {
        "name": "auctioneer",
        "type": "address",
        "indexed": true
      },
      {
        "name": "registered",
        "type": "bool",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "MarketRegistered",
    "inputs": [
      {
        "name": "id",
        "type": "uint256",
        "indexed": true
      },
      {
        "name": "auctioneer",
        "type": "address",
        "indexed": true
      },
      {
        "name": "quoteToken",
        "type": "address",
        "indexed": true
      },
      {
        "name": "payoutToken",
        "type": "address",
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
    "name": "PairUpdated",
    "inputs": [
      {
        "name": "quoteToken",
        "type": "address",
        "indexed": true
      },
      {
        "name": "payoutToken",
        "type": "address",
        "indexed": true
      },
      {
        "name": "vault",
        "type": "address",
        "indexed": true
      },
      {
        "name": "isSteerPriceInToken0",
        "type": "bool",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "error",
    "name": "BondOracle_InvalidParams",
    "inputs": []
  },
  {
    "type": "error",
    "name": "BondOracle_MarketNotRegistered",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "BondOracle_NotAuctioneer",
    "inputs": [
      {
        "name": "caller",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "BondOracle_PairNotSupported",
    "inputs": [
      {
        "name": "quoteToken",
        "type": "address"
      },
      {
        "name": "payoutToken",
        "type": "address"
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
