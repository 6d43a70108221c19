/**
 * What a worker's process and those that it starts may take, in MB. Together they are below `mem_limit` of the worker in docker-compose.yml, which
 * `scripts/compose.test.ts` adds up: what takes too much ends by a limit of its own, with a reason, before the container does.
 */
export const memoryLimits = {
  /** Heap of the main thread, which moves rows, jobs and events: `--max-old-space-size` of the container's command. */
  mainHeap: 512,
  /** All that is no heap: programs, buffers, stacks, objects that are still young. */
  outsideHeaps: 320,
  /** Documents that are read, one of them and all together, whatever kind of memory it is. */
  reading: { one: 1000, all: 1100 },
  /** LibreOffice, which converts one document at a time, with the processes that it starts. */
  office: 1000,
  /** The process of a local embedding model, where one is set, whatever kind of memory it is. */
  embedding: 1000,
  /** Threads at most, and the heap of each: work that takes more ends its thread, not the process. */
  chat: { threads: 2, heap: 384 },
  runs: { threads: 2, heap: 768 },
  exports: { threads: 1, heap: 512 },
};
