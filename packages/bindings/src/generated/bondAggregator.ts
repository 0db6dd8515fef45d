// Generated from packages/contracts by `npm run abi -w @althing/contracts`. Do not edit.

export const bondAggregatorAbi = [
  {
    "type": "constructor",
    "inputs": [
      {
        "name": "owner_",
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
    "name": "auctioneers",
    "inputs": [
      {
        "name": "",
        "type": "uint256"
      }
    ],
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
    "name": "auctioneersCount",
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
    "name": "currentCapacity",
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
    "name": "findMarketFor",
    "inputs": [
      {
        "name": "payoutToken",
        "type": "address"
      },
      {
        "name": "quoteToken",
        "type": "address"
      },
      {
        "name": "amountIn",
        "type": "uint256"
      },
      {
        "name": "minAmountOut",
        "type": "uint256"
      },
      {
        "name": "maxExpiry",
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
    "name": "findMarketFor",
    "inputs": [
      {
        "name": "payoutToken",
        "type": "address"
      },
      {
        "name": "quoteToken",
        "type": "address"
      },
      {
        "name": "amountIn",
        "type": "uint256"
      },
      {
        "name": "minAmountOut",
        "type": "uint256"
      },
      {
        "name": "maxExpiry",
        "type": "uint256"
      },
      {
        "name": "offset",
        "type": "uint256"
      },
      {
        "name": "limit",
        "type": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "found",
        "type": "uint256"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "getAuctioneer",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
      }
    ],
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
    "name": "getTeller",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
      }
    ],
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
    "name": "isDisabled",
    "inputs": [
      {
        "name": "auctioneer",
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
    "name": "isInstantSwap",
    "inputs": [
      {
        "name": "id",
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
    "name": "isLive",
    "inputs": [
      {
        "name": "id",
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
    "name": "isTeller",
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
    "name": "isUnlisted",
    "inputs": [
      {
        "name": "id",
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
    "name": "liveMarketsBetween",
    "inputs": [
      {
        "name": "firstIndex",
        "type": "uint256"
      },
      {
        "name": "lastIndex",
        "type": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "uint256[]"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "liveMarketsBy",
    "inputs": [
      {
        "name": "owner_",
        "type": "address"
      },
      {
        "name": "firstIndex",
        "type": "uint256"
      },
      {
        "name": "lastIndex",
        "type": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "uint256[]"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "liveMarketsFor",
    "inputs": [
      {
        "name": "token",
        "type": "address"
      },
      {
        "name": "isPayout",
        "type": "bool"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "uint256[]"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "liveMarketsFor",
    "inputs": [
      {
        "name": "token",
        "type": "address"
      },
      {
        "name": "isPayout",
        "type": "bool"
      },
      {
        "name": "offset",
        "type": "uint256"
      },
      {
        "name": "limit",
        "type": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "uint256[]"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "marketCounter",
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
    "name": "marketPrice",
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
    "name": "marketScale",
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
    "name": "marketsFor",
    "inputs": [
      {
        "name": "payoutToken",
        "type": "address"
      },
      {
        "name": "quoteToken",
        "type": "address"
      },
      {
        "name": "offset",
        "type": "uint256"
      },
      {
        "name": "limit",
        "type": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "uint256[]"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "marketsFor",
    "inputs": [
      {
        "name": "payoutToken",
        "type": "address"
      },
      {
        "name": "quoteToken",
        "type": "address"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "uint256[]"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "marketsForPayout",
    "inputs": [
      {
        "name": "payoutToken",
        "type": "address"
      },
      {
        "name": "index",
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
    "name": "marketsForPayoutCount",
    "inputs": [
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
    "name": "marketsForQuote",
    "inputs": [
      {
        "name": "quoteToken",
        "type": "address"
      },
      {
        "name": "index",
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
    "name": "marketsForQuoteCount",
    "inputs": [
      {
        "name": "quoteToken",
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
    "name": "maxAmountAccepted",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
      },
      {
        "name": "referrer",
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
    "name": "payoutFor",
    "inputs": [
      {
        "name": "amount",
        "type": "uint256"
      },
      {
        "name": "id",
        "type": "uint256"
      },
      {
        "name": "referrer",
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
    "name": "registerAuctioneer",
    "inputs": [
      {
        "name": "auctioneer",
        "type": "address"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "registerMarket",
    "inputs": [
      {
        "name": "payoutToken",
        "type": "address"
      },
      {
        "name": "quoteToken",
        "type": "address"
      }
    ],
    "outputs": [
      {
        "name": "id",
        "type": "uint256"
      }
    ],
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
    "name": "setAuctioneerDisabled",
    "inputs": [
      {
        "name": "auctioneer",
        "type": "address"
      },
      {
        "name": "disabled",
        "type": "bool"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "setMarketUnlisted",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
      },
      {
        "name": "unlisted",
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
    "name": "AuctioneerDisabled",
    "inputs": [
      {
        "name": "auctioneer",
        "type": "address",
        "indexed": true
      },
      {
        "name": "disabled",
        "type": "bool",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "AuctioneerRegistered",
    "inputs": [
      {
        "name": "auctioneer",
        "type": "address",
        "indexed": true
      },
      {
        "name": "teller",
        "type": "address",
        "indexed": true
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
        "name": "payoutToken",
        "type": "address",
        "indexed": true
      },
      {
        "name": "quoteToken",
        "type": "address",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "MarketUnlisted",
    "inputs": [
      {
        "name": "id",
        "type": "uint256",
        "indexed": true
      },
      {
        "name": "unlisted",
        "type": "bool",
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
    "type": "error",
    "name": "Aggregator_AlreadyRegistered",
    "inputs": [
      {
        "name": "auctioneer",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Aggregator_AuctioneerDisabled",
    "inputs": [
      {
        "name": "auctioneer",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Aggregator_InvalidParams",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Aggregator_MarketDoesNotExist",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "Aggregator_OnlyAuctioneer",
    "inputs": []
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
