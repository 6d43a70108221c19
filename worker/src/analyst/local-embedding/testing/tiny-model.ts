import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { lookupModel } from './onnx-bytes.ts';

const special = ['[PAD]', '[UNK]', '[CLS]', '[SEP]'];

interface TinyModel {
  /** Words that have the same vector, by group; each group has a direction of its own, all other words share one. */
  groups: readonly (readonly string[])[];
  /** Dimensions of the vectors; enough for the groups where left out. */
  dimensions?: number;
  longest?: number;
}

/** The files of a sentence model that knows some words, as they are published, by their path in its folder. */
export function tinyModelFiles({
  groups,
  dimensions = groups.length + 1,
  longest = 64,
}: TinyModel): Map<string, string | Uint8Array> {
  const words = groups.flat();
  const vocabulary = [...special, ...words];
  const directionOf = (word: string) => groups.findIndex((group) => group.includes(word)) + 1;
  const row = (word: string) =>
    Array.from({ length: dimensions }, (_, at) => {
      if (word === '[UNK]') return at === 0 ? 1 : 0;
      return !special.includes(word) && at === directionOf(word) ? 1 : 0;
    });
  const added = special.map((content, id) => {
    return { id, content, single_word: false, lstrip: false, rstrip: false, normalized: false, special: true };
  });
  const framed = (token: string) => ({ SpecialToken: { id: token, type_id: 0 } });
  const token = (name: string) => ({ id: name, ids: [special.indexOf(name)], tokens: [name] });
  const tokenizer = {
    version: '1.0',
    truncation: null,
    padding: null,
    added_tokens: added,
    normalizer: {
      type: 'BertNormalizer',
      clean_text: true,
      handle_chinese_chars: true,
      strip_accents: null,
      lowercase: true,
    },
    pre_tokenizer: { type: 'BertPreTokenizer' },
    post_processor: {
      type: 'TemplateProcessing',
      single: [framed('[CLS]'), { Sequence: { id: 'A', type_id: 0 } }, framed('[SEP]')],
      pair: [],
      special_tokens: { '[CLS]': token('[CLS]'), '[SEP]': token('[SEP]') },
    },
    decoder: null,
    model: {
      type: 'WordPiece',
      unk_token: '[UNK]',
      continuing_subword_prefix: '##',
      max_input_chars_per_word: 100,
      vocab: Object.fromEntries(vocabulary.map((word, id) => [word, id])),
    },
  };
  const names = { pad_token: '[PAD]', unk_token: '[UNK]', cls_token: '[CLS]', sep_token: '[SEP]' };
  return new Map<string, string | Uint8Array>([
    ['config.json', JSON.stringify({ model_type: 'bert', hidden_size: dimensions })],
    ['tokenizer.json', JSON.stringify(tokenizer)],
    [
      'tokenizer_config.json',
      JSON.stringify({ tokenizer_class: 'BertTokenizer', model_max_length: longest, ...names }),
    ],
    ['onnx/model_quantized.onnx', lookupModel(vocabulary.map(row))],
  ]);
}

/** Writes them to `<directory>/<name>`, as an operator would put them there. */
export async function writeTinyModel(directory: string, name: string, model: TinyModel): Promise<void> {
  for (const [file, content] of tinyModelFiles(model)) {
    const path = join(directory, name, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
}
