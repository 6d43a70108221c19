/** The messages of the embedded PostgreSQL about itself. Only they say why it can't continue. */
export interface EngineVoice {
  /** Answers false: nothing of it is printed besides. */
  onStderr: (line: string) => boolean;
  /** Why the engine ended, in PostgreSQL's words; empty where it has not said. */
  failure(): string;
}

/** FATAL ends the only connection that there is, PANIC the whole engine. */
const endings = /(?:^|\s)(?:FATAL|PANIC): {2}(.*)$/;
const additions = /(?:^|\s)DETAIL: {2}(.*)$/;
/** What comes before the log is set up, as for a missing file of settings. */
const early = /^postgres: (.*)$/;

/** Listens to an engine; `onEnd` is called within the call to the engine that ends it, once. */
export function engineVoice(onEnd: (said: string) => void): EngineVoice {
  const said: string[] = [];
  return {
    onStderr: (line) => {
      const [, ending] = endings.exec(line) ?? early.exec(line) ?? [];
      if (ending !== undefined) {
        said.push(ending);
        if (said.length === 1) onEnd(ending);
        return false;
      }
      const [, addition] = additions.exec(line) ?? [];
      if (addition !== undefined && said.length > 0) said.push(addition);
      return false;
    },
    failure: () => said.join(' '),
  };
}
