// Writes the protocol buffers of an ONNX model (onnx.proto3): fields of a number and a value, lengths before what is no integer.

type Value = number | string | Uint8Array;

function varint(value: number): Uint8Array {
  const bytes: number[] = [];
  let rest = value;
  do {
    const bits = rest % 128;
    rest = Math.floor(rest / 128);
    bytes.push(rest > 0 ? bits | 128 : bits);
  } while (rest > 0);
  return Uint8Array.from(bytes);
}

/** A field of a message by its number: a number as an integer, anything else as bytes. */
function field(number: number, value: Value): Uint8Array {
  if (typeof value === 'number') return Buffer.concat([varint(number * 8), varint(value)]);
  const bytes = typeof value === 'string' ? Buffer.from(value) : value;
  return Buffer.concat([varint(number * 8 + 2), varint(bytes.length), bytes]);
}

const types = { float: 1, int64: 7 };

/** An input or output; a dimension without a number has a name. */
function tensorOf(name: string, type: keyof typeof types, shape: (number | string)[]): Uint8Array {
  const dimensions = shape.map((size) => field(1, typeof size === 'number' ? field(1, size) : field(2, size)));
  const tensor = Buffer.concat([field(1, types[type]), field(2, Buffer.concat(dimensions))]);
  return Buffer.concat([field(1, name), field(2, field(1, tensor))]);
}

/**
 * A model whose vector of a token is a row of a table: `Gather(table, input_ids)`.
 * @param table rows of as many numbers each
 */
export function lookupModel(table: readonly (readonly number[])[]): Uint8Array {
  const width = table[0]?.length ?? 0;
  const numbers = Float32Array.from(table.flat());
  const initializer = [
    field(1, table.length),
    field(1, width),
    field(2, types.float),
    field(8, 'table'),
    field(9, new Uint8Array(numbers.buffer)),
  ];
  const node = [field(1, 'table'), field(1, 'input_ids'), field(2, 'last_hidden_state'), field(4, 'Gather')];
  const graph = [
    field(1, Buffer.concat(node)),
    field(2, 'lookup'),
    field(5, Buffer.concat(initializer)),
    field(11, tensorOf('input_ids', 'int64', ['texts', 'tokens'])),
    field(11, tensorOf('attention_mask', 'int64', ['texts', 'tokens'])),
    field(12, tensorOf('last_hidden_state', 'float', ['texts', 'tokens', width])),
  ];
  const opset = Buffer.concat([field(1, ''), field(2, 13)]);
  return Buffer.concat([field(1, 8), field(7, Buffer.concat(graph)), field(8, opset)]);
}
