// Generated from packages/contracts by `npm run abi -w @althing/contracts`. Do not edit.

export const transceiverStructsAbi = [
  {
    "type": "function",
    "name": "buildAndEncodeTransceiverMessage",
    "inputs": [
      {
        "name": "prefix",
        "type": "bytes4"
      },
      {
        "name": "sourceNttManagerAddress",
        "type": "bytes32"
      },
      {
        "name": "recipientNttManagerAddress",
        "type": "bytes32"
      },
      {
        "name": "nttManagerPayload",
        "type": "bytes"
      },
      {
        "name": "transceiverPayload",
        "type": "bytes"
      }
    ],
    "outputs": [
      {
        "name": "message",
        "type": "tuple",
        "components": [
          {
            "name": "sourceNttManagerAddress",
            "type": "bytes32"
          },
          {
            "name": "recipientNttManagerAddress",
            "type": "bytes32"
          },
          {
            "name": "nttManagerPayload",
            "type": "bytes"
          },
          {
            "name": "transceiverPayload",
            "type": "bytes"
          }
        ]
      },
      {
        "name": "encoded",
        "type": "bytes"
      }
    ],
    "stateMutability": "pure"
  },
  {
    "type": "function",
    "name": "encodeNativeTokenTransfer",
    "inputs": [
      {
        "name": "transfer",
        "type": "tuple",
        "components": [
          {
            "name": "amount",
            "type": "uint72"
          },
          {
            "name": "sourceToken",
            "type": "bytes32"
          },
          {
            "name": "recipient",
            "type": "bytes32"
          },
          {
            "name": "recipientChain",
            "type": "uint16"
          }
        ]
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "bytes"
      }
    ],
    "stateMutability": "pure"
  },
  {
    "type": "function",
    "name": "encodeNttManagerMessage",
    "inputs": [
      {
        "name": "message",
        "type": "tuple",
        "components": [
          {
            "name": "id",
            "type": "bytes32"
          },
          {
            "name": "sender",
            "type": "bytes32"
          },
          {
            "name": "payload",
            "type": "bytes"
          }
        ]
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "bytes"
      }
    ],
    "stateMutability": "pure"
  },
  {
    "type": "function",
    "name": "encodeTransceiverInit",
    "inputs": [
      {
        "name": "init",
        "type": "tuple",
        "components": [
          {
            "name": "transceiverIdentifier",
            "type": "bytes4"
          },
          {
            "name": "nttManagerAddress",
            "type": "bytes32"
          },
          {
            "name": "nttManagerMode",
            "type": "uint8"
          },
          {
            "name": "tokenAddress",
            "type": "bytes32"
          },
          {
            "name": "tokenDecimals",
            "type": "uint8"
          }
        ]
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "bytes"
      }
    ],
    "stateMutability": "pure"
  },
  {
    "type": "function",
    "name": "encodeTransceiverRegistration",
    "inputs": [
      {
        "name": "registration",
        "type": "tuple",
        "components": [
          {
            "name": "transceiverIdentifier",
            "type": "bytes4"
          },
          {
            "name": "transceiverChainId",
            "type": "uint16"
          },
          {
            "name": "transceiverAddress",
            "type": "bytes32"
          }
        ]
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "bytes"
      }
    ],
    "stateMutability": "pure"
  },
  {
    "type": "function",
    "name": "nttManagerMessageDigest",
    "inputs": [
      {
        "name": "sourceChainId",
        "type": "uint16"
      },
      {
        "name": "message",
        "type": "tuple",
        "components": [
          {
            "name": "id",
            "type": "bytes32"
          },
          {
            "name": "sender",
            "type": "bytes32"
          },
          {
            "name": "payload",
            "type": "bytes"
          }
        ]
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
    "name": "parseNativeTokenTransfer",
    "inputs": [
      {
        "name": "encoded",
        "type": "bytes"
      }
    ],
    "outputs": [
      {
        "name": "transfer",
        "type": "tuple",
        "components": [
          {
            "name": "amount",
            "type": "uint72"
          },
          {
            "name": "sourceToken",
            "type": "bytes32"
          },
          {
            "name": "recipient",
            "type": "bytes32"
          },
          {
            "name": "recipientChain",
            "type": "uint16"
          }
        ]
      }
    ],
    "stateMutability": "pure"
  },
  {
    "type": "function",
    "name": "parseTransceiverAndNttManagerMessage",
    "inputs": [
      {
        "name": "expectedPrefix",
        "type": "bytes4"
      },
      {
        "name": "encoded",
        "type": "bytes"
      }
    ],
    "outputs": [
      {
        "name": "message",
        "type": "tuple",
        "components": [
          {
            "name": "sourceNttManagerAddress",
            "type": "bytes32"
          },
          {
            "name": "recipientNttManagerAddress",
            "type": "bytes32"
          },
          {
            "name": "nttManagerPayload",
            "type": "bytes"
          },
          {
            "name": "transceiverPayload",
            "type": "bytes"
          }
        ]
      },
      {
        "name": "managerMessage",
        "type": "tuple",
        "components": [
          {
            "name": "id",
            "type": "bytes32"
          },
          {
            "name": "sender",
            "type": "bytes32"
          },
          {
            "name": "payload",
            "type": "bytes"
          }
        ]
      }
    ],
    "stateMutability": "pure"
  },
  {
    "type": "function",
    "name": "parseTransceiverInstructions",
    "inputs": [
      {
        "name": "encoded",
        "type": "bytes"
      },
      {
        "name": "numTransceivers",
        "type": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "instructions",
        "type": "tuple[]",
        "components": [
          {
            "name": "index",
            "type": "uint8"
          },
          {
            "name": "payload",
            "type": "bytes"
          }
        ]
      }
    ],
    "stateMutability": "pure"
  },
  {
    "type": "error",
    "name": "IncorrectPrefix",
    "inputs": [
      {
        "name": "prefix",
        "type": "bytes4"
      }
    ]
  },
  {
    "type": "error",
    "name": "InvalidInstructionIndex",
    "inputs": [
      {
        "name": "providedIndex",
        "type": "uint256"
      },
      {
        "name": "numTransceivers",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "LengthMismatch",
    "inputs": [
      {
        "name": "encodedLength",
        "type": "uint256"
      },
      {
        "name": "expectedLength",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "PayloadTooLong",
    "inputs": [
      {
        "name": "size",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "UnorderedInstructions",
    "inputs": [
      {
        "name": "lastIndex",
        "type": "uint256"
      },
      {
        "name": "instructionIndex",
        "type": "uint256"
      }
    ]
  }
] as const;
