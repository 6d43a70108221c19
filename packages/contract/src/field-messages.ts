/**
 * The messages for wrong fields: the one place for these texts, on the server and in every form. `path` is the field's name in the body or
 * query, such as `email`.
 */
export const fieldMessages = {
  required: (path: string) => `${path} is a required field`,
  atLeast: (path: string, min: number) => `${path} must be at least ${min}`,
  atMost: (path: string, max: number) => `${path} must be at most ${max}`,
  zeroOrMore: (path: string) => `${path} must be 0 or more`,
  figure: (path: string) => `${path} must be a figure`,
  tooLong: (path: string, max: number) => `${path} must be at most ${max} characters`,
  tooMany: (path: string, max: number) => `${path} must have at most ${max} entries`,
  wholeCharacters: (path: string) => `${path} must be whole characters`,
  controlCharacters: (path: string) => `${path} must not contain control characters`,
  lineBreaks: (path: string) => `${path} must not contain line breaks, tabs or other control characters`,
  id: (path: string) => `${path} must be an id, such as 0198c0de-0000-7000-8000-000000000001`,
  currency: (path: string) => `${path} must be a code of three letters, such as EUR`,
  colour: (path: string) => `${path} must be a colour such as #be4932`,
  /** `example` is written in the format of the field. */
  like: (path: string, what: string, example: string) => `${path} must be ${what}, such as ${example}`,
} as const;
