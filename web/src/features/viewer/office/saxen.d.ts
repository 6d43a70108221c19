/** Types for the used part of saxen, which has none. */
declare module 'saxen' {
  type Decode = (text: string) => string;
  export class Parser {
    /** Elements of these namespaces get these prefixes, whatever the prefixes in the file. */
    ns(prefixes: Record<string, string>): this;
    on(
      event: 'openTag',
      listener: (name: string, attributes: () => Record<string, string>, decode: Decode) => void,
    ): this;
    on(event: 'closeTag', listener: (name: string) => void): this;
    on(event: 'text', listener: (text: string, decode: Decode) => void): this;
    on(event: 'cdata', listener: (text: string) => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
    on(event: 'warn', listener: (warning: Error) => void): this;
    parse(xml: string): this;
    /** Ends parsing from within a listener. */
    stop(): void;
  }
}
